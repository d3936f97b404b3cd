/** What a bot uses in the middle of a round: a consumable whose moment has come. */
import { bestInRun, consumableOf, type Command, type ConsumableId, type RunGame, type RunState } from '@yaht/rules';
import { canUse } from './shop.ts';

/** Of the points that a bank has to bring, so many make a scoring or a pot a good one. */
const GOOD_SHARE = 0.6;
/** Fewer points lost are not worth getting back. */
const WORTH_BACK = 300;

/** The consumable to use now, if there is one. */
export function pocketMove(game: RunGame): Command | undefined {
  const consumable = game.state.consumables.findIndex(id => isTime(game, id) && canUse(game, id));
  return consumable < 0 ? undefined : { type: 'UseConsumable', consumable };
}

function isTime({ start: { variant }, state }: RunGame, id: ConsumableId): boolean {
  const { turn, level, lastLost } = state;
  const { moment, inScoring } = consumableOf(id);
  if (moment !== 'round' || !turn?.dice) return false;
  if (inScoring?.until === 'bank') return turn.scored && turn.pot >= GOOD_SHARE * needOf(state);
  if (inScoring) return !turn.scored && bestInRun(variant, state).points >= GOOD_SHARE * needOf(state);
  return id === 'luckyToken' ? level.rerollsLeft === 0 : lastLost >= WORTH_BACK;
}

/** Points that each bank left has to bring. */
const needOf = ({ level: { threshold, total, banksLeft } }: RunState): number =>
  Math.max(0, threshold - total) / Math.max(1, banksLeft);
