/** The example of the README: what stands between the two marks stands there, and does what it says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// README: example
import { emptyCard, fault, offersFor, play, replay, scorecardVariants, startGame, totals } from '@yaht/rules';
import { chanceFrom } from '@yaht/rules/testing'; // a real game takes its chance from @yaht/fair

const yatzy = scorecardVariants.find(({ id }) => id === 'yatzy') ?? fault('no such game');
const chance = chanceFrom(2026);

const started = startGame({ id: 'demo', variant: yatzy, players: [{ name: 'Ann' }] }, chance);
const ready = started.ok ? started.value.game : fault(started.error);
const tooEarly = play(ready, 0, { type: 'ScoreCategory', category: 'chance' }, chance); // refused: 'roll-first'

const rolled = play(ready, 0, { type: 'RollDice' }, chance); // granted: DiceRolled
const game = rolled.ok ? rolled.value.game : fault(rolled.error);
const offers = offersFor(yatzy, emptyCard, game.state.turn?.dice ?? null); // what each category would earn now

const scored = play(game, 0, { type: 'ScoreCategory', category: 'chance' }, chance); // granted: ScoreRecorded, TurnStarted
const next = scored.ok ? scored.value.game : fault(scored.error);
const points = totals(next); // one total per seat
const again = replay(next.events); // the same game, read from its facts
// README: end

test('the example does what it says', () => {
  expect(tooEarly).toEqual({ ok: false, error: 'roll-first' });
  expect(rolled).toMatchObject({ value: { events: [{ type: 'DiceRolled' }] } });
  expect(scored).toMatchObject({ value: { events: [{ type: 'ScoreRecorded' }, { type: 'TurnStarted' }] } });
  expect(points).toEqual([offers.find(({ category }) => category === 'chance')?.points]);
  expect(again).toEqual(next);
});

test('the example in the README is this one', () => {
  const own = readFileSync(new URL(import.meta.url), 'utf8');
  const [, example = ''] = own.split(/^\/\/ README: .*\n/m);
  expect(example).not.toBe('');
  expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(`\`\`\`ts\n${example}\`\`\``);
});
