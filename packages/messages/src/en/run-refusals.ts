import type { RunRefusal } from '../words.ts';

/** Refusals of a run: what happened, and what to do. */
export const runRefusals: Readonly<Record<RunRefusal, () => string>> = {
  'choose-a-set': () => 'No dice are chosen yet. Choose a set first.',
  'set-is-chosen': () => 'Your dice are chosen already. Play with them.',
  'invalid-set': () => 'There is no such set. Choose one from the list.',
  'in-the-shop': () => 'You are in the shop. Leave it first.',
  'not-in-the-shop': () => 'That is done in the shop. Clear the level first.',
  'dice-are-scored': () => 'Dice of this roll are set aside already. Roll on or bank.',
  'no-rerolls-left': () => 'No rerolls left in this level. Set dice aside, or take the flop.',
  'no-flop': () => 'Some dice score, so this is no flop. Set them aside.',
  'pot-too-small': () => 'The boss does not let a pot this small pass. Roll on.',
  'invalid-ware': () => 'The shop has nothing there. Choose a number from the list.',
  'not-enough-money': () => 'You do not have enough money for that. Choose something cheaper or go on.',
  'no-free-slot': () => 'There is no free slot for it. Sell or use something first.',
  'no-more-slots': () => 'There can be no more slots. Keep it or sell it.',
  'invalid-charm': () => 'You have no charm there. Choose one of your own.',
  'invalid-consumable': () => 'You have no consumable there. Choose one of your own.',
  'dice-on-the-table': () => 'The dice are on the table. Use it before the first roll of a round, or in the shop.',
  'choose-a-die': () => 'It is used on a die. Say which one.',
  'no-more-dice': () => 'Your set has as many dice as there can be. Keep it or sell it.',
  'no-more-faces': () => 'That die cannot have so many or so few faces. Choose another one.',
  'nothing-lost': () => 'Nothing was lost that could come back. Keep it for later.',
  'no-other-material': () => 'There is no other material to turn it into. Keep it, or sell it in the shop.',
  'not-won-yet': () => 'The run is not won yet. Go on to the next level.',
  'run-over': () => 'Your run is over. The duel is when all the others are.',
};
