/**
 * Perfect play of one turn for very many cards: how likely it ends in each way, and on which card. The work is done in rounds of jobs
 * of two cards; while a crew plays one round, the endings of the round before are told.
 */
import { memoryFor } from '../../kernel/places.ts';
import type { From } from '../distribution.ts';
import type { Solved } from '../../solve/solved.ts';
import { categoriesIn } from '../../plain/last-roll.ts';
import { allFilled, type CardState } from '../../tables/tables.ts';
import { Crew } from './crew.ts';
import { Plans } from './plans.ts';
import { startedTurn } from './started-turn.ts';
import { LandingRows } from './landing-rows.ts';
import { turnModule, type TurnExports } from './turn-code.ts';
import { ENDING, JOB, layOutTurns, ROUND, walksOf, type TurnLayout } from './turn-layout.ts';
import { fillTurns } from './turn-memory.ts';
import { Views } from './views.ts';
import { waysOf, type Way, type Ways } from './ways.ts';

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

/** Told for every card, in the order of the cards. */
export type Tell = (card: CardState, endings: Endings) => void;

/** Jobs that are played together, and the cards they are for. */
export type Round = { readonly first: number; jobs: number; readonly rows: CardsOfRow[] };

/** Memory that a player may need beside its own: without helpers it takes what it needs, with helpers it has to say so before. */
type Needs = { readonly helpers?: number; readonly spare?: number };

export class TurnPlayer {
  readonly #solved: Solved;
  readonly #plans: Plans;
  readonly #landings: LandingRows;
  readonly crew: Crew;
  readonly layout: TurnLayout;
  readonly views: Views;
  readonly code: TurnExports;
  readonly ways: Ways;
  /** For threads that help: they call `work` of this module. */
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;

  /** With helpers the memory is shared. */
  constructor(solved: Solved, { helpers = 0, spare = 0 }: Needs = {}) {
    const { tables } = solved;
    this.#solved = solved;
    this.ways = waysOf(tables);
    const walks = walksOf(tables);
    this.layout = layOutTurns(tables, this.ways, walks, 1 + helpers);
    const { pages, landingRows } = this.layout;
    const shared = helpers > 0;
    const maximum = pages + spare;
    this.memory = memoryFor({ pages, maximum, shared });
    this.views = new Views(this.memory);
    fillTurns(this.views, solved, walks, this.layout);
    const landings = { landing: 8, landings: JOB.landings };
    this.#plans = new Plans(this.views, this.ways, this.layout, { rows: walks.rows, ...landings });
    this.#landings = new LandingRows(this.views, tables, { ...this.layout, rows: landingRows, ...landings });
    const { cap } = tables.upper;
    this.module = new WebAssembly.Module(turnModule(this.layout, walks, { cap, memory: { pages, maximum, shared } }));
    this.code = new WebAssembly.Instance(this.module, { kernel: { memory: this.memory } }).exports as TurnExports;
    this.crew = new Crew(this.memory, this.code.share);
  }

  /** Plays the turns of all cards and tells how they end. */
  play(rows: Iterable<CardsOfRow>, tell: Tell): void {
    this.playRounds(rows, round => this.#tellRound(round, tell));
  }

  /** Plays the turns of all cards; told of every round when it is played, while the next one is. */
  playRounds(rows: Iterable<CardsOfRow>, tell: (round: Round) => void): void {
    let before: Round | undefined;
    for (const round of this.#rounds(rows)) {
      if (before) this.crew.finish();
      this.crew.post(round.first, round.first + round.jobs);
      if (before) tell(before);
      before = round;
    }
    if (!before) return;
    this.crew.finish();
    tell(before);
  }

  /** Plays the rest of one turn whose dice lie on the table, as a round of its own. */
  playOn(from: From, tell: (round: Round) => void): void {
    startedTurn(this.#solved, from, ({ upperScore, ...card }, endings) => {
      const round: Round = { first: 0, jobs: 0, rows: [] };
      this.#addRow(round, { ...card, upperScores: [upperScore] });
      this.crew.post(0, 1);
      this.crew.finish();
      const { words } = this.views;
      const job = this.layout.jobs / 4;
      const start = words[job + JOB.endings / 4] ?? 0;
      for (let i = 0; i < endings.length; i++) this.#writeEnding(start + i * ENDING.size, endings, i);
      words[job + JOB.end / 4] = start + endings.length * ENDING.size;
      tell(round);
    });
  }

