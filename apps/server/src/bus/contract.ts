/** What every bus keeps to. Being told is never promised; coming to nothing for ever is excluded. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { roomId } from '../log/index.ts';
import type { Bus, Hint } from './bus.ts';

/** Where a bus is; `interrupt` stops it, lets something be done, and starts it again. */
export type Stop = {
  readonly open: () => Promise<Bus>;
  readonly interrupt?: (meanwhile: () => Promise<void>) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** An ear that keeps what it hears. */
class Listener {
  readonly heard: Hint[] = [];
  misses = 0;
  #onChange: () => void = () => {};

  readonly hear = (hint: Hint): void => {
    this.heard.push(hint);
    this.#onChange();
  };

  readonly missed = (): void => {
    this.misses += 1;
    this.#onChange();
  };

  async until(isDone: () => boolean): Promise<void> {
    while (!isDone()) await new Promise<void>(resolve => (this.#onChange = resolve));
  }

  /** The latest that was heard of a room. */
  latest(room: string): number {
    return this.heard.reduce((latest, hint) => (hint.room === room ? Math.max(latest, hint.seq) : latest), 0);
  }
}

export function busContract(name: string, place: () => Promise<Stop>): void {
  describe(name, () => {
    let stop: Stop;
    const buses: Bus[] = [];
    beforeAll(async () => {
      stop = await place();
    });
    afterAll(() => stop.remove());
    afterEach(async () => {
      await Promise.all(buses.splice(0).map(bus => bus.close()));
    });

    /** A node that is on the bus by now. */
    async function join(): Promise<{ readonly bus: Bus; readonly ear: Listener }> {
      const bus = await stop.open();
      buses.push(bus);
      const ear = new Listener();
      bus.listen(ear);
      await ear.until(() => ear.misses > 0);
      return { bus, ear };
    }

    test('a hint of one node is heard by the others', async () => {
      const [a, b, c] = [await join(), await join(), await join()];
      const room = roomId('ÅBC "1"');
      a.bus.tell({ room, seq: 7 });
      await Promise.all([b, c].map(({ ear }) => ear.until(() => ear.latest(room) === 7)));
      b.bus.tell({ room, seq: 8 });
      await Promise.all([a, c].map(({ ear }) => ear.until(() => ear.latest(room) === 8)));
    });

    test('of many hints the latest of every room arrives', async () => {
      const [a, b] = [await join(), await join()];
      for (let seq = 1; seq <= 20; seq++)
        for (let i = 0; i < 100; i++) a.bus.tell({ room: roomId(`R${i}-${'x'.repeat(40)}`), seq });
      await b.ear.until(() => new Set(b.ear.heard.filter(({ seq }) => seq === 20).map(({ room }) => room)).size === 100);
    });

    test('when it was away, everybody is told to look, and hints are heard again', async () => {
      if (!stop.interrupt) return;
      const [a, b] = [await join(), await join()];
      const room = roomId('ROOM');
      await stop.interrupt(async () => {
        // Nobody hears it, and nothing breaks.
        a.bus.tell({ room, seq: 1 });
      });
      await Promise.all([a, b].map(({ ear }) => ear.until(() => ear.misses > 1)));
      const again = setInterval(() => a.bus.tell({ room, seq: 2 }), 20);
      await b.ear.until(() => b.ear.latest(room) === 2);
      clearInterval(again);
      expect(b.ear.misses).toBeGreaterThan(1);
    });
  });
}
