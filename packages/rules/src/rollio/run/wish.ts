/** What a player of a run can wish, which wish stands behind a fact, and what chance gave for it. */
import type { Place, Stream } from '../../chance.ts';
import type { Actor, PassTurn } from '../../command.ts';
import type { SharedEvent } from '../../event.ts';
import type { DiceSetId } from '../content/dice-sets.ts';
import type { RollioCommand } from '../wish.ts';
import type { RunEvent } from './event.ts';

/** The wishes of a player, beside rolling, scoring and banking. Places are counted from 0. */
export type RunCommand =
  | RollioCommand
  | { readonly type: 'ChooseSet'; readonly set: DiceSetId }
  /** Throws these dice again without scoring. */
  | { readonly type: 'RerollDice'; readonly dice: readonly number[] }
  /** Nothing scores and the rerolls stay unused. */
  | { readonly type: 'AcceptFlop' }
  | { readonly type: 'BuyWare'; readonly ware: number }
  | { readonly type: 'RerollShop' }
  | { readonly type: 'SellCharm'; readonly charm: number }
  | { readonly type: 'SellConsumable'; readonly consumable: number }
  | { readonly type: 'MoveCharm'; readonly from: number; readonly to: number }
  | { readonly type: 'UseConsumable'; readonly consumable: number; readonly die?: number }
  | { readonly type: 'LeaveShop' }
  /** Ends a run that is won. */
  | { readonly type: 'EndRun' };

/** Every kind of wish there is in a run, once. */
export const RUN_COMMANDS = [
  'ChooseSet',
  'RollDice',
  'RerollDice',
  'ScoreDice',
  'Bank',
  'AcceptFlop',
  'BuyWare',
  'RerollShop',
  'SellCharm',
  'SellConsumable',
  'MoveCharm',
  'UseConsumable',
  'LeaveShop',
  'EndRun',
] as const satisfies readonly RunCommand['type'][];

type Wish = { readonly actor: Actor; readonly command: RunCommand | PassTurn };

/** The wish that this fact answers; the others follow by themselves. */
export function wishBehind(fact: RunEvent): Wish | undefined {
  const command = commandBehind(fact);
  return command && { actor: command.type === 'PassTurn' ? 'house' : fact.seat, command };
}

function commandBehind(fact: RunEvent): Wish['command'] | undefined {
  switch (fact.type) {
    case 'SetChosen':
      return { type: 'ChooseSet', set: fact.set };
    case 'DiceRolled':
      return isList(fact.hold) ? { type: 'RollDice', hold: fact.hold } : undefined;
    case 'DiceRerolled':
      return isList(fact.hold) ? { type: 'RerollDice', dice: thrownIn(fact.hold) } : undefined;
    case 'DiceScored':
      return isList(fact.dice) ? { type: 'ScoreDice', dice: fact.dice, partition: fact.partition } : undefined;
    case 'Banked':
      return { type: 'Bank' };
    case 'Flopped':
    case 'FlopShielded':
      return { type: 'AcceptFlop' };
    case 'TurnPassed':
      return { type: 'PassTurn' };
    case 'ShopRerolled':
      return { type: 'RerollShop' };
    case 'WareBought':
      return { type: 'BuyWare', ware: fact.ware };
    case 'CharmSold':
      return { type: 'SellCharm', charm: fact.charm };
    case 'ConsumableSold':
      return { type: 'SellConsumable', consumable: fact.consumable };
    case 'CharmMoved':
      return { type: 'MoveCharm', from: fact.from, to: fact.to };
    case 'ConsumableUsed':
      return { type: 'UseConsumable', consumable: fact.consumable, ...(fact.die === null ? {} : { die: fact.die }) };
    case 'ShopLeft':
      return { type: 'LeaveShop' };
    case 'RunEnded':
      return { type: 'EndRun' };
    default:
      return undefined;
  }
}

const thrownIn = (hold: readonly unknown[]): readonly number[] => hold.flatMap((held, die) => (held === true ? [] : [die]));

/** The stream that each fact with draws drew from. */
const STREAM_OF: Readonly<Partial<Record<RunEvent['type'], Stream>>> = {
  SetChosen: 'shop',
  ShopOpened: 'shop',
  ShopRerolled: 'shop',
  DiceScored: 'effects',
  Banked: 'effects',
  ConsumableUsed: 'effects',
};

/** What chance gave for this fact: the dice as they lie after a throw, or the draw of one step. */
export function drawnFor(fact: RunEvent | SharedEvent, stream: Stream, { step }: Place): readonly number[] | undefined {
  if (fact.type === 'DiceRolled' || fact.type === 'DiceRerolled')
    return stream === 'dice' && isList(fact.dice) ? fact.dice : undefined;
  if (STREAM_OF[fact.type as RunEvent['type']] !== stream || !('drawn' in fact) || !isList(fact.drawn)) return undefined;
  const told = fact.drawn.find(draw => isList(draw) && draw[0] === step);
  return told && [told[1]];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
