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

async function lapses(script: readonly (readonly object[] | Error)[], onLapse: () => Promise<void>): Promise<Scripted> {
  const clock = new HandClock();
  const db = new Scripted([[], ...script]);
  const directory = new PostgresDirectory({ db, name: 'n', clock, onLapse, onFault: () => {} });
  await directory.join('here');
  await clock.move(5_000);
  await directory.close();
  return db;
}

test('[P7] a node that was taken for dead looks at its rooms, also when it did not hear that it is back', async () => {
  let looks = 0;
  const db = await lapses([[], new Error('the connection was lost')], async () => void (looks += 1));
  expect(db.said.slice(0, 4)).toEqual(['yaht-join', 'yaht-renew', 'yaht-join', 'yaht-renew']);
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
