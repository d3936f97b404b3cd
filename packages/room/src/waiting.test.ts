import { err, ok } from '@yaht/rules';
import { expect, test } from 'vitest';
import type { RoomWishes } from './options.ts';
import type { Room } from './room.ts';
import { after, openRoom, wish } from './testing/index.ts';

const DAY = 86_400_000;
const joins = (name: string, spectate = false) => ['guest', { type: 'Join', name, spectate }] as const;

/** Ann to play, Ben and Cem after her, and somebody who watches. */
const playing = (options: Partial<RoomWishes> = {}): Room =>
  after(
    openRoom({ seats: 3, turnSeconds: 86_400, ...options }),
    joins('Ben'),
    joins('Cem'),
    joins('Dee', true),
    [1, { type: 'Ready' }],
    [2, { type: 'Ready' }],
    [0, { type: 'StartGame' }],
  );
const offered = after(playing(), [0, { type: 'OfferEnd' }]);
const yes = { type: 'AnswerEnd', yes: true } as const;

test('[RM46] a game ends without a result once everybody who plays has agreed, whatever is played meanwhile', () => {
  expect(wish(playing(), 0, { type: 'OfferEnd' })).toEqual(ok([{ type: 'EndOffered', member: 0 }]));
  expect(wish(offered, 1, yes)).toEqual(ok([{ type: 'EndAnswered', member: 1, yes: true }]));
  const last = after(offered, [1, yes], [0, { type: 'RollDice' }], [0, { type: 'ScoreCategory', category: 'ones' }]);
  expect(wish(last, 2, { type: 'OfferEnd' })).toMatchObject({
    value: [
      { type: 'EndAnswered', member: 2 },
      { type: 'GameOver', winners: [], abandoned: true },
    ],
  });
  expect(after(last, [2, yes])).toMatchObject({ phase: 'over', endOffer: null });
});

test('[RM46] one no ends the question, and so does whoever asked', () => {
  expect(after(offered, [1, { type: 'AnswerEnd', yes: false }]).endOffer).toBeNull();
  expect(after(offered, [0, { type: 'AnswerEnd', yes: false }]).endOffer).toBeNull();
  expect(wish(offered, 0, yes)).toEqual(err('not-your-vote'));
  expect(wish(offered, 3, yes)).toEqual(err('not-your-vote'));
  expect(wish(after(offered, [1, yes]), 1, yes)).toEqual(err('not-your-vote'));
  expect(wish(playing(), 1, yes)).toEqual(err('no-vote'));
  expect(wish(playing(), 3, { type: 'OfferEnd' })).toEqual(err('no-seat'));
  expect(wish(openRoom(), 0, { type: 'OfferEnd' })).toEqual(err('no-game'));
  expect(wish(offered, 0, { type: 'OfferEnd' })).toEqual(ok([]));
});

test('[RM46] the question is gone when somebody leaves or gives up, and with bots alone the game ends at once', () => {
  expect(after(offered, [1, { type: 'Leave' }]).endOffer).toBeNull();
  expect(after(offered, [1, { type: 'Resign' }]).endOffer).toBeNull();
  const alone = after(openRoom({ seats: 2 }), [0, { type: 'AddBot', level: 'easy' }], [0, { type: 'StartGame' }]);
  expect(wish(alone, 0, { type: 'OfferEnd' })).toMatchObject({ value: [{ type: 'EndOffered' }, { abandoned: true }] });
});

test('[RM47] who is to play is nudged by another player, and not again within a day', () => {
  const nudge = (now: number) => ({ type: 'Nudge', now }) as const;
  expect(wish(playing(), 1, nudge(5))).toEqual(ok([{ type: 'Nudged', seat: 0, member: 1, time: 5 }]));
  const nudged = after(playing(), [1, nudge(5)]);
  expect(wish(nudged, 2, nudge(4 + DAY))).toEqual(err('nudged-today'));
  expect(wish(nudged, 2, nudge(5 + DAY))).toMatchObject({ ok: true });
  const next = after(nudged, [0, { type: 'RollDice' }], [0, { type: 'ScoreCategory', category: 'ones' }]);
  expect(wish(next, 0, nudge(6))).toMatchObject({ value: [{ seat: 1 }] });
});

test('[RM47] there is nobody to nudge in one\u2019s own turn, in games of seconds, and where the house plays', () => {
  const nudge = { type: 'Nudge', now: 5 } as const;
  expect(wish(playing(), 0, nudge)).toEqual(err('no-nudge'));
  expect(wish(playing({ turnSeconds: 30 }), 1, nudge)).toEqual(err('no-nudge'));
  expect(wish(after(playing(), [0, { type: 'Resign' }]), 1, nudge)).toEqual(err('no-nudge'));
  expect(wish(playing(), 3, nudge)).toEqual(err('no-seat'));
  expect(wish(openRoom(), 0, nudge)).toEqual(err('no-game'));
  expect(wish(playing({ turnSeconds: 0 }), 1, nudge)).toMatchObject({ ok: true });
});

test('[RM48] a vacation is told once, and is over when it is said to be', () => {
  const away = after(playing(), [1, { type: 'Vacation', until: 9 }]);
  expect(away.members[1]).toEqual({ id: 1, name: 'Ben', vacationUntil: 9 });
  expect(wish(away, 1, { type: 'Vacation', until: 9 })).toEqual(ok([]));
  expect(after(away, [1, { type: 'Vacation', until: 0 }]).members[1]).toEqual({ id: 1, name: 'Ben' });
  expect(wish(playing(), 'house', { type: 'Vacation', until: 9 })).toEqual(err('not-a-member'));
});
