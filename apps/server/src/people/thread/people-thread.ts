/** The program of the thread that keeps the file of people. */
import { workerData } from 'node:worker_threads';
import type { FileOptions } from '../../log/database.ts';
import { answerCalls } from '../../thread/answering.ts';
import { openPeopleFile } from '../file/people-file.ts';
import { answersFrom } from './remote.ts';

answerCalls(() => answersFrom(openPeopleFile(workerData as FileOptions)));
