/** The shapes that every catalogue fills with words of its own. */
import type { Offer, RecordProblem, RUN_REFUSALS, VariantProblem } from '@yaht/rules';

/** The categories that score sheets have names for; others are named by their variant. */
export const KNOWN_CATEGORIES = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'onePair',
  'twoPairs',
  'threePairs',
  'threeOfAKind',
  'fourOfAKind',
  'fiveOfAKind',
  'smallStraight',
  'largeStraight',
  'fullStraight',
  'fullHouse',
  'castle',
  'tower',
  'chance',
  'yahtzee',
  'yatzy',
  'maxiYatzy',
] as const;
export type KnownCategory = (typeof KNOWN_CATEGORIES)[number];

/** Widest short name, so that a column for it can be planned. */
export const SHORT_NAME_WIDTH = 12;

/** A category as a sheet prints it, for a narrow column, and what else people call it. */
export type CategoryWords = { readonly name: string; readonly short: string; readonly also?: readonly string[] };

/** What things are called. */
export type Names = {
  /** The games whose name differs from what the variant itself is called. */
  readonly games: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<KnownCategory, CategoryWords>>;
};

/** What a refusal can tell more exactly when it is known; names are already in the reader's language. */
export type RefusalDetails = {
  /** Whose turn it is. */
  readonly player?: string;
  /** The category that was asked for. */
  readonly category?: string;
  /** The category that the joker rule asks for. */
  readonly jokerCategory?: string;
  /** How many dice there are. */
  readonly dice?: number;
};

export type SetupDetails = { readonly maxPlayers?: number; readonly name?: string };

/** A word or two beside a category that cannot be used. */
export type ReasonNotes = Readonly<Record<NonNullable<Offer['reason']>, (details: RefusalDetails) => string>>;

/** Points for a row of the card: `Full house 25`. */
export type NamedPoints = { readonly category: string; readonly points: number };

/** What can be typed in the line mode, beside dice and categories; at least one word each. */
export type LineWords = Readonly<
  Record<
    'roll' | 'all' | 'none' | 'score' | 'scratch' | 'bank' | 'card' | 'undo' | 'rules' | 'help' | 'resign' | 'quit',
    readonly string[]
  >
>;

/** What is known of a record that cannot be read. */
export type RecordDetails = Omit<RecordProblem, 'code'>;

/** Why the dice of a game cannot be verified, by the code that `fair` gives. */
export type ProofFailure = 'no-commitment' | 'seed-not-revealed' | 'seed-does-not-match' | 'dice-differ';
export type ProofDetails = { readonly event?: number };

/** A sentence for each problem of a custom game, with what that problem tells. */
export type VariantProblemWords = {
  readonly [Code in VariantProblem['code']]: (problem: Extract<VariantProblem, { readonly code: Code }>) => string;
};

/** The commands of `yaht`. */
export type CommandName =
  | 'play'
  | 'server'
  | 'backup'
  | 'restore'
  | 'migrate'
  | 'join'
  | 'room'
  | 'games'
  | 'daily'
  | 'watch'
  | 'replay'
  | 'score'
  | 'solve'
  | 'advise'
  | 'review'
  | 'simulate'
  | 'rollio'
  | 'distribution'
  | 'puzzle'
  | 'target'
  | 'rules'
  | 'verify'
  | 'config'
  | 'completion'
  | 'version';

/** A command line to copy, and what it is for. */
export type Example = readonly [line: string, purpose: string];

/** Dice of Rollio that score together. */
export type ScoredCombination = { readonly type: string; readonly faces: readonly number[]; readonly points: number };

/** What dice of Rollio are made of. */
export type MaterialName = 'plastic' | 'crystal' | 'wooden' | 'golden' | 'volcano' | 'mirror' | 'rainbow';

/** Why a game has no perfect play here, by the code that the solver gives. */
export type UnsolvedReason =
  | 'no-card'
  | 'needs-five-dice'
  | 'needs-a-roll'
  | 'too-many-rolls'
  | 'saves-rolls'
  | 'needs-a-category'
  | 'too-many-categories'
  | 'too-many-upper-categories'
  | 'bonus-target-too-high'
  | 'points-below-zero';

