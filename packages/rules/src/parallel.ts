/** Games without turns. */
import type { Variant } from './variants/index.ts';

/** Whether everybody may move at any time, instead of one after the other. */
export const isParallel = (variant: Variant): boolean => 'parallel' in variant;
