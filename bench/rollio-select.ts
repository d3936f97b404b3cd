/** What a tap on a die costs the page while a run is played, with 6, 12 and 20 dice of any kind: `npm run bench rollio-select`. */
import { Desk, LocalTable } from '@yaht/client';
import { CHARM_IDS, MAX_SIDES, MATERIALS, MIN_SIDES, waysInRun, type DieKind, type RunGame } from '@yaht/rules';
import { changed, chanceFrom, freshRun, wished } from '@yaht/rules/testing';

const HANDS = 20;
/** A phone is this many times slower than the machine that measures. */
const SLOWER = 4;

/** A throw of so many dice: the first hands are plain dice of six sides, the others anything, with charms. */
function thrown(dice: number, seed: number): RunGame {
  const chance = chanceFrom(seed);
  const pick = (of: number, step: number): number => (chance('shop', { turn: seed, roll: dice, step }, [of])[0] ?? 1) - 1;
  const isPlain = seed % 3 === 0;
  const kinds = Array.from({ length: dice }, (_, die): DieKind => ({
    sides: isPlain ? 6 : MIN_SIDES + pick(MAX_SIDES - MIN_SIDES + 1, die),
    material: isPlain ? 'plastic' : (MATERIALS[pick(MATERIALS.length, 100 + die)] ?? 'plastic'),
  }));
  const charms = isPlain ? [] : CHARM_IDS.slice(pick(CHARM_IDS.length - 4, 200)).slice(0, 4);
  const begun = wished(freshRun(chance), { type: 'ChooseSet', set: 'beginner' }, chance);
  const dressed = changed(begun, state => ({
    ...state,
    kinds,
    charms,
    turn: state.turn && { ...state.turn, kinds, aside: kinds.map(() => false) },
  }));
  return wished(dressed, { type: 'RollDice' }, chance);
}

/** What the page did itself, and what it left to its worker, in milliseconds. */
type Times = { readonly page: number[]; readonly worker: number[] };

/** Processor time, which a busy machine distorts less than the clock. */
function timed<Value>(times: number[], work: () => Value): Value {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1_000);
  return value;
}

/** Every die is picked, one after the other, as a screen that is patient draws it. */
function pickAll(game: RunGame, { page, worker }: Times): void {
  const { start, state } = game;
  const table = new LocalTable(game, { secret: '', chance: chanceFrom(1), store: () => Promise.resolve() });
  const desk = new Desk(table, { isPatient: true });
  for (const die of state.turn?.kinds.keys() ?? []) {
    const { board } = timed(page, () => {
      desk.press({ type: 'toggle', die });
      return desk.view().view;
    });
    if (board?.family !== 'run' || !board.isListing) continue;
    timed(worker, () => waysInRun(start.variant, state, board.selected));
  }
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

const figures = (times: readonly number[]): string =>
  [0.5, 0.95, 1].map(share => (SLOWER * at(times, share)).toFixed(1).padStart(8)).join('');

pickAll(thrown(6, 0), { page: [], worker: [] });
process.stdout.write(
  `\nPicking dice one by one, milliseconds of a phone (${SLOWER} times those of this machine): p50, p95, slowest\n`,
);
for (const dice of [6, 12, 20]) {
  const times: Times = { page: [], worker: [] };
  for (let seed = 1; seed <= HANDS; seed++) pickAll(thrown(dice, seed), times);
  process.stdout.write(
    `  ${String(dice).padStart(2)} dice   page ${figures(times.page)}   ways in the worker ${figures(times.worker)}\n`,
  );
}
