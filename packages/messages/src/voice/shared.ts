/** Facts that every game shares. */
import { fault, sumOf, type GameOver, type OpeningRolled, type SharedEvent, type Undone } from '@yaht/rules';
import { categoryName } from '../names.ts';
import { isAlone, type About } from './about.ts';
import type { Said, Tellers } from './told.ts';

export const shared: Tellers<SharedEvent, About> = {
  GameStarted: ({ players }, { words }) => words.play.begins(players.map(({ name }) => name)),
  OpeningRolled: opening,
  SeatPlayedBy: ({ seat, by }, { words, nameOf }) => words.play.playedBy[by](nameOf(seat)),
  Resigned: ({ seat, outOfTime }, { words, nameOf }) =>
    outOfTime ? words.play.forfeited(nameOf(seat)) : words.play.resigned(nameOf(seat)),
  HintTaken: ({ seat }, { words, nameOf }) => words.play.hintTaken(nameOf(seat)),
  Undone: undone,
  GameOver: over,
};

/** A round of the opening roll: who rolled what, and who starts or rolls again. */
function opening({ rolls, order }: OpeningRolled, { words: { play }, nameOf }: About): Said {
  const highest = Math.max(...rolls.map(({ dice }) => sumOf(dice)));
  const level = rolls.filter(({ dice }) => sumOf(dice) === highest).map(({ seat }) => nameOf(seat));
  return [
    ...rolls.map(({ seat, dice }) => play.openingRoll(nameOf(seat), dice, sumOf(dice))),
    order ? play.starts(nameOf(order[0] ?? fault('an order without seats'))) : play.openingTie(level),
  ];
}

/** What the takeback opened again. */
function undone({ to }: Undone, { words, game }: About): Said {
  const { play, rollio, run } = words;
  const { variant } = game.start;
  const fact = game.events[to];
  if (variant.family === 'run' || variant.family === 'duel') return run.undone;
  if (fact?.type === 'DiceScored') return rollio.undoneScore;
  if (fact?.type === 'Banked') return rollio.undoneBank;
  if (fact?.type !== 'ScoreRecorded' || variant.family !== 'scorecard') return play.undoneRoll;
  return play.undone(categoryName(words, variant, fact.category));
}

function over({ winners, totals, abandoned }: GameOver, { words, game, nameOf }: About): Said {
  const { play, run, duel } = words;
  const names = winners.map(nameOf);
  if (game.family === 'run') return run.over(totals[0] ?? 0, game.state.level.level, game.state.won);
  if (abandoned) return [play.gameOver, play.abandoned];
  if (game.family === 'duel') return [play.gameOver, `${duel.wins(names)}.`];
  if (winners.length === 0) return [play.gameOver, play.notCounted];
  const total = totals[winners[0] ?? 0] ?? 0;
  return [play.gameOver, isAlone(game) ? play.finished(nameOf(0), total) : play.won(names, total)];
}
