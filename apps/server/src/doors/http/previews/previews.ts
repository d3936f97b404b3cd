/** What every link leads to, by the names in its address; undefined where there is nothing, or nothing that a stranger may see. */
import { DAILY_GAMES } from '@yaht/fair';
import type { Language } from '@yaht/messages';
import type { FastifyRequest } from 'fastify';
import type { HttpParts } from '../call/parts.ts';
import { readGame } from '../call/reading.ts';
import { gamePreview } from './game-preview.ts';
import { dailyPreview, profilePreview } from './other-previews.ts';
import type { Preview } from './preview.ts';
import { roomPreview } from './room-preview.ts';

type PreviewParts = Pick<HttpParts, 'tables' | 'daily' | 'people'>;

/** Where something that can be previewed is: what kind, and its name. */
export type Linked =
  | { readonly kind: 'rooms' | 'games' | 'profiles'; readonly id: string }
  | { readonly kind: 'daily'; readonly id: string; readonly game: string };

export async function previewOf(
  { tables, daily, people }: PreviewParts,
  request: FastifyRequest,
  linked: Linked,
  language: Language,
): Promise<Preview | undefined> {
  switch (linked.kind) {
    case 'rooms': {
      const table = await tables.find(linked.id);
      return table && roomPreview(await table.fresh(), language);
    }
    case 'games': {
      const found = await readGame(tables, request, linked.id);
      const opening = found.ok ? await tables.opening(found.value.room) : undefined;
      return found.ok && opening ? gamePreview(found.value.game, opening.options.private, language) : undefined;
    }
    case 'daily': {
      const game = DAILY_GAMES.find(name => name === linked.game);
      const report = game && (await daily.report({ day: Number(linked.id), game }));
      return report && dailyPreview(report, language);
    }
    case 'profiles': {
      const profile = await people.profiles.byId(linked.id);
      if (!profile) return undefined;
      const played = await people.boards.variantsOf(profile.id);
      const games = played.reduce((sum, each) => sum + each.games, 0);
      return profilePreview(profile, games, language);
    }
  }
}

/** What a page of the app is about, by the pattern of its address. */
export function linkedFrom(
  path: string,
  named: Readonly<Record<string, string | undefined>>,
  today: () => number,
): Linked | undefined {
  const { code, id, day, game = 'card' } = named;
  if (path.startsWith('/r/') && code !== undefined) return { kind: 'rooms', id: code };
  if (path.startsWith('/g/') && id !== undefined) return { kind: 'games', id };
  if (path.startsWith('/p/') && id !== undefined) return { kind: 'profiles', id };
  return /^\/(d\/|daily)/.test(path) ? { kind: 'daily', id: day ?? String(today()), game } : undefined;
}
