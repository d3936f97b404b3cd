import { err, ok } from '@yaht/rules';
import { expect, test } from 'vitest';
import { createRoom } from './create.ts';
import { MAX_MEMBERS } from './meet.ts';
import { after, openRoom, tiny, wish } from './testing/index.ts';

const joins = (name: string, spectate = false) => ['guest', { type: 'Join', name, spectate }] as const;
const three = after(openRoom({ seats: 3 }), joins('Ben'), joins('Cem'));

test('[RM8] members are numbered in the order of joining, and no number comes twice', () => {
  const room = after(three, [1, { type: 'Leave' }], joins('Dee'));
  expect(room.members).toEqual([
    { id: 0, name: 'Ann' },
    { id: 2, name: 'Cem' },
    { id: 3, name: 'Dee' },
  ]);
  expect(wish(room, 1, { type: 'Chat', text: 'hello?' })).toEqual(err('not-a-member'));
  expect(wish(room, 'guest', { type: 'StartGame' })).toEqual(err('not-a-member'));
  expect(wish(room, 0, { type: 'Join', name: 'Ann' })).toEqual(err('already-joined'));
});

test('[RM10] who joins gets the lowest free seat', () => {
  expect(wish(openRoom(), ...joins('Ben'))).toEqual(
    ok([
      { type: 'MemberJoined', member: 1, name: 'Ben' },
      { type: 'SeatTaken', seat: 1, member: 1, name: 'Ben' },
    ]),
  );
  expect(wish(after(three, [0, { type: 'LeaveSeat' }]), ...joins('Dee'))).toMatchObject({ value: [{}, { seat: 0 }] });
  expect(wish(three, ...joins('Dee'))).toEqual(err('room-full'));
});

test('[RM10] a hundred who join for one seat get one seat', () => {
  let room = openRoom();
  for (let i = 0; i < 100; i++) {
    if (wish(room, ...joins(`P${i}`)).ok) room = after(room, joins(`P${i}`));
  }
  expect(room.members).toHaveLength(2);
});

test('[RM10] watching is possible at any time, where it is allowed', () => {
  const playing = after(openRoom({ seats: 1 }), [0, { type: 'StartGame' }]);
  expect(wish(playing, ...joins('Ben'))).toEqual(err('game-started'));
  expect(wish(playing, ...joins('Ben', true))).toEqual(ok([{ type: 'MemberJoined', member: 1, name: 'Ben' }]));
  expect(wish(openRoom({ spectators: false }), ...joins('Ben', true))).toEqual(err('spectators-not-allowed'));
});

test('[RM10] a room holds so many and no more', () => {
  const crowd = after(openRoom(), ...Array.from({ length: MAX_MEMBERS - 1 }, (_, i) => joins(`P${i}`, true)));
  expect(wish(crowd, ...joins('Late', true))).toEqual(err('too-many-members'));
});

test('[RM10] a password is asked for, and never told', () => {
  const room = openRoom({ password: true });
  expect(wish(room, ...joins('Ben'))).toEqual(err('wrong-password'));
  expect(wish(room, 'guest', { type: 'Join', name: 'Ben', passwordFits: true })).toMatchObject({ ok: true });
});

test('[RM11] a name that somebody has gets a number', () => {
  const room = after(openRoom({ seats: 4 }), joins('ann'), joins(' Ann\u0007 '), joins('A'.repeat(20)));
  expect(after(room, joins('A'.repeat(20), true)).members.map(({ name }) => name)).toEqual([
    'Ann',
    'ann 2',
    'Ann 3',
    'A'.repeat(20),
    `${'A'.repeat(18)} 2`,
  ]);
  expect(wish(openRoom(), ...joins('\u202e\u0000'))).toEqual(err('invalid-name'));
  expect(wish(openRoom(), ...joins('A'.repeat(21)))).toEqual(err('invalid-name'));
});

test('[RM12] seats are taken and left before a game', () => {
  const room = after(openRoom({ seats: 3 }), joins('Ben'), [1, { type: 'LeaveSeat' }], [1, { type: 'TakeSeat', seat: 2 }]);
  expect(room.seats.map(seated => seated?.name ?? null)).toEqual(['Ann', null, 'Ben']);
  expect(wish(room, 1, { type: 'TakeSeat', seat: 0 })).toEqual(err('seat-taken'));
  expect(wish(room, 1, { type: 'TakeSeat', seat: 3 })).toEqual(err('invalid-seat'));
  expect(wish(room, 1, { type: 'TakeSeat', seat: 0.5 })).toEqual(err('invalid-seat'));
  expect(wish(room, 1, { type: 'TakeSeat', name: '' })).toEqual(err('invalid-name'));
  expect(wish(three, 1, { type: 'TakeSeat' })).toEqual(err('room-full'));
  expect(wish(room, 1, { type: 'LeaveSeat', seat: 0 })).toEqual(err('not-your-seat'));
  expect(wish(after(room, [1, { type: 'LeaveSeat' }]), 1, { type: 'LeaveSeat' })).toEqual(err('no-seat'));
  const playing = after(openRoom({ seats: 1 }), [0, { type: 'StartGame' }]);
  expect(wish(playing, 0, { type: 'TakeSeat' })).toEqual(err('game-started'));
  expect(wish(playing, 0, { type: 'LeaveSeat' })).toEqual(err('game-started'));
});

test('[RM14] the host is whoever opened the room, or came first into one of the house', () => {
  expect(openRoom().host).toBe(0);
  const house = createRoom({ id: 'ROOM', options: { variant: tiny }, commitment: null });
  expect(house.ok && wish(house.value.room, ...joins('Ben'))).toMatchObject({
    value: [{}, {}, { type: 'HostChanged', member: 0 }],
  });
});

