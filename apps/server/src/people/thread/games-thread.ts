/** The program of the thread that writes games that are over into the database of several nodes. */
import { workerData } from 'node:worker_threads';
import { answerCalls } from '../../thread/answering.ts';
import { SharedGames } from '../shared/shared-games.ts';
import { answersFrom } from './remote.ts';

answerCalls(() => answersFrom({ games: new SharedGames(workerData as string) }));
