/** What a bot buys: whatever makes its dice and charms strongest, by sample throws. */
import {
  consumableOf,
  fault,
  kitOf,
  listsOf,
  play,
  priceOf,
  rerollPrice,
  type Command,
  type ConsumableId,
  type RunGame,
  type RunState,
  type Ware,
} from '@yaht/rules';
import { quickChance } from './quick-chance.ts';
import { strengthOf } from './strength.ts';

/** Less than this share more is not worth any money. */
const WORTHWHILE = 0.02;
/** So much is left for later when other wares are looked at, and so often they are. */
const SPARE = 6;
const LOOKS = 2;

/** The next move in the shop. */
export function shopMove(game: RunGame): Command {
  const { state } = game;
  const own = usableNow(game);
  if (own !== undefined) return useOf(state, own);
  const now = strengthOf(game);
  const order = bestOf(places(game).map(command => ({ command, share: shareOf(game, [command], now) })));
  if (order && order.share > WORTHWHILE) return order.command;
  const best = bestOf(state.shop?.wares.flatMap((ware, place) => (ware ? judged(game, ware, place, now) : [])) ?? []);
  if (best && best.share > WORTHWHILE) return best.command;
  return isWorthLooking(game) ? { type: 'RerollShop' } : { type: 'LeaveShop' };
}

/** A move and how much more the next level brings by it. */
type Judged = { readonly command: Command; readonly share: number };

const bestOf = (moves: readonly Judged[]): Judged | undefined =>
  moves.reduce<Judged | undefined>((best, move) => (best && best.share >= move.share ? best : move), undefined);

/** Where else the latest charm could stand. */
const places = ({ state: { charms } }: Pick<RunGame, 'state'>): readonly Command[] =>
  Array.from({ length: Math.max(0, charms.length - 1) }, (_, to) => ({ type: 'MoveCharm', from: charms.length - 1, to }));

function judged(game: RunGame, ware: Ware, place: number, now: number): readonly Judged[] {
  const { state } = game;
  if (priceOf(state, ware) > state.money) return [];
  const buy: Command = { type: 'BuyWare', ware: place };
  if (ware.kind === 'consumable') return judgedConsumable(game, buy, ware.id, now);
  if (state.charms.length < state.charmSlots)
    return [{ command: buy, share: bestPlace(game, [buy], now, state.charms.length + 1) }];
  return [bestOf(state.charms.map((_, charm) => replacing(game, charm, buy, now))) ?? fault('no charm to replace')];
}

/** Selling comes first; the purchase follows with the next move. */
function replacing(game: RunGame, charm: number, buy: Command, now: number): Judged {
  const sell: Command = { type: 'SellCharm', charm };
  return { command: sell, share: bestPlace(game, [sell, buy], now, game.state.charms.length) };
}

/** What a purchase brings with the new charm as the last or as the first; its best place is found once it is there. */
const bestPlace = (game: RunGame, commands: readonly Command[], now: number, count: number): number => {
  const last = shareOf(game, commands, now);
  return count > 1 ? Math.max(last, shareOf(game, [...commands, { type: 'MoveCharm', from: count - 1, to: 0 }], now)) : last;
};

/** Those that change dice, charms or combinations are judged as used; money and what is used in rounds is counted. */
function judgedConsumable(game: RunGame, buy: Command, id: ConsumableId, now: number): readonly Judged[] {
  const { state } = game;
  if (state.consumables.length >= state.consumableSlots) return [];
  const { moment, onDie, price } = consumableOf(id);
  const isRich = state.money > 3 * price;
  if (moment === 'round') return isRich ? [{ command: buy, share: 1.5 * WORTHWHILE }] : [];
  if (id === 'moneyDoubler') return isRich ? [{ command: buy, share: 2 * WORTHWHILE }] : [];
  if (id === 'slotExpander') return state.charms.length === state.charmSlots ? [{ command: buy, share: 3 * WORTHWHILE }] : [];
  if (id === 'pocket') return state.money > 4 * price ? [{ command: buy, share: 1.2 * WORTHWHILE }] : [];
  if (id === 'charmGiver' && state.charms.length >= state.charmSlots) return [];
  const use: Command = { type: 'UseConsumable', consumable: state.consumables.length, ...(onDie ? { die: dieFor(state) } : {}) };
  return [{ command: buy, share: shareOf(game, [buy, use], now) }];
}

/** How much more the next level brings after these moves. */
function shareOf(game: RunGame, commands: readonly Command[], now: number): number {
  const chance = quickChance(1);
  let next: RunGame = { ...game, events: [] };
  for (const command of commands) {
    const played = play(next, 0, command, chance);
    if (!played.ok) return -1;
    next = played.value.game;
  }
  return strengthOf(next) / Math.max(1, now) - 1;
}

/** A consumable that the bot bought in order to use it at once. */
function usableNow(game: RunGame): number | undefined {
  const place = game.state.consumables.findIndex(id => consumableOf(id).moment !== 'round' && canUse(game, id));
  return place < 0 ? undefined : place;
}

/** Whether using it changes anything. */
export const canUse = ({ start, state }: Pick<RunGame, 'start' | 'state'>, id: ConsumableId): boolean =>
  consumableOf(id).use(kitOf(state), { id, die: dieFor(state), draw: () => 1, lists: listsOf(start.variant) }).ok;

function useOf(state: RunState, consumable: number): Command {
  const id = state.consumables[consumable] ?? fault('no such consumable');
  return { type: 'UseConsumable', consumable, ...(consumableOf(id).onDie ? { die: dieFor(state) } : {}) };
}

/** The first die that is nothing special yet. */
const dieFor = ({ kinds }: RunState): number =>
  Math.max(
    0,
    kinds.findIndex(({ material }) => material === 'plastic'),
  );

function isWorthLooking({ start, state }: RunGame): boolean {
  return (state.shop?.rerolls ?? LOOKS) < LOOKS && state.money >= rerollPrice(start.variant, state) + SPARE;
}
