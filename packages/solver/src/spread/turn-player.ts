/**
 * Perfect play of one turn for very many cards: how likely it ends in each way, and on which card. The work is done in rounds of jobs
 * of two cards; while a crew plays one round, the endings of the round before are told.
 */
import type { From } from '../distribution.ts';
import type { Solved } from '../solved.ts';
import { categoriesIn } from '../last-roll.ts';
import { allFilled, type CardState } from '../tables.ts';
import { Crew } from './crew.ts';
import { Plans } from './plans.ts';
import { startedTurn } from './started-turn.ts';
import { turnModule } from './turn-code.ts';
import { ENDING, JOB, layOutTurns, ROUND, walksOf, type TurnLayout } from './turn-layout.ts';
import { fillTurns } from './turn-memory.ts';
import { landingsOf, waysOf, type Way, type Ways } from './ways.ts';

/** Cards with the same filled set (and the same answer for five alike): one upper score for each. */
export type CardsOfRow = Omit<CardState, 'upperScore'> & { readonly upperScores: readonly number[] };

/** The ways in which the turn of one card can end; good until the teller returns. */
export type Endings = {
  readonly length: number;
  /** The slot of the card after an ending. */
  readonly slot: (ending: number) => number;
  readonly way: (ending: number) => Pick<Way, 'category' | 'points' | 'bonus'>;
  readonly chance: (ending: number) => number;
};

/** Endings as they lie in memory, one `ENDING` after the other; their ways are places among those of the player. */
export type EndingList = Endings & { readonly copyTo: (words: Uint32Array, at: number) => void };

/** Told for every card, in the order of the cards. */
export type Tell = (card: CardState, endings: EndingList) => void;

type Round = { readonly first: number; jobs: number; plans: number; readonly cards: CardState[] };

export class TurnPlayer {
  readonly #solved: Solved;
  readonly #layout: TurnLayout;
  readonly #plans: Plans;
  readonly #crew: Crew;
  readonly #words: Uint32Array;
  readonly #numbers: Float64Array;
  readonly ways: Ways;
  /** For threads that help: they call `work` of this module. */
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;

