/** The program of the thread that keeps the file of people. */
import { workerData } from 'node:worker_threads';
import type { FileOptions } from '../../log/database.ts';
import { openPeopleFile } from '../file/people-file.ts';
import { keepBooks } from './book-thread.ts';

keepBooks(() => openPeopleFile(workerData as FileOptions));