/** Why a file cannot be read or written. */
export type FileTrouble = 'missing' | 'folder' | 'forbidden' | 'full' | 'other';

/** What is wrong with a file that should hold a solved table. */
export type TableTrouble =
  'missing' | 'unreadable' | 'wrong-size' | 'not-a-table' | 'other-version' | 'other-variant' | 'damaged' | 'cannot-be-exchanged';

/** How far a solve is. */
export type SolveProgress = {
  readonly level: number;
  readonly levels: number;
  readonly percent: number;
  readonly done: number;
  readonly states: number;
  readonly perSecond: number;
  readonly secondsLeft: number;
};

/** How a bot plays a game. */
export type BotStyle = 'easy' | 'normal' | 'thumb' | 'points' | 'winning' | 'perfect';

/** How a chance to win is known. */
export type Measure = 'exact' | 'near' | 'endgame';

/** A chance to win by its parts, in percentage points. */
export type WinParts = Readonly<
  Record<'prior' | 'luck' | 'decisions' | 'othersLuck' | 'othersDecisions' | 'remeasured' | 'result', number>
>;

/** How good a decision was, from the best to the worst. */
export type DecisionClass = 'best' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/** Who plays simulated games. */
export type SimulatedPlayer = 'optimal' | 'human' | 'greedy' | 'random';

/** What keys do in rooms, when watching, and in replays. */
export type OnlineAction =
  | 'ready'
  | 'start'
  | 'addBot'
  | 'seat'
  | 'leaveRoom'
  | 'newRoom'
  | 'watchRoom'
  | 'refresh'
  | 'pause'
  | 'speed'
  | 'step'
  | 'restart'
  | 'moment'
  | 'nextGame'
  | 'nextWaiting'
  | 'ownGames'
  | 'agree'
  | 'decline'
  | 'tryNow'
  | 'nudge'
  | 'offerEnd';

/** Moments of a game that a replay can go to. */
export type MomentName = 'luck' | 'misfortune' | 'loss' | 'bonus';

/** What keys of the full screen do. */
export type TerminalAction =
  | 'hold'
  | 'holdFace'
  | 'roll'
  | 'main'
  | 'all'
  | 'none'
  | 'select'
  | 'selectAll'
  | 'score'
  | 'scoreAtOnce'
  | 'scoreDice'
  | 'scratch'
  | 'best'
  | 'resign'
  | 'bank'
  | 'way'
  | 'rows'
  | 'pane'
  | 'view'
  | 'undo'
  | 'hint'
  | 'values'
  | 'review'
  | 'rematch'
  | 'chat'
  | 'log'
  | 'rules'
  | 'mute'
  | 'command'
  | 'help'
  | 'redraw'
  | 'suspend'
  | 'back'
  | 'quit'
  | 'move'
  | 'choose'
  | 'change'
  | 'remove'
  | 'mark';

/** What keys of the full screen do in a run, beside those of every game. */
export type RunAction =
  | 'moveDie'
  | 'pickDie'
  | 'reroll'
  | 'takeFlop'
  | 'kit'
  | 'moveCharm'
  | 'details'
  | 'use'
  | 'breakdown'
  | 'allWays'
  | 'takeSet'
  | 'goToLine'
  | 'buy'
  | 'sell'
  | 'otherWares'
  | 'nextLevel'
  | 'endRun';

/** Everything that a key of the full screen can stand for. */
export type KeyAction = TerminalAction | OnlineAction | RunAction;

/** How the key for something is written: a player may have chosen another one. */
export type KeyNames = (action: KeyAction) => string;

/** A level of a run as a sentence tells it. */
export type RunPlan = {
  readonly level: number;
  readonly threshold: number;
  readonly banks: number;
  readonly rounds: number;
  readonly rerolls: number;
};

/** Money after a level, by where it comes from. */
export type RunIncome = { readonly level: number; readonly banks: number; readonly boss: number; readonly charms: number };

/** Dice of one kind. */
export type RunDieWords = { readonly count: number; readonly sides: number; readonly material: string };

/** The refusals that only a run knows. */
export type RunRefusal = (typeof RUN_REFUSALS)[number];
