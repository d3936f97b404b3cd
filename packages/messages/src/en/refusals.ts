import type { Refusal, SetupRefusal } from '@yaht/rules';
import type { ReasonNotes, RefusalDetails, SetupDetails } from '../words.ts';
import { runRefusals } from './run-refusals.ts';

/** What happened, and what to do. */
export const refusals: Readonly<Record<Refusal, (details: RefusalDetails) => string>> = {
  'not-your-turn': ({ player }) => `It is ${player === undefined ? 'not your' : `${player}'s`} turn. Wait until yours comes.`,
  'game-over': () => 'The game is over. Start a new one to play on.',
  'roll-first': () => 'Nothing has been rolled yet. Roll first.',
  'no-rolls-left': () => 'No rolls left. Choose a category to score.',
  'nothing-to-roll': () => 'All dice are held, so nothing would be rolled. Let at least one go.',
  'hold-does-not-fit': ({ dice }) =>
    `The hold does not fit the dice. Say for each of the ${dice === undefined ? 'dice' : `${dice} dice`} whether it stays.`,
  'invalid-index': ({ dice }) =>
    dice === undefined
      ? 'There is nothing at that position. Choose one that exists.'
      : `There is no die at that position. There are ${dice} dice, counted from the left.`,
  'invalid-category': ({ category }) =>
    `This game has no category ${category === undefined ? 'of that name' : `"${category}"`}. Choose one from the card.`,
  'category-filled': ({ category }) => `${category ?? 'That category'} is already filled. Choose an open category.`,
  'joker-restriction': ({ jokerCategory }) =>
    jokerCategory === undefined
      ? 'The joker rule allows only the lower section now. Choose an open category there.'
      : `The joker rule asks for ${jokerCategory} first. Score there.`,
  'score-first': () => 'Nothing of this roll is set aside yet. Set scoring dice aside first, then roll on or bank.',
  'nothing-selected': () => 'No dice are selected. Name the dice to set aside.',
  'dice-used-twice': () => 'A die is named twice. Name each die once.',
  'dice-set-aside': () => 'One of these dice is set aside already. Choose from the dice just rolled.',
  'unused-dice': () => 'Not all of these dice score. Leave out those that do not.',
  'invalid-face': () => 'A die shows a face that it does not have. Check the dice.',
  'invalid-partition': () => 'There is no such way to score these dice. Choose one from the list.',
  ...runRefusals,
  'nothing-to-undo': () => 'There is nothing to take back. A score can be taken back until the dice are rolled again.',
  'undo-not-allowed': () => 'Taking back is off in this game. The move stands.',
  'hints-not-allowed': () => 'Hints are off in this game. Play on without.',
  'has-resigned': () => 'You have resigned this game. It is played to the end without you.',
  'house-only': () => 'Only the table itself can do that. Choose one of your own moves.',
  'command-does-not-fit': () => 'This game does not know that move. Choose one that it offers.',
};

export const setupRefusals: Readonly<Record<SetupRefusal, (details: SetupDetails) => string>> = {
  'no-players': () => 'Nobody plays yet. Name at least one player.',
  'too-many-players': ({ maxPlayers }) =>
    `Too many players. ${maxPlayers === undefined ? 'Leave somebody out.' : `At most ${maxPlayers} can play.`}`,
  'invalid-name': ({ name }) =>
    `${name === undefined ? 'A name' : `The name "${name}"`} cannot be used. Take 1 to 20 visible characters, without spaces at the ends.`,
  'invalid-seed': () => "A player's seed cannot be used. Take up to 64 letters, digits, _ and -.",
  'invalid-game-id': () => "The game's id cannot be used. Take 1 to 64 letters, digits, _ and -.",
};

export const reasonNotes: ReasonNotes = {
  'category-filled': () => 'filled',
  'roll-first': () => 'roll first',
  'joker-restriction': ({ jokerCategory }) =>
    jokerCategory === undefined ? 'joker: lower section first' : `joker: ${jokerCategory} first`,
};
