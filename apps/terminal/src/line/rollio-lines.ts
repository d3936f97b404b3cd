/** Classic Rollio in lines of text: positions set dice aside, Enter rolls on, bank ends the turn. */
import type { Desk } from '@yaht/client';
import { variantName, type Messages } from '@yaht/messages';
import { bestSelection, type RollioGame } from '@yaht/rules';
import { rollioTeller } from './rollio-teller.ts';
import { move, say, type LineScreen, type Wish } from './screen.ts';
import { helpLines } from './table-teller.ts';
import { understand, type GameWord } from './understand.ts';
import { isChoosing, setAside, wayNamed } from './ways-in-lines.ts';

export class RollioLines implements LineScreen {
  readonly #words: Messages;
  readonly teller: ReturnType<typeof rollioTeller>;

  constructor(words: Messages) {
    this.#words = words;
    this.teller = rollioTeller(words);
  }

  welcomeBack({ start }: RollioGame): string {
    const names = start.players.map(({ name }) => name);
    return this.#words.rollio.resumed(variantName(this.#words, start.variant), names);
  }

  prompt({ state: { turn } }: RollioGame, desk: Desk): string {
    const { play, rollio } = this.#words;
    if (isChoosing(desk)) return rollio.promptWay;
    if (!turn?.dice) return play.promptRoll;
    if (!turn.scored) return rollio.promptScore;
    const loose = turn.aside.filter(aside => !aside).length;
    return rollio.promptOn(loose === 0 ? turn.aside.length : loose, turn.pot);
  }

  understand(game: RollioGame, text: string, desk: Desk): Wish {
    if (!game.state.turn) return { kind: 'quit' };
    const way = wayNamed(desk, text);
    if (way) return way;
    if (text.trim() === '') return move({ type: 'RollDice' });
    const meant = understand(this.#words, text);
    if (meant.kind === 'positions') return setAside(this.#words, desk, meant.positions);
    if (meant.kind === 'word') return this.#obey(game, meant.word);
    return say(this.#words.play.notUnderstood(meant.text));
  }

  #obey(game: RollioGame, word: GameWord): Wish {
    switch (word) {
      case 'roll':
        return move({ type: 'RollDice' });
      case 'bank':
        return move({ type: 'Bank' });
      case 'all':
        return move({ type: 'ScoreDice', dice: mostPoints(game) });
      case 'card':
        return say(...this.teller.totals(game));
      case 'help':
        return say(...helpLines(this.#words.rollio.help), ...this.teller.offers(game));
      case 'none':
      case 'score':
      case 'scratch':
        return say(this.#words.refusals['command-does-not-fit']({}));
    }
  }
}

const mostPoints = ({ start, state: { turn } }: RollioGame): readonly number[] =>
  turn ? bestSelection(start.variant, turn) : [];
