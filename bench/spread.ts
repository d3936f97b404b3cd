/** What the solver can tell beside values: seconds on this machine and, where a slow and readable way exists, the ratio to it. */
import { botMove } from '@yaht/bots';
import { BOT_LEVELS, fault, play, type ScorecardGame } from '@yaht/rules';
import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import {
  chanceOfAtLeast,
  compileTables,
  deviationOf,
  EMPTY_CARD,
  liveChances,
  meanOf,
  newOdds,
  playerOf,
  playOdds,
  policiesOf,
  reviewGame,
  simulate,
  targetBytes,
  type Solution,
  type Tables,
  winBook,
} from '@yaht/solver';
import { outcomes, solve, target, variances } from '@yaht/solver/node';

/** Cards that the readable way plays, to know what one costs it. */
const SAMPLE = 2_000;
const GAMES = 50_000;

async function secondsOf<Value>(run: () => Value | Promise<Value>): Promise<{ seconds: number; value: Value }> {
  const start = performance.now();
  const value = await run();
  return { seconds: (performance.now() - start) / 1000, value };
}

const print = (...columns: readonly string[]): void =>
  console.log(columns.map((column, i) => (i === 0 ? column.padEnd(40) : column.padStart(16))).join(''));

function tablesOf(id: string): Tables {
  const compiled = compileTables(variantOf(id));
  return compiled.ok ? compiled.value : fault(compiled.error);
}

/** What a perfect turn of one card costs in plain TypeScript: the policy, and chance through it. */
async function plainTurn(solution: Solution): Promise<number> {
  const { tables } = solution;
  const policyOf = policiesOf(solution);
  const odds = newOdds();
  const { seconds } = await secondsOf(() => {
    for (let i = 0; i < SAMPLE; i++)
      playOdds(
        odds,
        policyOf({ ...EMPTY_CARD, filled: ((i * 37) % (2 ** tables.categories.length - 1)) & ~63 }),
        tables.rolls - 1,
        tables.dice,
      );
  });
  return seconds / SAMPLE;
}

async function benchSpread(id: string): Promise<Solution> {
  const solution = await solve(tablesOf(id), { precision: 'f64' });
  const perTurn = await plainTurn(solution);
  const ratio = (cards: number, seconds: number): string => `${((cards * perTurn) / seconds).toFixed(1)} ×`;
  const spread = await secondsOf(() => outcomes(solution));
  if (!spread.value.ok) return fault(spread.value.error);
  const { scores, cards } = spread.value.value;
  const figures = `${meanOf(scores).toFixed(4)} ± ${deviationOf(scores).toFixed(4)}, ≥ 250: ${chanceOfAtLeast(scores, 250).toFixed(5)}`;
  print(`${id}, exact distribution`, `${spread.seconds.toFixed(2)} s`, ratio(cards, spread.seconds), figures);
  const table = await secondsOf(() => variances(solution));
  print(`${id}, variance of every card`, `${table.seconds.toFixed(2)} s`, ratio(solution.tables.counts.distinct, table.seconds));
  const book = winBook(solution);
  const live = liveChances(solution, book);
  const middle = {
    card: { filled: 0b11, upperScore: 5, scoredAlike: false },
    points: 5,
    dice: [3, 3, 5, 1, 6] as const,
    rerollsLeft: 1,
  };
  live([middle, {}], 0);
  const update = await secondsOf(() => live([{ ...middle, points: 6 }, {}, {}, {}], 0));
  print(`${id}, win chances of four players`, `${(1000 * update.seconds).toFixed(1)} ms`);
  const played = await secondsOf(() => simulate(solution.tables, playerOf(solution, 'perfect', 7), { games: GAMES, seed: 7 }));
  print(`${id}, simulated games`, `${Math.round(GAMES / played.seconds)} /s`);
  return solution;
}

function botGame(solution: Solution): ScorecardGame {
  const chance = chanceFrom(7);
  let game = newGame(solution.tables.variant, chance, { players: BOT_LEVELS.map(level => ({ name: level, bot: level })) });
  while (game.state.turn) {
    const { seat } = game.state.turn;
    const played = play(game, seat, botMove(game, seat, BOT_LEVELS[seat] ?? 'easy', { solved: solution }), chance);
    game = played.ok ? played.value.game : fault(played.error);
  }
  return game;
}

const yatzy = await benchSpread('yatzy');
await benchSpread('yahtzee');
const game = botGame(yatzy);
const solo = await secondsOf(() => reviewGame(yatzy, game.events));
const won = await secondsOf(() => reviewGame(yatzy, game.events, { book: winBook(yatzy) }));
print('yatzy, review of three seats', `${(1000 * solo.seconds).toFixed(0)} ms`);
print('  with the chance to win', `${(1000 * won.seconds).toFixed(0)} ms`);
const reached = await secondsOf(() => target(yatzy.tables, 300));
const chance = reached.value.ok ? reached.value.value.toFixed(5) : '';
const megabytes = `${Math.round(targetBytes(yatzy.tables, 300) / 1e6)} MB`;
print('yatzy, best chance of 300, every card', `${reached.seconds.toFixed(1)} s`, megabytes, chance);
