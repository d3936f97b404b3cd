import type { Sentence } from '../../log/postgres/questions.ts';
import { Questions } from '../../log/postgres/questions.ts';
import { PostgresLog } from '../../log/postgres/postgres-log.ts';
import { logContract } from '../../log/contract.ts';
import { SimulatedDatabase } from './database.ts';

/** Asks the database at once. */
class Beside extends Questions {
  readonly #database: SimulatedDatabase;

  constructor(database: SimulatedDatabase) {
    super();
    this.#database = database;
  }

  protected override async say<Row extends object>(sentence: Sentence, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#database.say(sentence, values, 'a test') as readonly Row[];
  }
}

logContract('the log of the nodes on the database of the simulation', async () => {
  let now = 0;
  const database = new SimulatedDatabase(() => now);
  return {
    open: async now => new PostgresLog(new Beside(database), { now }),
    survives: true,
    ownTime: { now: () => now, pass: async milliseconds => void (now += milliseconds) },
    remove: async () => {},
  };
});
