/** Which dice somebody has chosen and not yet said: to hold in a scorecard game, to set aside in Rollio. */
import { noneHeld, type Game, type Hold } from '@yaht/rules';

/** Dice chosen for one roll; null when nothing was touched since. */
export type Selection = { readonly roll: string; readonly dice: Hold } | null;

export type SelectAction =
  | { readonly type: 'toggle'; readonly die: number }
  | { readonly type: 'all' }
  | { readonly type: 'none' }
  /** All dice that show this face or, when all of them are chosen already, none of them. */
  | { readonly type: 'face'; readonly face: number };

/** The dice chosen now. A new roll begins with what the rules say stays: the dice held, or in Rollio none. */
export function selectedDice(game: Game | null, selection: Selection): Hold {
  if (!game) return [];
  if (selection?.roll === rollOf(game)) return selection.dice;
  return game.family === 'scorecard' && game.state.turn?.dice ? game.state.turn.hold : noneHeld(diceOn(game));
}

/** The selection after an action; dice that cannot be chosen now stay as they are. */
export function selectDice(game: Game, selection: Selection, action: SelectAction): Selection {
  const dice = game.state.turn?.dice;
  if (!dice) return selection;
  const before = selectedDice(game, selection);
  const locked = lockedDice(game);
  const wanted = wantedDice(dice, before, locked, action);
  return { roll: rollOf(game), dice: before.map((chosen, die) => (locked[die] ? chosen : (wanted[die] ?? chosen))) };
}

/** By die: it cannot be chosen, because nothing is on the table, no roll is left, or it is set aside already. */
export function lockedDice(game: Game): Hold {
  const dice = diceOn(game);
  const isShut = !game.state.turn?.dice || (game.family === 'scorecard' && game.state.turn.rollsLeft === 0);
  if (isShut) return new Array<boolean>(dice).fill(true);
  return game.family !== 'scorecard' && game.state.turn ? game.state.turn.aside : noneHeld(dice);
}

/** How many dice lie on the table; a run has as many as its player has got together. */
const diceOn = (game: Game): number => (game.family === 'run' ? (game.state.turn?.kinds.length ?? 0) : game.start.variant.dice);

function wantedDice(faces: readonly number[], before: Hold, locked: Hold, action: SelectAction): Hold {
  switch (action.type) {
    case 'toggle':
      return before.map((chosen, die) => (die === action.die ? !chosen : chosen));
    case 'all':
      return before.map(() => true);
    case 'none':
      return before.map(() => false);
    case 'face': {
      const isOne = faces.map((face, die) => face === action.face && !locked[die]);
      const isChosen = isOne.every((one, die) => !one || before[die]);
      return before.map((chosen, die) => (isOne[die] ? !isChosen : chosen));
    }
  }
}

/** What a selection is about: the dice as they lie, until they are thrown or set aside. */
function rollOf(game: Game): string {
  const { turn } = game.state;
  if (!turn) return '';
  const aside = game.family !== 'scorecard' ? `/${game.state.turn?.aside.filter(Boolean).length}` : '';
  return `${game.start.id}/${turn.number}/${turn.rolls}${aside}`;
}
