/** A scorecard game in lines of text, fit to be read aloud. */
import { categoryName, findCategory, jokerCategory, variantName, type Language, type Messages } from '@yaht/messages';
import {
  categoryIds,
  emptyCard,
  holdDice,
  noneHeld,
  roundOf,
  type Card,
  type Command,
  type ScorecardGame,
  type Hold,
  type Refusal,
} from '@yaht/rules';
import { cardTable } from './card-table.ts';
import { scorecardTeller } from './scorecard-teller.ts';
import { say, type LineScreen, type Wish } from './screen.ts';
import { helpLines } from './table-teller.ts';
import { understand, type GameWord } from './understand.ts';

/** The dice held so far are a matter of the screen; they travel with the next roll. */
export class ScorecardLines implements LineScreen {
  readonly #words: Messages;
  readonly #language: Language;
  readonly #teller: ReturnType<typeof scorecardTeller>;
  #hold: Hold = [];

  constructor(words: Messages, language: Language) {
    this.#words = words;
    this.#language = language;
    this.#teller = scorecardTeller(words);
  }

  welcomeBack(game: ScorecardGame): string {
    const { variant, players } = game.start;
    const names = players.map(({ name }) => name);
    return this.#words.play.resumed(variantName(this.#words, variant), names, roundOf(game), categoryIds(variant).length);
  }

  present(game: ScorecardGame): readonly string[] {
    this.#hold = game.state.turn?.hold ?? [];
    return this.#teller.position(game);
  }

  prompt({ state: { turn } }: ScorecardGame): string {
    const { play } = this.#words;
    if (!turn?.dice) return play.promptRoll;
    return turn.rollsLeft > 0 ? play.promptChoose : play.promptScore;
  }

  tell(events: ScorecardGame['events'], game: ScorecardGame): readonly string[] {
    this.#hold = game.state.turn?.hold ?? [];
    return this.#teller.events(events, game);
  }

  understand(game: ScorecardGame, text: string): Wish {
    if (text.trim() === '') return this.#roll(game);
    const meant = understand(this.#words, text);
    if (meant.kind === 'positions') return this.#holdAt(game, meant.positions);
    if (meant.kind === 'word') return this.#obey(game, meant.word, meant.rest);
    return this.#score(game, meant.text, 'ScoreCategory');
  }

  refuse(game: ScorecardGame, command: Command, reason: string): string {
    const { refusals } = this.#words;
    const { variant, players } = game.start;
    const { turn } = game.state;
    const player = turn && players[turn.seat]?.name;
    const category = 'category' in command ? categoryName(this.#words, variant, command.category) : undefined;
    const joker = turn?.dice ? jokerCategory(this.#words, variant, cardOf(game), turn.dice) : undefined;
    return refusals[reason as Refusal]({
      dice: variant.dice,
      ...(player ? { player } : {}),
      ...(category === undefined ? {} : { category }),
      ...(joker === undefined ? {} : { jokerCategory: joker }),
    });
  }

  #obey(game: ScorecardGame, word: GameWord, rest: string): Wish {
    const { dice } = game.start.variant;
    switch (word) {
      case 'roll':
        return this.#roll(game);
      case 'all':
        return this.#holdAt(game, [...noneHeld(dice).keys()]);
      case 'none':
        return this.#holdAt(game, []);
      case 'score':
        return this.#score(game, rest, 'ScoreCategory');
      case 'scratch':
        return this.#score(game, rest, 'ScratchCategory');
      case 'bank':
        return say(this.#words.refusals['command-does-not-fit']({}));
      case 'card':
        return say(...cardTable(this.#words, game));
      case 'help':
        return say(...helpLines(this.#words.line.help), ...this.#teller.offers(game));
    }
  }

  #roll({ state: { turn } }: ScorecardGame): Wish {
    if (!turn) return { kind: 'quit' };
    const command = turn.dice ? ({ type: 'RollDice', hold: this.#hold } as const) : ({ type: 'RollDice' } as const);
    return { kind: 'move', actor: turn.seat, command };
  }

  /** These dice stay, the others go. */
  #holdAt(game: ScorecardGame, positions: readonly number[]): Wish {
    const { turn } = game.state;
    const { dice } = game.start.variant;
    const refused = (reason: Refusal): Wish => say(this.refuse(game, { type: 'HoldDice', hold: [] }, reason));
    if (!turn?.dice) return refused('roll-first');
    if (turn.rollsLeft === 0) return refused('no-rolls-left');
    const hold = holdDice(noneHeld(dice), positions);
    if (!hold.ok) return refused(hold.error);
    this.#hold = hold.value;
    const held = turn.dice.filter((_, die) => hold.value[die]);
    const { line } = this.#words;
    return say(held.length === dice ? line.holdsAll : line.rollsOthers(held, dice - held.length));
  }

  #score(game: ScorecardGame, text: string, type: 'ScoreCategory' | 'ScratchCategory'): Wish {
    const { play, line } = this.#words;
    const { variant } = game.start;
    const { turn } = game.state;
    if (text === '') return say(line.scoreWhere);
    const found = findCategory(variant, text, this.#language);
    if (found.ok && turn) return { kind: 'move', actor: turn.seat, command: { type, category: found.value } };
    if (found.ok) return { kind: 'quit' };
    const names = found.error.candidates.map(id => categoryName(this.#words, variant, id));
    if (found.error.code === 'ambiguous') return say(play.ambiguousCategory(text, names));
    return say(names.length > 0 ? play.unknownCategory(text, names) : play.notUnderstood(text));
  }
}

const cardOf = ({ state }: ScorecardGame): Card => state.cards[state.turn?.seat ?? 0] ?? emptyCard;
