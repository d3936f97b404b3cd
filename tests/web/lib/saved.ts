/** Games brought to a certain point by the rules, and put where the app keeps its own. */
import { readSave, saveOf, type Save } from '@yaht/client';
import { fault, play, startGame, variantById, type Command, type Game, type Seat, type Variant } from '@yaht/rules';
import { chanceOf } from '@yaht/rules/testing';
import type { Page } from 'playwright-core';
import { turnTo } from './browser.ts';

/** A step: who wishes what, and what chance gives for it. */
export type Step = readonly [seat: Seat, command: Command, dice?: string];

/** The game after these steps. */
export function gameAfter(variant: string | Variant, names: readonly string[], steps: readonly Step[], id = 'seeded'): Game {
  const rules = typeof variant === 'string' ? (variantById(variant) ?? fault(`no game ${variant}`)) : variant;
  const started = startGame({ id, variant: rules, players: names.map(name => ({ name })) }, chanceOf(''));
  const first: Game = started.ok ? started.value.game : fault('the game did not start');
  return steps.reduce((game, [seat, command, dice = '']) => {
    const played = play(game, seat, command, chanceOf(dice));
    return played.ok ? played.value.game : fault(`${command.type}: ${played.error}`);
  }, first);
}

/** A roll and a score, as most turns go. */
export const turn = (seat: Seat, dice: string, category: string): readonly Step[] => [
  [seat, { type: 'RollDice' }, dice],
  [seat, { type: 'ScoreCategory', category }],
];

/** Puts the game on the device and opens it. */
export async function openSaved(page: Page, game: Game): Promise<void> {
  await putSaved(page, game);
  await turnTo(page, `/play/${game.start.id}`);
}

/** Puts the game where the app keeps its own, from a page that lists no games. */
export async function putSaved(page: Page, game: Game): Promise<void> {
  const text = JSON.stringify(saveOf({ game, secret: 'ab'.repeat(32) }));
  if (!page.url().endsWith('/settings')) await turnTo(page, '/settings');
  await page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yaht', 1);
        opening.addEventListener('upgradeneeded', () =>
          ['games', 'damaged'].forEach(name => opening.result.createObjectStore(name)),
        );
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(value, key);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [game.start.id, text] as const,
  );
}

/** The game as the device keeps it. */
export async function keptGame(page: Page, id: string): Promise<Game> {
  const text = await page.evaluate(
    key =>
      new Promise<string>(resolve => {
        const opening = indexedDB.open('yaht');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('games').objectStore('games').get(key);
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result as string);
          });
        });
      }),
    id,
  );
  const saved = readSave(JSON.parse(text) as Save);
  return saved.ok ? saved.value.game : fault('no game is kept');
}