  /** With helpers the memory is shared. */
  constructor(solved: Solved, helpers = 0) {
    const { tables } = solved;
    this.#solved = solved;
    this.ways = waysOf(tables);
    const walks = walksOf(tables);
    this.#layout = layOutTurns(tables, this.ways, walks, 1 + helpers);
    const { pages } = this.#layout;
    this.memory = new WebAssembly.Memory({ initial: pages, ...(helpers > 0 ? { maximum: pages, shared: true } : {}) });
    const { buffer } = this.memory;
    [this.#words, this.#numbers] = [new Uint32Array(buffer), new Float64Array(buffer)];
    fillTurns(buffer, solved, walks, this.#layout);
    this.#plans = new Plans(buffer, this.ways, this.#layout, { rows: walks.rows, landing: 8, landings: JOB.landings });
    this.module = new WebAssembly.Module(turnModule(this.#layout, walks, helpers > 0));
    const { share } = new WebAssembly.Instance(this.module, { kernel: { memory: this.memory } }).exports as { share: () => void };
    this.#crew = new Crew(this.memory, share);
  }

  /** Plays the turns of all cards and tells how they end. */
  play(rows: Iterable<CardsOfRow>, tell: Tell): void {
    let before: Round | undefined;
    for (const round of this.#rounds(rows)) {
      if (before) this.#crew.finish();
      this.#crew.post(round.first, round.first + round.jobs);
      if (before) this.#tellRound(before, tell);
      before = round;
    }
    if (!before) return;
    this.#crew.finish();
    this.#tellRound(before, tell);
  }

  /** Plays the rest of one turn whose dice lie on the table, as a round of its own. */
  playOn(from: From, tell: Tell): void {
    startedTurn(this.#solved, from, (card, endings) => {
      const job = this.#layout.jobs / 4;
      const start = this.#words[job + JOB.endings / 4] ?? 0;
      for (let i = 0; i < endings.length; i++) this.#writeEnding(start + i * ENDING.size, endings, i);
      this.#words[job + JOB.end / 4] = start + endings.length * ENDING.size;
      this.#tellRound({ first: 0, jobs: 1, plans: 0, cards: [card, NOBODY] }, tell);
    });
  }

  /** Sends the helpers home. */
  dismiss(): void {
    this.#crew.dismiss();
  }

  *#rounds(rows: Iterable<CardsOfRow>): Iterable<Round> {
    let round: Round = { first: 0, jobs: 0, plans: 0, cards: [] };
    for (const row of rows) {
      const { upperScores } = row;
      for (let done = 0; done < upperScores.length;) {
        const some = upperScores.slice(done, done + 2 * (ROUND - round.jobs));
        this.#addRow(round, { ...row, upperScores: some });
        done += some.length;
        if (round.jobs < ROUND) continue;
        yield round;
        round = { first: ROUND - round.first, jobs: 0, plans: 0, cards: [] };
      }
    }
    if (round.jobs > 0) yield round;
  }

  #addRow(round: Round, { filled, scoredAlike, upperScores }: CardsOfRow): void {
    const { tables } = this.#solved;
    const card = { filled, scoredAlike, upperScore: 0 };
    const open = categoriesIn(tables, allFilled(tables) & ~filled);
    const plan = this.#plans.write(round.first + round.plans++, open, this.ways.jokersOf(card));
    const landings = landingsOf(tables, card, open);
    const { values, jobs, jobSize } = this.#layout;
    const words = this.#words;
    let at = 0;
    const write = (landing: number, slot: number): void => {
      words[at + 2 * landing] = values + 8 * slot;
    };
    for (let i = 0; i < upperScores.length; i += 2) {
      const job = (jobs + (round.first + round.jobs) * jobSize) / 4;
      words[job + JOB.plan / 4] = plan;
      at = job + JOB.landings / 4;
      landings(upperScores[i] ?? 0, write);
      at += 1;
      landings(upperScores[i + 1] ?? upperScores[i] ?? 0, write);
      round.jobs += 1;
    }
    for (const upperScore of upperScores) round.cards.push({ filled, upperScore, scoredAlike });
    if (upperScores.length % 2 === 1) round.cards.push(NOBODY);
  }

  #writeEnding(at: number, endings: Endings, i: number): void {
    const { category, points, bonus } = endings.way(i);
    this.#words[(at + ENDING.slot) / 4] = 8 * endings.slot(i);
    this.#words[(at + ENDING.way) / 4] = ENDING.size * this.ways.placeOf(category, points, bonus);
    this.#numbers[(at + ENDING.chance) / 8] = endings.chance(i);
  }

  #tellRound({ first, cards }: Round, tell: Tell): void {
    const { jobs, jobSize } = this.#layout;
    const [words, numbers, ways] = [this.#words, this.#numbers, this.ways.all];
    let start = 0;
    const endings = {
      length: 0,
      slot: (ending: number): number => (words[4 * (start + ending)] ?? 0) / 8,
      way: (ending: number): Way => ways[(words[4 * (start + ending) + ENDING.way / 4] ?? 0) / ENDING.size] as Way,
      chance: (ending: number): number => numbers[2 * (start + ending) + 1] ?? 0,
      copyTo(to: Uint32Array, at: number): void {
        to.set(words.subarray(4 * start, 4 * (start + endings.length)), at);
      },
    };
    cards.forEach((card, i) => {
      if (card === NOBODY) return;
      const job = (jobs + (first + (i >> 1)) * jobSize) / 4;
      const [begin = 0, end = 0] = i % 2 ? [words[job + 2], words[job + 3]] : [words[job + 1], words[job + 2]];
      start = begin / ENDING.size;
      endings.length = (end - begin) / ENDING.size;
      tell(card, endings);
    });
  }
}

/** Takes the place of a second card where there is none. */
const NOBODY: CardState = { filled: -1, upperScore: 0, scoredAlike: false };
