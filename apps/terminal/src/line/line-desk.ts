/** The desk in lines: what every screen asks before it is done is asked and answered by what is typed. */
import { Desk, type Refused, type Table, type Wish as TableWish } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import type { Game } from '@yaht/rules';
import { NEVER_AGAIN } from '../shell/overlays.ts';
import { questionSentence, sentenceFor, sentenceForRefused } from '../table/sentences.ts';
import { rulesLines } from './rules-lines.ts';
import { move, say, type LineScreen, type Wish } from './screen.ts';
import { tableWordIn, type TableWord } from './understand.ts';

/** Who is asked, and how the question about a needless zero stands in the settings. */
export type Asked = {
  readonly isInteractive: boolean;
  readonly zeroQuestion?: { readonly isOn: boolean; readonly turnOff: () => void };
};

export class LineDesk {
  readonly #desk: Desk;
  readonly #words: Messages;
  readonly #isInteractive: boolean;
  readonly #stopAsking: () => void;

  /** Nobody is asked where nobody is there to answer. */
  constructor(table: Table, words: Messages, { isInteractive, zeroQuestion }: Asked) {
    let asksZero = isInteractive && zeroQuestion?.isOn !== false;
    this.#desk = new Desk(table, { isNew: false, asksZero: () => asksZero });
    this.#words = words;
    this.#isInteractive = isInteractive;
    this.#stopAsking = () => {
      asksZero = false;
      zeroQuestion?.turnOff();
    };
  }

  /** What a line means: the answer to what was asked, a word that every table knows, or what the screen of the game makes of it. */
  understand(screen: LineScreen, game: Game, text: string): Wish {
    const line = text.trim().toLowerCase();
    const { question } = this.#desk.view();
    if (question) {
      const isNever = question.type === 'zero' && line === NEVER_AGAIN;
      if (isNever) this.#stopAsking();
      if (isNever || this.#words.play.isYes(line)) return this.#agreed();
      this.#desk.press({ type: 'back' });
      if (line === '' || this.#words.play.isNo(line)) return say();
    }
    const word = tableWordIn(this.#words, text);
    if (word) return this.#obey(game, word);
    const wish = screen.understand(game, text, this.#desk);
    const isScore = wish.kind === 'move' && wish.wish.type === 'ScoreCategory';
    return isScore && !this.#desk.score(wish.wish.category) ? this.#question() : wish;
  }

  prompt(screen: LineScreen, game: Game): string {
    return screen.prompt(game, this.#desk);
  }

  /** Why a wish was not granted. */
  refused(wish: TableWish, refused: Refused): string {
    const category = 'category' in wish ? wish.category : undefined;
    return sentenceForRefused(this.#words, this.#desk.view().view, refused, category);
  }

  #obey(game: Game, word: TableWord): Wish {
    switch (word) {
      case 'undo':
        return move({ type: 'Undo' });
      case 'rules':
        return say(...rulesLines(this.#words, game.start.variant));
      case 'resign':
        return this.#resign();
      case 'quit':
        return { kind: 'quit' };
    }
  }

  #resign(): Wish {
    const refusal = this.#desk.resign();
    if (refusal) return say(sentenceFor(this.#words, this.#desk.view().view, refusal));
    return this.#isInteractive ? this.#question() : this.#agreed();
  }

  #question(): Wish {
    const { question, view } = this.#desk.view();
    return question ? say(questionSentence(this.#words, view, question)) : say();
  }

  #agreed(): Wish {
    const wish = this.#desk.agree();
    return wish ? move(wish) : say();
  }
}
