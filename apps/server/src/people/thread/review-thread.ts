/** The program of the thread that compares games with perfect play. */
import { answerCalls } from '../../thread/answering.ts';
import { createReviews } from '../review.ts';
import { answersFrom } from './remote.ts';

answerCalls(() => answersFrom(createReviews()));
