/** Which dice somebody has chosen and not yet said: to hold in a scorecard game, to set aside in Rollio. */
import { noneHeld, type Game, type Hold } from '@yaht/rules';

export type SelectAction =
  | { readonly type: 'toggle'; readonly die: number }
  | { readonly type: 'all' }
  | { readonly type: 'none' }
  /** These and no others, by their places. */
  | { readonly type: 'these'; readonly dice: readonly number[] }
  /** All dice that show this face or, when all of them are chosen already, none of them. */
  | { readonly type: 'face'; readonly face: number };

/** The dice chosen now; null when none was touched since the roll, which begins with what the rules say stays: the dice held, or in Rollio none. */
export function selectedDice(game: Game, chosen: Hold | null): Hold {
  if (chosen) return chosen;
  return game.family === 'scorecard' && game.state.turn?.dice ? game.state.turn.hold : noneHeld(diceOn(game));
}

/** The dice chosen after an action; those that cannot be chosen now stay as they are. */
export function selectDice(game: Game, chosen: Hold | null, action: SelectAction): Hold | null {
  const dice = game.state.turn?.dice;
  if (!dice) return chosen;
  const before = selectedDice(game, chosen);
  const locked = lockedDice(game);
  const wanted = wantedDice(dice, before, locked, action);
  return before.map((isChosen, die) => (locked[die] ? isChosen : (wanted[die] ?? isChosen)));
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
    case 'these':
      return before.map((_, die) => action.dice.includes(die));
    case 'face': {
      const isOne = faces.map((face, die) => face === action.face && !locked[die]);
      const isChosen = isOne.every((one, die) => !one || before[die]);
      return before.map((chosen, die) => (isOne[die] ? !isChosen : chosen));
    }
  }
}
