/** Runs that stand where play would lead only by luck: facts are written into the log as if they had been judged. */
import type { RoomEvent } from '@yaht/room';
import { type CharmId, type ConsumableId, type DiceSetId, fault, type RunEvent, type RunState } from '@yaht/rules';
import { roomId } from '../log/index.ts';
import type { HttpHouse } from './http-house.ts';
import type { TestHouse } from './house.ts';

/** What is in the log from now on; whoever asks for the table next finds it so. */
export async function tell({ tables, memory }: TestHouse, code: string, events: readonly RoomEvent[]): Promise<void> {
  const table = (await tables.find(code)) ?? fault(`no room ${code}`);
  await table.close();
  const room = roomId(code);
  const epoch = (await memory.claim(room)) ?? fault(`no room ${code}`);
  const { meta } = (await memory.load(room)) ?? fault(`no room ${code}`);
  await memory.append({ room, expected: { seq: table.room.seq, version: meta.version }, epoch, events });
}

/** What the player has beside the beginner's set. */
export type Owned = Partial<Pick<RunState, 'money' | 'charmSlots' | 'consumableSlots' | 'kinds' | 'lastLost'>> & {
  readonly charms?: readonly CharmId[];
  readonly consumables?: readonly ConsumableId[];
};

const seat = 0;
const PLAIN = Array.from({ length: 6 }, () => ({ sides: 6, material: 'plastic' }) as const);

/** Gives the player all this. */
const owning = ({ consumables = [], kinds = PLAIN, ...kit }: Owned): readonly RunEvent[] => [
  scored({ gained: consumables }),
  {
    type: 'ConsumableUsed',
    seat,
    consumable: -1,
    die: null,
    drawn: [],
    kit: { money: 10, charms: [], charmSlots: 4, consumableSlots: 2, pot: 0, lastLost: 0, rerolls: 2, ...kit, dice: kinds },
  },
];

const scored = ({ pot = 0, gained = [] }: { readonly pot?: number; readonly gained?: readonly ConsumableId[] }): RunEvent => ({
  type: 'DiceScored',
  seat,
  dice: [],
  partition: 0,
  combinations: [],
  points: pot,
  pot,
  hotDice: false,
  money: 0,
  gained,
  cloned: [],
  steps: [],
  drawn: [],
});

/** The first level is cleared, and the shop is open. */
const SHOP: readonly RunEvent[] = [
  { type: 'LevelCleared', seat, level: 1, income: { level: 0, banks: 0, boss: 0, charms: 0 } },
  {
    type: 'ShopOpened',
    seat,
    wares: [
      { kind: 'charm', id: 'moneyMagnet' },
      { kind: 'consumable', id: 'extraDie' },
    ],
    boss: null,
    drawn: [],
  },
];

/** A throw in which nothing scores. */
const NOTHING: RunEvent = { type: 'DiceRolled', seat, hold: PLAIN.map(() => false), dice: [2, 3, 4, 6, 2, 3] };

/** A throw in which every die scores. */
const ONES: RunEvent = { ...NOTHING, dice: [1, 1, 1, 1, 1, 1] };

/** A pot that the Doorkeeper does not let pass. */
const SMALL_POT: readonly RunEvent[] = [
  {
    type: 'LevelStarted',
    seat,
    plan: { level: 5, threshold: 9_000, banks: 5, rounds: 12, rerolls: 2 },
    boss: 'doorkeeper',
  },
  { type: 'TurnStarted', seat, dice: null },
  ONES,
  scored({ pot: 50 }),
];

/** Where a run can stand: before its set is chosen, before a throw, after one, with a pot, in the shop, won. */
const PLACES = {
  round: [],
  thrown: [ONES],
  flopping: [NOTHING],
  'small-pot': SMALL_POT,
  shop: SHOP,
  won: [...SHOP, { type: 'RunWon', seat, level: 15 }],
} as const satisfies Record<string, readonly RunEvent[]>;
export type RunPlace = keyof typeof PLACES | 'set';

export type StagedRun = {
  readonly room: string;
  readonly token: string;
  readonly call: (name: string, body?: object) => ReturnType<HttpHouse['post']>;
};

/** Ann's run at such a place. */
export async function stagedRun(http: HttpHouse, place: RunPlace, owned: Owned = {}): Promise<StagedRun> {
  const opened = (await http.post('/v1/rooms', { name: 'Ann', variant: 'rollio', undo: 'before-draw' })).json();
  const { token } = opened;
  const room: string = opened.room.room;
  const call: StagedRun['call'] = (name, body = {}) => http.post(`/v1/rooms/${room}/${name}`, body, { token });
  await call('start');
  if (place === 'set') return { room, token, call };
  await call('set', { set: 'beginner' });
  await tell(http.house, room, factsBefore(place, owned));
  return { room, token, call };
}

/** A run that a newer server has begun: one of its charms is unknown here. */
export async function newerRun(house: TestHouse, code: string): Promise<void> {
  const game = (await house.tables.find(code))?.room.game ?? fault(`no game in ${code}`);
  const { start } = game;
  if (start.variant.family !== 'run') return fault('a game that has no charms');
  const charms = [...(start.variant.charms ?? []), 'phoenix'] as unknown as readonly CharmId[];
  await tell(house, code, [
    { ...start, variant: { ...start.variant, charms } },
    { type: 'SetChosen', seat, set: 'amber' as DiceSetId, kinds: [], drawn: [] },
  ]);
}

/** What must have happened, after the beginner's set was chosen, for a run to stand at such a place. */
export const factsBefore = (place: Exclude<RunPlace, 'set'>, owned: Owned = {}): readonly RunEvent[] => [
  ...owning(owned),
  ...PLACES[place],
];
