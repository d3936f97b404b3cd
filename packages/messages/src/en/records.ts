import type { RecordProblem } from '@yaht/rules';
import type { ProofDetails, ProofFailure, RecordDetails } from '../words.ts';

/** Why a file is not a game that can be read. */
const problems: Readonly<Record<RecordProblem['code'], (details: RecordDetails) => string>> = {
  'not-a-record': () => 'this is not a game record of yaht.',
  'newer-version': ({ unknown }) =>
    `it was made with a newer version of yaht${unknown ? ` (this one does not know ${unknown.slice(0, 3).join(', ')})` : ''}. Update yaht to open it.`,
  'invalid-start': ({ field }) => `the beginning of the game cannot be read${field === undefined ? '' : ` (${field})`}.`,
  'not-by-the-rules': ({ event }) => `event ${event ?? '?'} does not follow from the rules.`,
};

/** Why dice cannot be shown to be fair. */
const failures: Readonly<Record<ProofFailure, (details: ProofDetails) => string>> = {
  'no-commitment': () => 'The game was played without a commitment, so its dice cannot be checked.',
  'seed-not-revealed': () => 'The game is not over, so its seed is still secret. Check again when it has ended.',
  'seed-does-not-match': () => 'The seed is not the one that was promised before the game: its hash differs from the commitment.',
  'dice-differ': ({ event }) =>
    `The dice of event ${event ?? '?'} are not the dice of the seed. The record or the game was changed.`,
};

/** Records of games and the proof of their dice. */
export const records = {
  problems,
  failures,
  badSeed: (text: string): string => `--seed cannot be "${text}". Take a seed as it is shown: 64 digits from 0 to f.`,
  anotherSeed: 'This is not the seed that the record tells. One of the two was changed, or belongs to another game.',
  fair: (draws: number): string => `Fair: all ${draws} rolls are the ones that were fixed before the game began.`,
  shows:
    "This shows that the dice were fixed before the players' seeds were known and were not changed since. Whoever kept the game could have looked at coming dice.",
};
