/** A game that is played or over as a link shows it. Of a private room it names nobody. */
import { capital, messagesFor, variantName, type Language } from '@yaht/messages';
import { kinOf, standings, totals, type Game } from '@yaht/rules';
import type { Preview } from './preview.ts';
import { isSealed } from './room-preview.ts';

export function gamePreview(game: Game, isPrivate: boolean, language: Language): Preview {
  const messages = messagesFor(language);
  const { preview } = messages;
  const { variant, players } = game.start;
  const name = variantName(messages, variant);
  const plainTitle = preview.aGame(name);
  const title = isPrivate ? plainTitle : titleOf();
  const points = standings(totals(game));
  const plainAbout = points.length === 1 ? preview.points(points[0]?.total ?? 0) : points.map(({ total }) => total).join(' : ');
  const named = points.map(({ seat, total }) => preview.pointsOf(players[seat]?.name ?? '', total)).join(', ');
  const about = isPrivate || points.length === 1 ? plainAbout : named;
  return {
    title,
    description: `${capital(about)}. ${preview.gameIs(name)}`,
    alt: preview.picture(title, about),
    isPrivate,
    ticket: {
      title,
      plainTitle,
      about,
      plainAbout,
      seats: points.map(({ seat }) => seat),
      kin: kinOf(variant),
      stub: isSealed(variant) ? 'seal' : 'dice',
      isOpen: !game.over,
    },
  };

  function titleOf(): string {
    const winners = (game.over?.winners ?? []).flatMap(seat => players[seat]?.name ?? []);
    const isContest = players.length > 1 && winners.length > 0;
    return isContest
      ? preview.won(winners, name)
      : preview.playing(
          players.map(player => player.name),
          name,
        );
  }
}
