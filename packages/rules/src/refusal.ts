/** Reasons that only a run of Rollio has. */
export const RUN_REFUSALS = [
  'choose-a-set',
  'set-is-chosen',
  'invalid-set',
  'in-the-shop',
  'not-in-the-shop',
  'dice-are-scored',
  'no-rerolls-left',
  'no-flop',
  'pot-too-small',
  'invalid-ware',
  'not-enough-money',
  'no-free-slot',
  'no-more-slots',
  'invalid-charm',
  'invalid-consumable',
  'dice-on-the-table',
  'choose-a-die',
  'no-more-dice',
  'no-more-faces',
  'nothing-lost',
  'no-other-material',
  'not-won-yet',
  'run-over',
] as const;

/** Why a wish was not granted: a closed list, the same in rules, wire and HTTP. The sentences are in `messages`. */
export const REFUSALS = [
  'not-your-turn',
  'game-over',
  'roll-first',
  'no-rolls-left',
  'nothing-to-roll',
  'hold-does-not-fit',
  'invalid-index',
  'invalid-category',
  'category-filled',
  'joker-restriction',
  'score-first',
  'nothing-selected',
  'dice-used-twice',
  'dice-set-aside',
  'unused-dice',
  'invalid-face',
  'invalid-partition',
  ...RUN_REFUSALS,
  'nothing-to-undo',
  'undo-not-allowed',
  'hints-not-allowed',
  'has-resigned',
  'house-only',
  'command-does-not-fit',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why a game cannot start. */
export const SETUP_REFUSALS = ['no-players', 'too-many-players', 'invalid-name', 'invalid-seed', 'invalid-game-id'] as const;
export type SetupRefusal = (typeof SETUP_REFUSALS)[number];
