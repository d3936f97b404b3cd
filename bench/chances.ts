/**
 * Chances to win: what a decision, a review and the end of two cost, how near early chances are, Rollio for two solved, and mirrored games
 * of the bot that plays to win: `npm run bench chances`. `YAHT_GAMES=500` plays so many pairs, `YAHT_FIRST=500` goes on after those.
 */
import { botMove } from '@yaht/bots';
import { fault, play, variantById, type BotLevel, type ScorecardGame } from '@yaht/rules';
import { chanceFrom, newGame, variantOf } from '@yaht/rules/testing';
import {
  allFilled,
  cardAfter,
  compileTables,
  countBits,
  EMPTY_CARD,
  FIRST_ROLL,
  newOdds,
  outcomesOf,
  playOdds,
  policiesOf,
  reviewGame,
  rollioTables,
  ROLLS,
  solveEndgame,
  solveHere,
  solveRollio,
  winBook,
  winChances,
  type Solution,
  type Standing,
  type WinBook,
} from '@yaht/solver';

const PAIRS = Number(process.env['YAHT_GAMES'] ?? 10);
const FIRST = Number(process.env['YAHT_FIRST'] ?? 0);

const print = (...columns: readonly string[]): void =>
  console.log(columns.map((column, i) => (i === 0 ? column.padEnd(48) : column.padStart(14))).join(''));

function timeOf<Value>(run: () => Value): { readonly ms: number; readonly value: Value } {
  const start = performance.now();
  const value = run();
  return { ms: performance.now() - start, value };
}

function solved(id: string): Solution {
  const tables = compileTables(variantOf(id));
  return tables.ok ? solveHere(tables.value, { precision: 'f64' }) : fault(tables.error);
}

let x = 11;
const next = (): number => (x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;

/** Where perfect play for points stands with so many rows open. */
function standing({ tables, ...solution }: Solution, open: number): Standing {
  const policyOf = policiesOf({ tables, ...solution });
  let [card, points] = [EMPTY_CARD, 0];
  while (countBits(allFilled(tables) & ~card.filled) > open) {
    const policy = policyOf(card);
    const odds = newOdds();
    playOdds(odds, policy, tables.rolls - 1, tables.dice);
    let [left, roll] = [next(), 0];
    while (roll < ROLLS - 1 && (left -= odds[FIRST_ROLL + roll] ?? 0) > 0) roll += 1;
    const [category = 0, earned = 0] = [policy.category[roll], policy.points[roll]];
    points += earned + (policy.bonus[roll] ?? 0);
    card = cardAfter(tables, card, category, earned);
  }
  return { card, points };
}

function decisions(id: string, solution: Solution): void {
  for (const open of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const players = [standing(solution, open), standing(solution, open)];
    const book = winBook(solution, { withEndgame: false });
    const { ms } = timeOf(() => book.turn(players, 0));
    const end = open <= 5 ? timeOf(() => solveEndgame(solution.tables, pairOf(players))).ms : undefined;
    print(
      `${id}, a turn with ${open} rows open`,
      `${ms.toFixed(0)} ms`,
      end === undefined ? '' : `both: ${(end / 1000).toFixed(2)} s`,
    );
  }
}

const pairOf = ([own, other]: readonly Standing[]): { readonly own: Standing; readonly other: Standing } =>
  own && other ? { own, other } : fault('two play');

function early(id: string, solution: Solution, book: WinBook): void {
  const table = timeOf(() => book.turn([standing(solution, 12), standing(solution, 12)], 0));
  print(`${id}, early cards, once`, `${(table.ms / 1000).toFixed(1)} s`);
  const errors = Array.from({ length: 24 }, (_, i) => {
    const players = [standing(solution, 11 + (i % 2)), standing(solution, 11)];
    const exact = players.map(({ card, points }) => {
      const found = outcomesOf(solution, { card, points });
      return found.ok ? found.value.scores : fault(found.error);
    });
    return (book.turn(players, 0).start[0] ?? NaN) - (winChances(exact)[0] ?? NaN);
  });
  const root = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
  const most = Math.max(...errors.map(Math.abs));
  print(`${id}, early chances, off by`, `${(100 * root).toFixed(3)} (rms)`, `${(100 * most).toFixed(3)} (most)`);
}

function game(solution: Solution, levels: readonly BotLevel[], seed: number, book: WinBook): ScorecardGame {
  const chance = chanceFrom(seed);
  let played = newGame(solution.tables.variant, chance, { players: levels.map(level => ({ name: level, bot: level })) });
  while (played.state.turn) {
    const { seat } = played.state.turn;
    const step = play(played, seat, botMove(played, seat, levels[seat] ?? 'easy', { solved: solution, book }), chance);
    played = step.ok ? step.value.game : fault(step.error);
  }
  return played;
}

/** The same dice twice, with the seats changed. Luck averages to nothing, so what is left of a result without it has less noise. */
function mirrored(id: string, solution: Solution, book: WinBook): void {
  const results: number[] = [];
  for (let pair = FIRST; pair < FIRST + PAIRS; pair++) {
    const both = [0, 1].map(seat => {
      const levels: readonly BotLevel[] = seat === 0 ? ['winning', 'optimal'] : ['optimal', 'winning'];
      const win = reviewGame(solution, game(solution, levels, pair, book).events, { book })[seat]?.win ?? fault('no account');
      return win.result - win.luck - win.othersLuck;
    });
    results.push(((both[0] ?? 0) + (both[1] ?? 0)) / 2);
  }
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  const spread = Math.sqrt(results.reduce((sum, result) => sum + (result - mean) ** 2, 0) / Math.max(1, results.length - 1));
  print(
    `${id}, winning against optimal, ${PAIRS} pairs`,
    `${(100 * mean).toFixed(2)} %`,
    `± ${((100 * spread) / Math.sqrt(results.length)).toFixed(2)}`,
  );
}

for (const id of ['yahtzee', 'yatzy']) {
  const solution = solved(id);
  const book = winBook(solution);
  decisions(id, solution);
  early(id, solution, book);
  const played = game(solution, ['optimal', 'normal'], 7, book);
  const review = timeOf(() => reviewGame(solution, played.events, { book: winBook(solution) }));
  print(`${id}, review of a game of two, the first one`, `${(review.ms / 1000).toFixed(1)} s`);
  const again = timeOf(() => reviewGame(solution, played.events, { book }));
  print(`${id}, review of one more game`, `${(again.ms / 1000).toFixed(1)} s`);
  mirrored(id, solution, book);
}
const classic = variantById('rollio-classic');
if (classic?.family === 'rollio') {
  const { ms, value } = timeOf(() => solveRollio(rollioTables(classic)));
  print('Rollio Classic for two, one thread', `${(ms / 1000).toFixed(1)} s`, `${(100 * (value.values[0] ?? 0)).toFixed(4)} %`);
}
