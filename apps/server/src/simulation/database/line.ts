/** The way from a process to the database. What is said may get lost, and so may the answer: then nobody knows what was done. */
import { ANSWER_WITHIN } from '../../log/postgres/connection.ts';
import { Questions, type Sentence } from '../../log/postgres/questions.ts';
import type { Luck } from '../luck.ts';
import type { Process } from '../process.ts';
import { DATABASE, type Weather } from '../weather.ts';
import type { World } from '../world.ts';
import type { SimulatedDatabase } from './database.ts';

export type LineParts = {
  readonly world: World;
  readonly weather: Weather;
  readonly luck: Luck;
  readonly database: SimulatedDatabase;
};

/** So long a slow question is on its way, at most. */
const SLOW = 8_000;
/** A database that answers early stores what it was told so much later. */
const LAZINESS = 400;

/** Statements whose answers are worth reading in a trace. */
const TOLD = new Set(['yaht-append', 'yaht-take', 'yaht-kept', 'yaht-holder', 'yaht-command', 'yaht-stored']);

type Answers = { readonly resolve: (rows: never) => void; readonly reject: (error: Error) => void };

export class DatabaseLine extends Questions {
  readonly #parts: LineParts;
  readonly #process: Process;
  readonly #answerWithin: number;

  constructor(parts: LineParts, process: Process, answerWithin = ANSWER_WITHIN) {
    const { clock } = process;
    super({ waiting: { now: clock.now, pause: time => new Promise<void>(resolve => void clock.after(time, resolve)) } });
    this.#parts = parts;
    this.#process = process;
    this.#answerWithin = answerWithin;
  }

  protected override say<Row extends object>(sentence: Sentence, values: readonly unknown[]): Promise<readonly Row[]> {
    return new Promise((resolve, reject) => this.#ask(sentence, values, { resolve, reject }));
  }

  #ask(sentence: Sentence, values: readonly unknown[], answers: Answers): void {
    const { world, weather, luck } = this.#parts;
    const { isLost, isCut } = this.#fate(this.#process.place, DATABASE, weather.climate.unsaid);
    if (isLost) return this.#fail(sentence, answers, 'unsaid', isCut ? this.#answerWithin : this.#delay());
    const delay = luck.happens(weather.climate.slow) ? luck.between(100, SLOW) : this.#delay();
    world.after(delay, () => this.#arrive(sentence, values, answers));
  }

  #arrive(sentence: Sentence, values: readonly unknown[], answers: Answers): void {
    const { world, weather, database } = this.#parts;
    if (!weather.isDatabaseUp) return this.#fail(sentence, answers, 'refused', this.#delay());
    const answer = (rows: readonly object[]): void => this.#answer(sentence, rows, answers);
    if (database.flaws.answersEarly && sentence.name === 'yaht-append') {
      answer((JSON.parse(String(values[0])) as { n: number; at: number }[]).map(({ n, at }) => ({ n, at })));
      world.after(LAZINESS, () => database.say(sentence, values, this.#process.name));
      return;
    }
    answer(database.say(sentence, values, this.#process.name));
  }

  #answer(sentence: Sentence, rows: readonly object[], { resolve, reject }: Answers): void {
    const { world, weather } = this.#parts;
    this.#process.note(`${sentence.name} → ${TOLD.has(sentence.name) ? JSON.stringify(rows) : rows.length}`);
    const { isLost, isCut } = this.#fate(DATABASE, this.#process.place, weather.climate.unheard);
    if (isLost) return this.#fail(sentence, { resolve, reject }, 'unheard', isCut ? this.#answerWithin : this.#delay());
    const copy = JSON.parse(JSON.stringify(rows)) as never;
    world.after(this.#delay(), () => this.#process.reach(() => resolve(copy)));
  }

  #fail(sentence: Sentence, { reject }: Answers, how: string, delay: number): void {
    const { world } = this.#parts;
    this.#process.note(`${sentence.name} ${how}`);
    world.after(delay, () => this.#process.reach(() => reject(new Error(`the connection was lost (${how})`))));
  }

  #fate(from: string, to: string, probability: number): { readonly isLost: boolean; readonly isCut: boolean } {
    const { weather, luck } = this.#parts;
    const isCut = weather.isCut(from, to);
    return { isCut, isLost: luck.happens(probability) || isCut };
  }

  #delay(): number {
    const { weather, luck } = this.#parts;
    return luck.longTail(1, 1 + weather.climate.databaseLatency);
  }
}
