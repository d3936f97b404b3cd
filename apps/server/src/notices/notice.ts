/** What a task has to tell by now, in words; nothing where it does not hold any more. */
import { messagesFor, variantName, type Language, type Messages } from '@yaht/messages';
import type { OpenGame } from '@yaht/protocol';
import type { Room } from '@yaht/room';
import { totals } from '@yaht/rules';
import type { NoticeTask } from './notice-tasks.ts';

export type Notice = {
  readonly room: string;
  /** When it is of no use any more, in milliseconds since 1970; null for never. */
  readonly until: number | null;
  /** Who else plays. */
  readonly others: readonly string[];
  readonly words: (language: Language) => Words;
};

type Words = { readonly title: string; readonly body: string };

/** Of a game that is on its owner's list of open games: its turn, a reminder of it, that it has begun, or that another one is wished for. */
export function openNotice(type: NoticeTask['type'], game: OpenGame): Notice | undefined {
  const others = game.seats.flatMap((seat, i) => (seat && !game.own.includes(i) ? [seat.name] : []));
  const isOwnTurn = game.phase === 'playing' && game.waits && game.turn.some(seat => game.own.includes(seat));
  const notice = (until: number | null, words: Notice['words']): Notice => ({ room: game.room, until, others, words });
  const called = (messages: Messages): string => variantName(messages, game.variant);
  switch (type) {
    case 'turn':
      if (!isOwnTurn) return undefined;
      return notice(game.until, language => {
        const messages = messagesFor(language);
        return { title: messages.notices.turn(others), body: turnBody(messages, game, called(messages)) };
      });
    case 'reminder':
      if (!isOwnTurn || game.until === null) return undefined;
      return notice(game.until, language => {
        const messages = messagesFor(language);
        const minutes = (1_000 * game.turnSeconds) / 4 / 60_000;
        return { title: messages.notices.reminder(minutes), body: messages.notices.reminderAbout(others, called(messages)) };
      });
    case 'nudge':
      if (!isOwnTurn) return undefined;
      return notice(game.until, language => {
        const messages = messagesFor(language);
        return { title: messages.notices.nudge(others), body: messages.notices.nudgeAbout(called(messages)) };
      });
    case 'ends':
      if (game.phase !== 'playing' || !game.waits) return undefined;
      return notice(game.until, language => {
        const messages = messagesFor(language);
        return { title: messages.notices.ends(others), body: messages.notices.endsAbout(called(messages)) };
      });
    case 'begins':
      if (game.phase !== 'playing' || isOwnTurn) return undefined;
      return notice(null, language => {
        const messages = messagesFor(language);
        return { title: messages.notices.begins(others), body: messages.notices.beginsAbout(called(messages)) };
      });
    case 'invited':
      if (game.phase !== 'lobby' || !game.waits) return undefined;
      return notice(null, language => {
        const messages = messagesFor(language);
        return { title: messages.notices.invited(others), body: `${called(messages)}.` };
      });
    case 'over':
      return undefined;
  }
}

/** What the player before did, and how it stands. */
function turnBody({ notices }: Messages, { before, seats, own }: OpenGame, game: string): string {
  const score = (seat: number): number => seats[seat]?.score ?? 0;
  const best = Math.max(...seats.flatMap((seat, i) => (seat && !own.includes(i) ? [score(i)] : [])));
  const mine = Math.max(...own.map(score));
  if (before === null) return notices.firstTurn(game);
  const name = seats[before.playerId]?.name ?? '';
  const did = {
    scored: () => notices.scored(name, before.score),
    banked: () => notices.scored(name, before.score),
    flopped: () => notices.flopped(name),
    passed: () => notices.passed(name),
  }[before.end]();
  const stands = mine === best ? notices.level(mine) : mine > best ? notices.lead(mine, best) : notices.trail(mine, best);
  return own.includes(before.playerId) ? stands : `${did} ${stands}`;
}

/** Of a game that is over, and so on nobody's list any more. */
export function overNotice(room: Room, { profile, game: number }: NoticeTask): Notice | undefined {
  const { game, members } = room;
  if (!game?.over || room.games !== number) return undefined;
  const { winners } = game.over;
  const scores = totals(game);
  const isOwn = (seat: number): boolean => {
    const member = room.seats[seat]?.member ?? null;
    return members.some(({ id, profile: known }) => id === member && known === profile);
  };
  const seats = game.start.players.map(({ name }, seat) => ({ name, seat, isOwn: isOwn(seat) }));
  const own = seats.filter(seat => seat.isOwn);
  const others = seats.filter(seat => !seat.isOwn);
  if (own.length === 0 || others.length === 0) return undefined;
  const best = (of: readonly { readonly seat: number }[]): number => Math.max(...of.map(({ seat }) => scores[seat] ?? 0));
  const names = others.map(({ name }) => name);
  const hasWon = own.some(({ seat }) => winners.includes(seat));
  const won = others.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  return {
    room: room.id,
    until: null,
    others: names,
    words: language => {
      const { notices } = messagesFor(language);
      const title = hasWon ? (won.length > 0 ? notices.drawn(won) : notices.won(names)) : notices.lost(won);
      return { title, body: notices.result(best(own), best(others)) };
    },
  };
}

/** Several at once, in one; `waiting` games wait by now. */
export const digestOf = (several: readonly Notice[], waiting: number): Notice => {
  const others = [...new Set(several.flatMap(notice => notice.others))];
  return {
    room: '',
    until: null,
    others,
    words: language => {
      const { notices } = messagesFor(language);
      return { title: waiting > 0 ? notices.digest(waiting) : notices.news, body: notices.digestAbout(others) };
    },
  };
};