  /** Sends the helpers home. */
  dismiss(): void {
    this.crew.dismiss();
  }

  *#rounds(rows: Iterable<CardsOfRow>): Iterable<Round> {
    let round: Round = { first: 0, jobs: 0, rows: [] };
    for (const row of rows) {
      const { upperScores } = row;
      for (let done = 0; done < upperScores.length;) {
        const some = upperScores.slice(done, done + 2 * (ROUND - round.jobs));
        this.#addRow(round, { ...row, upperScores: some });
        done += some.length;
        if (round.jobs < ROUND) continue;
        yield round;
        round = { first: ROUND - round.first, jobs: 0, rows: [] };
      }
    }
    if (round.jobs > 0) yield round;
  }

  /** A job for every two cards. */
  #addRow(round: Round, row: CardsOfRow): void {
    const { tables } = this.#solved;
    const card = { filled: row.filled, scoredAlike: row.scoredAlike, upperScore: 0 };
    const open = categoriesIn(tables, allFilled(tables) & ~card.filled);
    const place = round.first + round.rows.push(row) - 1;
    const plan = this.#plans.write(place, open, this.ways.jokersOf(card));
    const landings = this.#landings.write(place, card, open);
    const { words } = this.views;
    const { upperScores } = row;
    for (let i = 0; i < upperScores.length; i += 2) {
      const job = this.#jobAt(round.first + round.jobs++);
      const isPair = i + 1 < upperScores.length;
      words[job + JOB.plan / 4] = plan;
      words[job + JOB.row / 4] = landings;
      words[job + JOB.count / 4] = isPair ? 2 : 1;
      words[job + JOB.scores / 4] = upperScores[i] ?? 0;
      words[job + JOB.scores / 4 + 1] = upperScores[isPair ? i + 1 : i] ?? 0;
    }
  }

  /** Where the words of a job begin. */
  #jobAt(job: number): number {
    return (this.layout.jobs + job * this.layout.jobSize) / 4;
  }

  #writeEnding(at: number, endings: Endings, i: number): void {
    const { category, points, bonus } = endings.way(i);
    const { words, numbers } = this.views;
    words[(at + ENDING.slot) / 4] = 8 * endings.slot(i);
    words[(at + ENDING.way) / 4] = ENDING.size * this.ways.placeOf(category, points, bonus);
    numbers[(at + ENDING.chance) / 8] = endings.chance(i);
  }

  #tellRound({ first, rows }: Round, tell: Tell): void {
    const { words, numbers } = this.views;
    const ways = this.ways.all;
    let start = 0;
    const endings = {
      length: 0,
      slot: (ending: number): number => (words[4 * (start + ending)] ?? 0) / 8,
      way: (ending: number): Way => ways[(words[4 * (start + ending) + ENDING.way / 4] ?? 0) / ENDING.size] as Way,
      chance: (ending: number): number => numbers[2 * (start + ending) + 1] ?? 0,
    };
    let job = this.#jobAt(first);
    for (const { upperScores, filled, scoredAlike } of rows) {
      upperScores.forEach((upperScore, i) => {
        const list = job + JOB.endings / 4 + (i % 2);
        start = (words[list] ?? 0) / ENDING.size;
        endings.length = (words[list + 1] ?? 0) / ENDING.size - start;
        tell({ filled, upperScore, scoredAlike }, endings);
        if (i % 2 === 1 || i + 1 === upperScores.length) job += this.layout.jobSize / 4;
      });
    }
  }
}
