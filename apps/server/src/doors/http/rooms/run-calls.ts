/** What the player of a run can ask for, by the name of the call. */
import { DICE_SET_IDS } from '@yaht/rules';
import * as z from 'zod';
import type { RoomCall } from './room-call.ts';

const place = z.int().min(0).meta({ description: 'Counted from 0', example: 0 });
const nothing = z.object({});

export const RUN_CALLS: Readonly<Record<string, RoomCall>> = {
  set: {
    type: 'ChooseSet',
    summary: 'A run: take a set of dice and begin',
    body: z.object({ set: z.enum(DICE_SET_IDS).meta({ example: 'beginner' }) }),
  },
  reroll: {
    type: 'RerollDice',
    summary: 'A run: throw dice again without scoring',
    body: z.object({
      dice: z
        .array(z.int().min(0))
        .max(32)
        .meta({ description: 'Positions, counted from 0', example: [1, 3] }),
    }),
  },
  flop: { type: 'AcceptFlop', summary: 'A run: take the flop when nothing scores', body: nothing },
  buy: { type: 'BuyWare', summary: 'A run: buy a ware of the shop', body: z.object({ ware: place }) },
  'reroll-shop': { type: 'RerollShop', summary: 'A run: other wares, for money', body: nothing },
  'sell-charm': { type: 'SellCharm', summary: 'A run: sell a charm for half its price', body: z.object({ charm: place }) },
  'sell-consumable': {
    type: 'SellConsumable',
    summary: 'A run: sell a consumable for half its price',
    body: z.object({ consumable: place }),
  },
  'move-charm': { type: 'MoveCharm', summary: 'A run: another order of the charms', body: z.object({ from: place, to: place }) },
  use: {
    type: 'UseConsumable',
    summary: 'A run: use a consumable, on a die where it needs one',
    body: z.object({ consumable: place, die: place.optional() }),
  },
  'leave-shop': { type: 'LeaveShop', summary: 'A run: into the next level', body: nothing },
  'end-run': { type: 'EndRun', summary: 'A run: end a run that is won', body: nothing },
};