test('[RM15] a host who only watches stays the host when others leave', () => {
  expect(after(three, [0, { type: 'LeaveSeat' }], [2, { type: 'Leave' }]).host).toBe(0);
});

test('[RM15] the host passes on to the next seat, then to who watches, then to who comes', () => {
  const withWatcher = after(three, joins('Dee', true));
  expect(wish(withWatcher, 0, { type: 'Leave' })).toEqual(
    ok([
      { type: 'SeatLeft', seat: 0 },
      { type: 'MemberLeft', member: 0 },
      { type: 'HostChanged', member: 1 },
    ]),
  );
  const watcher = after(withWatcher, [0, { type: 'Leave' }], [1, { type: 'Leave' }], [2, { type: 'Leave' }]);
  expect(watcher.host).toBe(3);
  const empty = after(watcher, [3, { type: 'Leave' }]);
  expect(empty.host).toBeNull();
  expect(after(empty, joins('Eve')).host).toBe(4);
});

test('[RM16] the host removes players, bots and spectators', () => {
  const room = after(openRoom({ seats: 3 }), joins('Ben'), [0, { type: 'AddBot', level: 'easy' }], joins('Dee', true));
  expect(wish(room, 1, { type: 'RemovePlayer', seat: 0 })).toEqual(err('host-only'));
  expect(wish(room, 1, { type: 'RemoveMember', member: 0 })).toEqual(err('host-only'));
  expect(wish(room, 0, { type: 'RemovePlayer', seat: 0 })).toEqual(err('remove-yourself'));
  expect(wish(room, 0, { type: 'RemovePlayer', seat: 5 })).toEqual(err('invalid-seat'));
  expect(wish(room, 0, { type: 'RemoveMember', member: 9 })).toEqual(err('invalid-member'));
  expect(wish(room, 0, { type: 'RemovePlayer', seat: 2 })).toEqual(ok([{ type: 'SeatLeft', seat: 2 }]));
  expect(wish(room, 0, { type: 'RemovePlayer', seat: 1 })).toEqual(
    ok([
      { type: 'SeatLeft', seat: 1 },
      { type: 'MemberLeft', member: 1, removed: true },
    ]),
  );
  const playing = after(room, [1, { type: 'Ready' }], [0, { type: 'StartGame' }]);
  expect(wish(playing, 0, { type: 'RemovePlayer', seat: 1 })).toEqual(err('game-started'));
  expect(wish(playing, 0, { type: 'RemoveMember', member: 1 })).toEqual(err('game-started'));
  expect(wish(playing, 0, { type: 'RemoveMember', member: 2 })).toMatchObject({ ok: true });
});

test('[RM29] before a game, whoever dropped loses the seat but not the membership', () => {
  const room = after(three, ['house', { type: 'Drop', member: 0 }]);
  expect(room.seats[0]).toBeNull();
  expect(room.host).toBe(1);
  expect(after(room, [0, { type: 'TakeSeat' }]).seats[0]?.name).toBe('Ann');
  expect(wish(room, 'house', { type: 'Drop', member: 9 })).toEqual(err('invalid-member'));
});

const deserted = after(openRoom(), ['house', { type: 'Drop', member: 0 }]);

test('[RM41] a host who dropped keeps no room that others come to', () => {
  expect(wish(openRoom(), 'house', { type: 'Drop', member: 0 })).toEqual(
    ok([
      { type: 'SeatLeft', seat: 0 },
      { type: 'HostChanged', member: null },
    ]),
  );
  const met = after(deserted, joins('Ben'), joins('Cem'));
  expect(met.host).toBe(1);
  expect(wish(after(met, [2, { type: 'Ready' }]), 1, { type: 'StartGame' })).toMatchObject({ ok: true });
  expect(after(met, [0, { type: 'Return' }]).host).toBe(1);
});

test('[RM41] whoever watched a host drop has the room with a seat', () => {
  const watched = after(openRoom(), joins('Dee', true), ['house', { type: 'Drop', member: 0 }]);
  expect(watched.host).toBeNull();
  expect(after(watched, [1, { type: 'TakeSeat' }]).host).toBe(1);
});

test('[RM41] a host who comes back to an empty room is the host again', () => {
  expect(wish(deserted, 0, { type: 'Return' })).toEqual(ok([{ type: 'HostChanged', member: 0 }]));
  expect(wish(deserted, 0, { type: 'TakeSeat' })).toMatchObject({
    value: [{ type: 'SeatTaken' }, { type: 'HostChanged', member: 0 }],
  });
});

test('[RM41] a host without a seat who dropped makes room for one who sits', () => {
  expect(after(three, [0, { type: 'LeaveSeat' }], ['house', { type: 'Drop', member: 0 }]).host).toBe(1);
});

test('[RM36] who comes with a profile is known by its public id, and who comes without one is a guest', () => {
  const room = after(three, [1, { type: 'Leave' }], ['guest', { type: 'Join', name: 'Ben', profile: 'p1' }]);
  expect(room.members.map(({ name, profile }) => [name, profile])).toEqual([
    ['Ann', undefined],
    ['Cem', undefined],
    ['Ben', 'p1'],
  ]);
  const creator = { name: 'Ann', profile: 'p2' };
  const opened = createRoom({ id: 'R1', options: { variant: tiny }, commitment: null, creator });
  expect(opened).toMatchObject({ value: { events: [{}, { type: 'MemberJoined', profile: 'p2' }, {}, {}] } });
});
