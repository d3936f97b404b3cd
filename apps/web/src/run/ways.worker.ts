/** Lists ways to score dice beside the page. */
import { waysInRun } from '@yaht/rules';
import type { WaysQuestion } from './list-ways.ts';

addEventListener('message', ({ data: { variant, state, selected } }: MessageEvent<WaysQuestion>) => {
  postMessage(waysInRun(variant, state, selected));
});
