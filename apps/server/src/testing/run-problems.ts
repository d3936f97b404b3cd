/** Every reason why a wish of a run is refused, provoked by a request. */
import type { DieKind, RUN_REFUSALS } from '@yaht/rules';
import type { HttpHouse } from './http-house.ts';
import { stagedRun, tell, type Owned, type RunPlace } from './staged-run.ts';

/** A set that no run has does not get past the schema, and no game of the house has a single material. */
type Provoked = Exclude<(typeof RUN_REFUSALS)[number], 'invalid-set' | 'no-other-material'>;
type Answered = Awaited<ReturnType<HttpHouse['post']>>;
type Try = (place: RunPlace, name: string, body?: object, owned?: Owned) => Promise<Answered>;

const dice = (count: number, sides: number): readonly DieKind[] =>
  Array.from({ length: count }, () => ({ sides, material: 'plastic' }) as const);

/** Ann has lost a duel that Bob still plays. */
async function afterTheOwnEnd(http: HttpHouse): Promise<Answered> {
  const { token, room } = (await http.post('/v1/rooms', { name: 'Ann', variant: 'rollio-duel' })).json();
  const bob = (await http.post(`/v1/rooms/${room.room}/join`, { name: 'Bob' })).json();
  await http.post(`/v1/rooms/${room.room}/ready`, {}, { token: bob.token });
  for (const [name, body] of [
    ['start', {}],
    ['set', { set: 'beginner' }],
  ] as const)
    await http.post(`/v1/rooms/${room.room}/${name}`, body, { token });
  await tell(http.house, room.room, [{ type: 'LevelLost', seat: 0, level: 1 }]);
  return http.post(`/v1/rooms/${room.room}/roll`, {}, { token });
}

export function runProblems(house: () => HttpHouse): Readonly<Record<Provoked, () => Promise<Answered>>> {
  const attempt: Try = async (place, name, body, owned) => (await stagedRun(house(), place, owned)).call(name, body);
  return {
    'choose-a-set': () => attempt('set', 'roll'),
    'set-is-chosen': () => attempt('round', 'set', { set: 'beginner' }),
    'in-the-shop': () => attempt('shop', 'roll'),
    'not-in-the-shop': () => attempt('round', 'buy', { ware: 0 }),
    'dice-are-scored': () => attempt('small-pot', 'reroll', { dice: [0] }),
    'no-rerolls-left': async () => {
      const { call } = await stagedRun(house(), 'thrown');
      for (let reroll = 0; reroll < 2; reroll++) await call('reroll', { dice: [0] });
      return call('reroll', { dice: [0] });
    },
    'no-flop': () => attempt('thrown', 'flop'),
    'pot-too-small': () => attempt('small-pot', 'bank'),
    'invalid-ware': () => attempt('shop', 'buy', { ware: 9 }),
    'not-enough-money': () => attempt('shop', 'buy', { ware: 0 }, { money: 1 }),
    'no-free-slot': () => attempt('shop', 'buy', { ware: 0 }, { charmSlots: 0 }),
    'no-more-slots': () => attempt('shop', 'use', { consumable: 0 }, { consumables: ['slotExpander'], charmSlots: 100 }),
    'invalid-charm': () => attempt('shop', 'sell-charm', { charm: 3 }),
    'invalid-consumable': () => attempt('shop', 'use', { consumable: 3 }),
    'dice-on-the-table': () => attempt('thrown', 'use', { consumable: 0 }, { consumables: ['extraDie'] }),
    'choose-a-die': () => attempt('shop', 'use', { consumable: 0 }, { consumables: ['chisel'] }),
    'no-more-dice': () => attempt('shop', 'use', { consumable: 0 }, { consumables: ['extraDie'], kinds: dice(20, 6) }),
    'no-more-faces': () => attempt('shop', 'use', { consumable: 0, die: 0 }, { consumables: ['chisel'], kinds: dice(6, 3) }),
    'nothing-lost': () => attempt('round', 'use', { consumable: 0 }, { consumables: ['flopRecovery'] }),
    'not-won-yet': () => attempt('shop', 'end-run'),
    'run-over': () => afterTheOwnEnd(house()),
  };
}
