/** How many players a house carries, from what a move was measured to cost, and what is the limit: `npm run bench capacity`. */
import { HouseModel, type House, type Outcome } from './capacity/house-model.ts';
import { COSTS, MACHINES, PLAY } from './capacity/costs.ts';

/** A move that takes longer is noticed. */
const TARGET = 20;
const STEPS = 7;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const row = (cells: readonly string[]): void =>
  say(`  ${cells.map((cell, i) => (i === 0 ? cell.padEnd(36) : cell.padStart(11))).join('')}`);

/** The same numbers in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const outcomeOf = (house: House): Outcome => new HouseModel(house).run(numbersFrom(1));

/** The most moves a second at which 99 of 100 are in time. */
function mostMoves(house: Omit<House, 'movesPerSecond'>): { readonly moves: number; readonly outcome: Outcome } {
  let [low, high] = [0, (house.nodes * 1_000_000) / COSTS.node];
  let best: Outcome = outcomeOf({ ...house, movesPerSecond: 100 });
  for (let step = 0; step < STEPS; step++) {
    const movesPerSecond = (low + high) / 2;
    const outcome = outcomeOf({ ...house, movesPerSecond });
    if (outcome.p99 <= TARGET) [low, best] = [movesPerSecond, outcome];
    else high = movesPerSecond;
  }
  return { moves: low, outcome: best };
}

/** Everybody at a table makes a move when it is its turn. */
const playersAt = (movesPerSecond: number): number => 2 * PLAY.secondsPerMove * movesPerSecond;

/** What of it all is nearest to its end. The disk is not: the more wait for it, the more it makes safe at once. */
function limitOf({ use: { nodes: threads, database } }: Outcome, nodes: number): string {
  const connections = (nodes * MACHINES.connectionsPerNode) / MACHINES.maxConnections;
  const [first] = Object.entries({ nodes: threads, PostgreSQL: database, connections }).sort(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
}

function tell(name: string, house: Omit<House, 'movesPerSecond'>): void {
  const { moves, outcome } = mostMoves(house);
  const { nodes, database, disk } = outcome.use;
  const uses = [nodes, database, disk].map(part => percent.format(part));
  row([
    name,
    whole.format(moves),
    whole.format(playersAt(moves)),
    ...uses,
    fine.format(outcome.batch),
    limitOf(outcome, house.nodes),
  ]);
}

say(`\nCapacity, by a model: tables of two, a move every ${PLAY.secondsPerMove} s, 99 of 100 moves within ${TARGET} ms`);
say(`  a move: ${COSTS.node} µs of its node, ${COSTS.databaseMove} µs of PostgreSQL, ${COSTS.databaseBatch} µs for a batch`);
say(`  a player at another node: ${COSTS.far} µs there`);
say(`  PostgreSQL with ${MACHINES.databaseCores} cores, its disk ${MACHINES.flush} µs, ${MACHINES.wayAndBack} µs there and back`);
row(['', 'moves/s', 'players', 'nodes', 'PostgreSQL', 'its disk', 'a batch', 'limit']);
for (const nodes of [1, 2, 4, 8, 16, 32])
  tell(`${nodes} ${nodes === 1 ? 'node' : 'nodes, players anywhere'}`, { nodes, areTogether: nodes === 1, isNotified: false });
tell('32 nodes, hints by NOTIFY', { nodes: 32, areTogether: false, isNotified: true });
tell('16 nodes, a table at one node', { nodes: 16, areTogether: true, isNotified: false });

const gamesPerSecond = 100_000 / playersAt(1) / PLAY.movesPerGame;
const boards = (gamesPerSecond * COSTS.board) / 1_000_000;
say(`\n  if all games of 100,000 players can be looked up: ${fine.format(boards)} threads for the boards, at every node`);
say(`  boards keep up with ${whole.format(100_000 / boards)} players; above that they are late, and nothing else is`);
const threads = fine.format((gamesPerSecond * COSTS.review) / 1_000_000);
say(
  `  comparing the games of 100,000 players with perfect play: ${whole.format(gamesPerSecond)} games/s, ${threads} threads in the whole house`,
);
