import { beforeEach, expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { ByteBudget, type Account } from './byte-budget.ts';

const limits = { connection: 100, address: 400, all: 1_000 };

let clock: HandClock;
let budget: ByteBudget;
beforeEach(() => {
  clock = new HandClock();
  budget = new ByteBudget(limits, clock);
});

/** A connection whose bytes are set by hand. */
class Hand {
  isOut = false;
  readonly #account: Account;
  #asked = 0;
  #unread = 0;

  constructor(address?: string) {
    const letGo = (): void => void (this.isOut = true);
    this.#account = budget.open({ asked: () => this.#asked, unread: () => this.#unread, letGo }, address);
  }

  ask(bytes: number): void {
    this.#asked = bytes;
    this.#account.note();
  }

  leaveUnread(bytes: number): void {
    this.#unread = bytes;
    this.#account.note();
  }

  /** Shrinks silently, as a socket’s own buffer does. */
  read(left: number): void {
    this.#unread = left;
  }

  close(): void {
    this.#account.close();
  }

  moveTo(address: string): void {
    this.#account.belongTo(address);
  }
}

const several = (count: number, address?: string): Hand[] => Array.from({ length: count }, () => new Hand(address));
const seconds = (count: number): Promise<void> => clock.move(1_000 * count);

test('a connection that has asked for more than its share is let go, and others are not', () => {
  const [greedy, modest] = [new Hand(), new Hand()];
  modest.ask(100);
  greedy.ask(101);
  expect([greedy.isOut, modest.isOut]).toEqual([true, false]);
  expect(budget.held).toBe(100);
});

test('a single answer may be longer than the share of a connection', () => {
  const reader = new Hand('a');
  reader.leaveUnread(390);
  expect(reader.isOut).toBe(false);
});

test('of an address that keeps too much those are let go for which most is kept; of other addresses nobody', () => {
  const own = several(5, 'a');
  const other = new Hand('b');
  other.leaveUnread(300);
  own.forEach((hand, i) => hand.leaveUnread(70 + i));
  expect(own.map(({ isOut }) => isOut)).toEqual([false, false, false, false, false]);
  own[0]?.leaveUnread(150);
  expect(own.map(({ isOut }) => isOut)).toEqual([true, false, false, false, false]);
  expect(other.isOut).toBe(false);
});

test('what was read meanwhile no longer counts when too much seems to be kept', () => {
  const own = several(4, 'a');
  for (const hand of own) hand.leaveUnread(100);
  own[0]?.read(0);
  own[1]?.leaveUnread(150);
  expect(own.some(({ isOut }) => isOut)).toBe(false);
});

test('all clients together keep no more than the total, and new ones are refused while little is left', () => {
  const hands = several(9);
  for (const hand of hands) hand.leaveUnread(100);
  expect(budget.isScarce).toBe(true);
  hands[8]?.leaveUnread(250);
  expect(budget.held).toBeLessThanOrEqual(750);
  expect(budget.isScarce).toBe(false);
  expect(hands[8]?.isOut).toBe(true);
});

test('bytes go with a connection that comes to belong to another address, and end with it', () => {
  const moving = new Hand('a');
  moving.leaveUnread(300);
  moving.moveTo('b');
  const [stays, closes] = several(2, 'a');
  stays?.leaveUnread(390);
  expect(stays?.isOut).toBe(false);
  closes?.close();
  moving.close();
  expect(budget.held).toBe(390);
});

test('a client that reads nothing for a minute is let go; one that reads slowly stays', async () => {
  const [still, slow, busy] = several(3);
  still?.leaveUnread(50);
  slow?.leaveUnread(90);
  // What it asked is at work for long.
  busy?.ask(50);
  for (let i = 1; i <= 80; i++) {
    slow?.read(90 - i);
    await seconds(1);
  }
  expect([still?.isOut, slow?.isOut, busy?.isOut]).toEqual([true, false, false]);
});
