/** The program of the thread that compares games with perfect play. */
import { createReviews } from '../review.ts';
import { keepBooks } from './book-thread.ts';

keepBooks(createReviews);
