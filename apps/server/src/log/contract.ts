/** What every log keeps to, whatever it is made of. An implementation passes by calling `logContract` in its test. */
import { afterEach, beforeEach, describe } from 'vitest';
import { besideContract } from './contract/beside.ts';
import { closingContract } from './contract/end.ts';
import { openGamesContract } from './contract/open-games.ts';
import { followContract } from './contract/follow.ts';
import { retryContract } from './contract/exactly-once.ts';
import { forgetContract } from './contract/forget.ts';
import { numbersContract } from './contract/numbers.ts';
import { writerContract } from './contract/one-writer.ts';
import { tasksContract } from './contract/tasks.ts';
import { textContract } from './contract/texts.ts';
import { timeContract } from './contract/time.ts';
import { Trial, type Place } from './contract/trial.ts';
import { versionContract } from './contract/version.ts';
import type { FollowedLog, GameLog } from './game-log.ts';

/** Tries a log in a fresh place for each test. */
export const logContract = (name: string, place: () => Promise<Place>): void =>
  tried(name, place, trial => {
    numbersContract(trial);
    versionContract(trial);
    writerContract(trial);
    retryContract(trial);
    besideContract(trial);
    forgetContract(trial);
    textContract(trial);
    timeContract(trial);
    tasksContract(trial);
    openGamesContract(trial);
    closingContract(trial);
  });

/** What one that can be followed keeps to as well. */
export const followedLogContract = (name: string, place: () => Promise<Place<FollowedLog>>): void => {
  logContract(name, place);
  tried(name, place, followContract);
};

function tried<Log extends GameLog>(name: string, place: () => Promise<Place<Log>>, contract: (trial: Trial<Log>) => void): void {
  const trial = new Trial<Log>();
  describe(name, () => {
    beforeEach(async () => trial.begin(await place()));
    afterEach(() => trial.end());
    contract(trial);
  });
}
