/** What the lines of every family share. */
import { gameLine, tell, type Messages } from '@yaht/messages';
import { effective, isAssisted, standingsOf, type Event, type Game, type GameOver, type Seat, type Standing } from '@yaht/rules';

const nameOf = ({ play }: Messages, { start }: Game, seat: Seat): string => start.players[seat]?.name ?? play.defaultName(seat);

/** Whether a program sits there, which needs no advice and makes no slips. */
export const isBot = ({ start }: Game, seat: Seat): boolean => start.players[seat]?.bot !== undefined;

const isAlone = ({ start }: Game): boolean => start.players.length === 1;

/** What a fact says; nothing for a fact that is no news to these players. */
export function factLines(words: Messages, game: Game, fact: Event): readonly string[] {
  const said = tell(words, { game, seats: [] }, gameLine(fact));
  return said === null ? [] : [said];
}

/** A fact, and in the same line how things stand after it. */
export const factLine = (words: Messages, game: Game, fact: Event, ...after: readonly string[]): string =>
  [...factLines(words, game, fact), ...after].filter(Boolean).join(' ');

/** The beginning of a turn, how its player stands, and what dice that lie there already offer; nothing where it is no news. */
export function turnLines(
  words: Messages,
  game: Game,
  fact: Extract<Event, { readonly type: 'TurnStarted' }>,
  after: readonly string[],
  offers: readonly string[],
) {
  if (factLines(words, game, fact).length === 0) return [];
  return ['', factLine(words, game, fact, ...after), ...(fact.dice ? offers : [])];
}

/** What was told of the turn that is on: when it began, with how its player stood, and when the dice fell. */
export function toldSoFar(words: Messages, game: Game, standing: readonly string[], afterRoll = ''): readonly string[] {
  const told: readonly Event[] = effective<readonly Event[]>(game.events);
  const began = told.findLast(({ type }) => type === 'TurnStarted');
  const rolled = told.findLast(({ type }) => type === 'DiceRolled' || type === 'TurnStarted');
  return [
    ...(began ? [factLine(words, game, began, ...standing)] : []),
    ...(rolled && rolled !== began ? [factLine(words, game, rolled, afterRoll)] : []),
  ];
}

/** The end, who stands where, and whether the game counts as assisted. */
export function endLines(words: Messages, game: Game, fact: GameOver): readonly string[] {
  const { play } = words;
  const list = isAlone(game) ? [] : standingLines(words, game, standingsOf(game));
  return ['', ...factLines(words, game, fact), ...list, ...(isAssisted(game.events) ? [play.assisted] : [])];
}

export const standingLines = (words: Messages, game: Game, ranks: readonly Standing[]): readonly string[] =>
  ranks.map(({ rank, seat, total }) => words.play.standing(rank, nameOf(words, game, seat), total));

/** The list of what can be typed, in two columns. */
export function helpLines(help: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(...help.map(([key]) => key.length));
  return help.map(([key, text]) => `  ${key.padEnd(width)}  ${text}`);
}
