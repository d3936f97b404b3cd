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
  'nothing-to-undo',
  'undo-not-allowed',
  'hints-not-allowed',
  'house-only',
  'command-does-not-fit',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why a game cannot start. */
export const SETUP_REFUSALS = ['no-players', 'too-many-players', 'invalid-name', 'invalid-seed', 'invalid-game-id'] as const;
export type SetupRefusal = (typeof SETUP_REFUSALS)[number];
