import { expect, test } from 'vitest';
import { Questions, type Sentence } from '../log/postgres/questions.ts';
import { HandClock } from '../testing/hand-clock.ts';
import { PostgresDirectory } from './postgres-directory.ts';

/** A database that answers by a list, one line for each sentence that is said; an error is an answer that got lost. */
class Scripted extends Questions {
  readonly said: string[] = [];
  readonly #script: (readonly object[] | Error)[];

  constructor(script: readonly (readonly object[] | Error)[]) {
    super();
    this.#script = [...script];
  }

  protected override async say<Row extends object>({ name }: Sentence): Promise<readonly Row[]> {
    this.said.push(name);
    const answer = this.#script.shift() ?? [{ name: 'n' }];
    if (answer instanceof Error) throw answer;
    return answer as readonly Row[];
  }
}

const nothing = { onOver: () => {}, onBack: () => {}, onRenewed: () => {}, onFault: () => {} };

async function lapses(script: readonly (readonly object[] | Error)[], onLapse: () => Promise<void>): Promise<Scripted> {
  const clock = new HandClock();
  const db = new Scripted([[], ...script]);
  const directory = new PostgresDirectory({ db, name: 'n', clock, onLapse, ...nothing });
  await directory.join('here');
  await clock.move(5_000);
  await directory.close();
  return db;
}

test('[P7] a node that was taken for dead looks at its rooms, also when it did not hear that it is back', async () => {
  let looks = 0;
  const db = await lapses([[], new Error('the connection was lost')], async () => void (looks += 1));
  expect(db.said.slice(0, 5)).toEqual(['yaht-join', 'yaht-renew', 'yaht-join', 'yaht-probe', 'yaht-renew']);
  expect(looks).toBe(1);
});

test('[P7] it looks until it has seen them', async () => {
  const looks: boolean[] = [];
  await lapses([[], []], async () => {
    looks.push(looks.length === 2);
    if (looks.length < 3) throw new Error('the database is away');
  });
  expect(looks).toEqual([false, false, true]);
});

test('[P9] a node without an answer steps down when its lease has run out by its own clock, whatever time others set', async () => {
  const clock = new HandClock();
  const lost = Array.from({ length: 40 }, () => new Error('the connection was lost'));
  const db = new Scripted([[], [{ others: ['there'] }], ...lost]);
  let monotonic = 0;
  const steps: string[] = [];
  const directory = new PostgresDirectory({
    db,
    name: 'n',
    clock,
    monotonic: () => monotonic,
    onLapse: async () => {},
    onOver: () => steps.push(`over at ${monotonic}`),
    onBack: () => steps.push('back'),
    onRenewed: others => steps.push(`renewed ${others?.join(' ') ?? ''}`),
    onFault: () => {},
  });
  await directory.join('here');
  const pass = async (until: number): Promise<void> => {
    for (; monotonic < until; monotonic += 250) await clock.move(250);
  };
  await pass(3_500);
  expect(steps).toEqual(['renewed there']);
  await pass(4_500);
  expect(steps).toEqual(['renewed there', 'over at 3500']);
  // A sign of life whose answer got lost would keep the rooms of a node that cannot write them.
  expect(db.said.filter(said => said === 'yaht-renew').length).toBe(2);
  await pass(15_000);
  expect(steps.slice(2, 4)).toEqual(['back', 'renewed ']);
  await directory.close();
});
