/** A scorecard game in lines of text, fit to be read aloud. */
import { selectedDice, type Desk } from '@yaht/client';
import { categoryName, findCategory, variantName, type Language, type Messages } from '@yaht/messages';
import { categoryIds, holdDice, noneHeld, roundOf, type Refusal, type ScorecardGame } from '@yaht/rules';
import { sentenceFor } from '../table/sentences.ts';
import { cardTable } from './card-table.ts';
import { scorecardTeller } from './scorecard-teller.ts';
import { move, say, type LineScreen, type Wish } from './screen.ts';
import { helpLines } from './table-teller.ts';
import { understand, type GameWord } from './understand.ts';

export class ScorecardLines implements LineScreen {
  readonly #words: Messages;
  readonly #language: Language;
  readonly teller: ReturnType<typeof scorecardTeller>;

  constructor(words: Messages, language: Language) {
    this.#words = words;
    this.#language = language;
    this.teller = scorecardTeller(words);
  }

  welcomeBack(game: ScorecardGame): string {
    const { variant, players } = game.start;
    const names = players.map(({ name }) => name);
    return this.#words.play.resumed(variantName(this.#words, variant), names, roundOf(game), categoryIds(variant).length);
  }

  prompt({ state: { turn } }: ScorecardGame): string {
    const { play } = this.#words;
    if (!turn?.dice) return play.promptRoll;
    return turn.rollsLeft > 0 ? play.promptChoose : play.promptScore;
  }

  understand(game: ScorecardGame, text: string, desk: Desk): Wish {
    if (!game.state.turn) return { kind: 'quit' };
    if (text.trim() === '') return roll(game, desk);
    const meant = understand(this.#words, text);
    if (meant.kind === 'positions') return this.#holdAt(game, desk, meant.positions);
    if (meant.kind === 'word') return this.#obey(game, desk, meant.word, meant.rest);
    return this.#score(game, meant.text, 'ScoreCategory');
  }

  #obey(game: ScorecardGame, desk: Desk, word: GameWord, rest: string): Wish {
    const { dice } = game.start.variant;
    switch (word) {
      case 'roll':
        return roll(game, desk);
      case 'all':
        return this.#holdAt(game, desk, [...noneHeld(dice).keys()]);
      case 'none':
        return this.#holdAt(game, desk, []);
      case 'score':
        return this.#score(game, rest, 'ScoreCategory');
      case 'scratch':
        return this.#score(game, rest, 'ScratchCategory');
      case 'bank':
        return say(this.#words.refusals['command-does-not-fit']({}));
      case 'card':
        return say(...cardTable(this.#words, game));
      case 'help':
        return say(...helpLines(this.#words.line.help), ...this.teller.offers(game));
    }
  }

  /** These dice stay, the others go. */
  #holdAt(game: ScorecardGame, desk: Desk, positions: readonly number[]): Wish {
    const { turn } = game.state;
    const { dice } = game.start.variant;
    const refused = (code: Refusal): Wish => say(sentenceFor(this.#words, desk.view().view, code));
    if (!turn?.dice) return refused('roll-first');
    if (turn.rollsLeft === 0) return refused('no-rolls-left');
    const hold = holdDice(noneHeld(dice), positions);
    if (!hold.ok) return refused(hold.error);
    desk.press({ type: 'these', dice: positions });
    const held = turn.dice.filter((_, die) => hold.value[die]);
    const { line } = this.#words;
    return say(held.length === dice ? line.holdsAll : line.rollsOthers(held, dice - held.length));
  }

  #score(game: ScorecardGame, text: string, type: 'ScoreCategory' | 'ScratchCategory'): Wish {
    const { play, line } = this.#words;
    const { variant } = game.start;
    if (text === '') return say(line.scoreWhere);
    const found = findCategory(variant, text, this.#language);
    if (found.ok) return move({ type, category: found.value });
    const names = found.error.candidates.map(id => categoryName(this.#words, variant, id));
    if (found.error.code === 'ambiguous') return say(play.ambiguousCategory(text, names));
    return say(names.length > 0 ? play.unknownCategory(text, names) : play.notUnderstood(text));
  }
}

/** The dice in hand stay, as they did at the roll before where none was touched. */
const roll = (game: ScorecardGame, desk: Desk): Wish =>
  move(game.state.turn?.dice ? { type: 'RollDice', hold: selectedDice(game, desk.view().hand.dice) } : { type: 'RollDice' });
