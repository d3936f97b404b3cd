/** The desk in lines: what every screen asks before it is done is asked and answered by what is typed. */
import { Desk, type Table } from '@yaht/client';
import type { Messages } from '@yaht/messages';
import type { Command, Game } from '@yaht/rules';
import { NEVER_AGAIN } from '../shell/overlays.ts';
import { questionSentence, sentenceFor } from '../table/sentences.ts';
import { rulesLines } from './rules-lines.ts';
import { say, type LineScreen, type Wish } from './screen.ts';
import { undoWish } from './table-teller.ts';
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
      if (isNever || this.#words.play.isYes(line)) return this.#agreed(game);
      this.#desk.press({ type: 'back' });
      if (line === '' || this.#words.play.isNo(line)) return say();
    }
    const word = tableWordIn(this.#words, text);
    if (word) return this.#obey(game, word);
    const wish = screen.understand(game, text);
    const isScore = wish.kind === 'move' && wish.command.type === 'ScoreCategory';
    return isScore && !this.#desk.score(wish.command.category) ? this.#question() : wish;
  }

  #obey(game: Game, word: TableWord): Wish {
    switch (word) {
      case 'undo':
        return undoWish(game);
      case 'rules':
        return say(...rulesLines(this.#words, game.start.variant));
      case 'resign':
        return this.#resign(game);
      case 'quit':
        return { kind: 'quit' };
    }
  }

  #resign(game: Game): Wish {
    const refusal = this.#desk.resign();
    if (refusal) return say(sentenceFor(this.#words, this.#desk.view().view, refusal));
    return this.#isInteractive ? this.#question() : this.#agreed(game);
  }

  #question(): Wish {
    const { question, view } = this.#desk.view();
    return question ? say(questionSentence(this.#words, view, question)) : say();
  }

  #agreed(game: Game): Wish {
    const { seat } = this.#desk.view().view.resign;
    const wish = this.#desk.agree();
    if (wish?.type === 'Resign') return { kind: 'move', actor: seat, command: { type: 'Resign' } };
    return wish ? { kind: 'move', actor: game.state.turn?.seat ?? 0, command: wish as Command } : say();
  }
}
