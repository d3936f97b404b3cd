/** What a run would bring in the next level: played a few times with dice of a dream, which are no part of any game's chance. */
import { play, type Command, type RunGame, type RunState } from '@yaht/rules';
import { quickChance } from './quick-chance.ts';
import { roundMove } from './round.ts';

/** Levels dreamt for one judgement. The same dreams for every question, so that differences are not luck. */
const DREAMS = 6;

/** What a $ is worth beside points, as a share of the points of a level. */
const MONEY_SHARE = 0.01;

/** No level is ever cleared in a dream: what counts is how far it goes. */
const OUT_OF_REACH = Number.MAX_SAFE_INTEGER;

/** What the next level brings on average with this state of a shop; money counts a little. */
export function dreamOf(game: RunGame, state: RunState = game.state): number {
  let points = 0;
  let money = 0;
  for (let dream = 1; dream <= DREAMS; dream++) {
    const after = dreamLevel(game, state, dream);
    points += after.level.total;
    money += after.money - state.money;
  }
  return (points / DREAMS) * (1 + (MONEY_SHARE * money) / DREAMS);
}

function dreamLevel(game: RunGame, state: RunState, dream: number): RunState {
  const { thresholds } = game.start.variant.levels;
  const variant = {
    ...game.start.variant,
    levels: { ...game.start.variant.levels, thresholds: thresholds.map(() => OUT_OF_REACH), growth: 1000 },
  };
  const chance = quickChance(dream * 7919);
  // The facts before are left out: nothing in a level looks at them.
  let now: RunGame = { ...game, start: { ...game.start, variant }, state, events: [] };
  const wish = (command: Command): boolean => {
    const played = play(now, 0, command, chance);
    if (played.ok) now = played.value.game;
    return played.ok;
  };
  if (!wish({ type: 'LeaveShop' })) return state;
  while (!now.over && now.state.phase === 'round') {
    if (!wish(roundMove(variant, now.state, false))) break;
  }
  return now.state;
}
