/** A run of Rollio in lines of text: numbers set dice aside or buy, letters name consumables, Enter goes on. */
import type { Desk } from '@yaht/client';
import { messagesFor, setName, type Messages } from '@yaht/messages';
import { bestInRun, isFlopping, type DiceSetId, type RunGame } from '@yaht/rules';
import { runTeller } from './run-teller.ts';
import { move, say, type LineScreen, type Wish } from './screen.ts';
import { helpLines } from './table-teller.ts';
import { understand, type GameWord } from './understand.ts';
import { isChoosing, setAside, wayNamed } from './ways-in-lines.ts';

type RunWord = keyof Messages['run']['words'];

/** So many letters of a name are enough, if no other begins with them. */
const SHORTEST = 3;

export class RunLines implements LineScreen {
  readonly #words: Messages;
  readonly teller: ReturnType<typeof runTeller>;

  constructor(words: Messages) {
    this.#words = words;
    this.teller = runTeller(words);
  }

  welcomeBack({ state }: RunGame): string {
    return this.#words.run.resumed(Math.max(1, state.level.level));
  }

  prompt({ start, state }: RunGame, desk: Desk): string {
    const { run, rollio, play } = this.#words;
    const { turn } = state;
    if (isChoosing(desk)) return rollio.promptWay;
    if (state.phase === 'set') return run.promptSet;
    if (state.phase === 'shop') return run.promptShop;
    if (!turn?.dice) return play.promptRoll;
    if (turn.scored) return rollio.promptOn(turn.aside.filter(aside => !aside).length || turn.aside.length, turn.pot);
    return isFlopping(start.variant, state) ? run.promptFlop : rollio.promptScore;
  }

  understand(game: RunGame, text: string, desk: Desk): Wish {
    if (!game.state.turn) return { kind: 'quit' };
    const line = text.trim().toLowerCase().replace(/\s+/g, ' ');
    const way = wayNamed(desk, line);
    if (way) return way;
    if (line === '') return this.#goOn(game);
    if (/^\d[\d ,]*$/.test(line)) return this.#numbers(game, desk, line);
    const set = game.state.phase === 'set' ? this.#setNamed(game, line) : undefined;
    if (set) return move({ type: 'ChooseSet', set });
    const [first = '', ...rest] = line.split(' ');
    const word = wordIn(this.#words, first) ?? wordIn(messagesFor('en'), first);
    if (word) return this.#act(game, word, rest);
    const meant = understand(this.#words, line);
    return meant.kind === 'word' ? this.#obey(game, meant.word) : say(this.#words.play.notUnderstood(line));
  }

  #goOn({ state }: RunGame): Wish {
    if (state.phase === 'set') return say(this.#words.refusals['choose-a-set']({}));
    return move(state.phase === 'shop' ? { type: 'LeaveShop' } : { type: 'RollDice' });
  }

  /** A set, a ware, or dice to set aside. */
  #numbers(game: RunGame, desk: Desk, line: string): Wish {
    const { state, start } = game;
    if (state.phase === 'round') return setAside(this.#words, desk, diceIn(game, line));
    const place = Number(/^\d+/.exec(line)?.[0]) - 1;
    if (state.phase === 'shop') return move({ type: 'BuyWare', ware: place });
    const set = start.variant.sets[place];
    return set ? move({ type: 'ChooseSet', set }) : say(this.#words.refusals['invalid-set']({}));
  }

  /** A set by its name in this language or in English, or by a beginning of it that no other has. */
  #setNamed({ start }: RunGame, line: string): DiceSetId | undefined {
    const names = (set: DiceSetId): readonly string[] =>
      [this.#words, messagesFor('en')].map(({ run }) => setName({ run }, set).toLowerCase());
    const { sets } = start.variant;
    const begun = sets.filter(set => names(set).some(name => name.startsWith(line)));
    return sets.find(set => names(set).includes(line)) ?? (line.length >= SHORTEST && begun.length === 1 ? begun[0] : undefined);
  }

  #act(game: RunGame, word: RunWord, rest: readonly string[]): Wish {
    const isShop = game.state.phase === 'shop';
    const [first = '', second = ''] = rest;
    switch (word) {
      case 'reroll':
        return move(isShop ? { type: 'RerollShop' } : { type: 'RerollDice', dice: diceIn(game, rest.join(' ')) });
      case 'flop':
        return move({ type: 'AcceptFlop' });
      case 'buy':
        return move({ type: 'BuyWare', ware: placeOf(first) });
      case 'sell':
        return move(
          isLetter(first) ? { type: 'SellConsumable', consumable: placeOf(first) } : { type: 'SellCharm', charm: placeOf(first) },
        );
      case 'use':
        return move({ type: 'UseConsumable', consumable: placeOf(first), ...(second === '' ? {} : { die: placeOf(second) }) });
      case 'move':
        return move({ type: 'MoveCharm', from: placeOf(first), to: placeOf(second) });
      case 'kit':
        return say(...this.teller.kit(game));
      case 'next':
        return this.#goOn(game);
      case 'end':
        return move({ type: 'EndRun' });
    }
  }

  #obey(game: RunGame, word: GameWord): Wish {
    const { run, refusals } = this.#words;
    switch (word) {
      case 'roll':
        return move({ type: 'RollDice' });
      case 'bank':
        return move({ type: 'Bank' });
      case 'all':
        return move({ type: 'ScoreDice', dice: bestInRun(game.start.variant, game.state).dice });
      case 'card':
        return say(...this.teller.position(game), ...this.teller.kit(game));
      case 'help':
        return say(...helpLines(game.state.phase === 'shop' ? run.helpShop : run.helpRound), ...this.teller.position(game));
      default:
        return say(refusals['command-does-not-fit']({}));
    }
  }
}

const wordIn = ({ run }: Messages, text: string): RunWord | undefined =>
  (Object.keys(run.words) as RunWord[]).find(word => run.words[word].includes(text));

const isLetter = (text: string): boolean => /^[a-z]$/.test(text);

/** `2` is the second place, and so is `b`. */
const placeOf = (text: string): number => (isLetter(text) ? text.charCodeAt(0) - 97 : Number(text || '0') - 1);

/** With up to nine dice `13` is the first and the third; with more, numbers stand apart. */
function diceIn({ state }: RunGame, line: string): readonly number[] {
  const isFew = (state.turn?.kinds.length ?? 0) <= 9;
  const parts = isFew ? [...line.replace(/\D/g, '')] : line.split(/\D+/).filter(Boolean);
  return parts.map(part => Number(part) - 1);
}
