import { afterEach, expect, test } from 'vitest';
import { HandClock } from '../testing/hand-clock.ts';
import { systemClock } from '../clock.ts';
import { Pictures, tagOf, type Painter, type PictureLimits } from './pictures.ts';
import type { Ticket } from './ticket.ts';

const ticket = (title: string): Ticket => ({
  title,
  plainTitle: title,
  about: 'a turn a day',
  plainAbout: 'a turn a day',
  seats: [0, 'free'],
  kin: 'yatzy',
  stub: 'dice',
  isOpen: true,
});

/** Paints when it is told to. */
class SlowPainter {
  opened = 0;
  ended = 0;
  readonly painted: string[] = [];
  readonly #waiting: {
    readonly title: string;
    readonly done: (png: Uint8Array) => void;
    readonly fail: (error: Error) => void;
  }[] = [];

  readonly open = async (): Promise<Painter> => {
    this.opened += 1;
    return {
      paint: ({ title }) => new Promise((done, fail) => this.#waiting.push({ title, done, fail })),
      end: async () => void (this.ended += 1),
    };
  };

  /** Whether somebody waits for a painting. */
  async isAsked(): Promise<void> {
    await expect.poll(() => this.#waiting.length).toBeGreaterThan(0);
  }

  async next(bytes = 10): Promise<void> {
    const { title, done } = await this.#first();
    this.painted.push(title);
    done(new Uint8Array(bytes));
  }

  async breaks(): Promise<void> {
    (await this.#first()).fail(new Error('out of memory'));
  }

  async #first() {
    await this.isAsked();
    return this.#waiting.shift() ?? expect.unreachable();
  }
}

let clock: HandClock;
let painter: SlowPainter;
const opened: Pictures[] = [];
function pictures(limits: Partial<PictureLimits> = {}): Pictures {
  clock = new HandClock();
  painter = new SlowPainter();
  const made = new Pictures(clock, limits, painter.open);
  opened.push(made);
  return made;
}
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

test('however many ask for the same words, they are painted once and then kept', async () => {
  const all = pictures();
  const asked = Array.from({ length: 20 }, () => all.draw(ticket('Ann')));
  await painter.next();
  const drawn = await Promise.all(asked);
  expect(new Set(drawn.map(each => each?.tag))).toEqual(new Set([tagOf(ticket('Ann'))]));
  await all.draw(ticket('Ann'));
  expect(painter.painted).toEqual(['Ann']);
});

test('those that were asked for longest ago are given up when there are too many, or too many bytes', async () => {
  for (const limits of [{ kept: 2 }, { bytes: 20 }]) {
    const all = pictures(limits);
    for (const name of ['Ann', 'Bo', 'Cy']) {
      const asked = all.draw(ticket(name));
      await painter.next();
      await asked;
      if (name === 'Bo') await all.draw(ticket('Ann'));
    }
    await all.draw(ticket('Ann'));
    const again = all.draw(ticket('Bo'));
    await painter.next();
    await again;
    expect(painter.painted).toEqual(['Ann', 'Bo', 'Cy', 'Bo']);
  }
});

test('one is painted at a time, and who comes when too many wait is told so at once', async () => {
  const all = pictures({ waiting: 2 });
  const asked = ['Ann', 'Bo', 'Cy'].map(name => all.draw(ticket(name)));
  expect(await all.draw(ticket('Dee'))).toBeUndefined();
  for (const _ of asked) await painter.next();
  expect((await Promise.all(asked)).every(Boolean)).toBe(true);
  const later = all.draw(ticket('Dee'));
  await painter.next();
  expect(await later).toBeDefined();
});

test('a painting that takes too long is given up with its painter, and one that breaks is not the end', async () => {
  const all = pictures({ deadline: 1_000 });
  const late = all.draw(ticket('Ann'));
  await painter.isAsked();
  await clock.move(1_000);
  expect(await late).toBeUndefined();
  expect(painter.ended).toBe(1);
  const broken = all.draw(ticket('Bo'));
  const told = expect(broken).rejects.toThrow('out of memory');
  // The first is still in the hand of the painter that was let go.
  await painter.next();
  await painter.breaks();
  await told;
  const well = all.draw(ticket('Cy'));
  await painter.next();
  expect(await well).toBeDefined();
  expect(painter.opened).toBe(3);
});

test('the thread draws a picture of 1200 by 630, and is let go when nobody asks', { timeout: 30_000 }, async () => {
  const all = new Pictures(systemClock);
  opened.push(all);
  const drawn = await all.draw(ticket('Ann would like to play Yatzy'));
  const png = drawn?.png ?? expect.unreachable();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
  expect(png.length).toBeLessThan(200_000);
});

test('the painter is ended after a minute without work', async () => {
  const all = pictures();
  const asked = all.draw(ticket('Ann'));
  await painter.next();
  await asked;
  await clock.move(60_000);
  await expect.poll(() => painter.ended).toBe(1);
});
