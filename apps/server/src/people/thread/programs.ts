/** Where the threads of people find their programs. */
import { workerUrl } from '../../worker-url.ts';

export const programUrl = (program: 'people-thread' | 'games-thread' | 'review-thread'): URL =>
  workerUrl(`${program}.js`, import.meta.url);
