/** Classic Rollio in lines of text: positions set dice aside, Enter rolls on, bank ends the turn. */
import { variantName, type Messages } from '@yaht/messages';
import { bestSelection, waysToScore, type Command, type Partition, type Refusal, type RollioGame } from '@yaht/rules';
import { rollioTeller } from './rollio-teller.ts';
import { say, type LineScreen, type Wish } from './screen.ts';
import { helpLines, nameOf } from './table-teller.ts';
import { understand, type GameWord } from './understand.ts';

/** Dice that score in several ways, while the player chooses one. */
type Choice = { readonly dice: readonly number[]; readonly ways: readonly Partition[] };

/** More ways are not shown at once. */
const SHOWN_WAYS = 10;

export class RollioLines implements LineScreen {
  readonly #words: Messages;
  readonly #teller: ReturnType<typeof rollioTeller>;
  #choice: Choice | null = null;

  constructor(words: Messages) {
    this.#words = words;
    this.#teller = rollioTeller(words);
  }

  welcomeBack({ start }: RollioGame): string {
    const names = start.players.map(({ name }) => name);
    return this.#words.rollio.resumed(variantName(this.#words, start.variant), names);
  }

  present(game: RollioGame): readonly string[] {
    return this.#teller.position(game);
  }

  tell(events: RollioGame['events'], game: RollioGame): readonly string[] {
    this.#choice = null;
    return this.#teller.events(events, game);
  }

  prompt({ state: { turn } }: RollioGame): string {
    const { play, rollio } = this.#words;
    if (this.#choice) return rollio.promptWay;
    if (!turn?.dice) return play.promptRoll;
    if (!turn.scored) return rollio.promptScore;
    const loose = turn.aside.filter(aside => !aside).length;
    return rollio.promptOn(loose === 0 ? turn.aside.length : loose, turn.pot);
  }

  understand(game: RollioGame, text: string): Wish {
    const { turn } = game.state;
    if (!turn) return { kind: 'quit' };
    if (this.#choice && /^\d*$/.test(text.trim())) return this.#choose(turn.seat, this.#choice, Number(text.trim() || '1'));
    this.#choice = null;
    if (text.trim() === '') return { kind: 'move', actor: turn.seat, command: { type: 'RollDice' } };
    const meant = understand(this.#words, text);
    if (meant.kind === 'positions') return this.#setAside(game, meant.positions);
    if (meant.kind === 'word') return this.#obey(game, meant.word);
    return say(this.#words.play.notUnderstood(meant.text));
  }

  refuse(game: RollioGame, command: Command, reason: string): string {
    const { turn } = game.state;
    const { variant } = game.start;
    if (reason === 'unused-dice' && command.type === 'ScoreDice' && turn) {
      const found = waysToScore(variant, turn, command.dice);
      if (!found.ok) return this.#words.rollio.unused(found.error.dice.map(die => die + 1));
    }
    return this.#words.refusals[reason as Refusal]({
      dice: variant.dice,
      ...(turn ? { player: nameOf(this.#words, game, turn.seat) } : {}),
    });
  }

  #obey(game: RollioGame, word: GameWord): Wish {
    const actor = game.state.turn?.seat ?? 0;
    switch (word) {
      case 'roll':
        return { kind: 'move', actor, command: { type: 'RollDice' } };
      case 'bank':
        return { kind: 'move', actor, command: { type: 'Bank' } };
      case 'all':
        return { kind: 'move', actor, command: { type: 'ScoreDice', dice: mostPoints(game) } };
      case 'card':
        return say(...this.#teller.totals(game));
      case 'help':
        return say(...helpLines(this.#words.rollio.help), ...this.#teller.offers(game));
      case 'none':
      case 'score':
      case 'scratch':
        return say(this.#words.refusals['command-does-not-fit']({}));
    }
  }

  /** One way to score the dice is taken at once; of several the player chooses. */
  #setAside(game: RollioGame, dice: readonly number[]): Wish {
    const { turn } = game.state;
    const found = turn && waysToScore(game.start.variant, turn, dice);
    const ways = found?.ok ? found.value.partitions : [];
    if (ways.length <= 1) return { kind: 'move', actor: turn?.seat ?? 0, command: { type: 'ScoreDice', dice } };
    this.#choice = { dice, ways };
    const { rollio } = this.#words;
    const rows = ways.slice(0, SHOWN_WAYS).map((way, i) => rollio.wayRow(i + 1, way.combinations, way.points));
    return say(rollio.ways(ways.length), ...rows);
  }

  #choose(actor: number, { dice }: Choice, place: number): Wish {
    return { kind: 'move', actor, command: { type: 'ScoreDice', dice, partition: place - 1 } };
  }
}

const mostPoints = ({ start, state: { turn } }: RollioGame): readonly number[] =>
  turn ? bestSelection(start.variant, turn) : [];
