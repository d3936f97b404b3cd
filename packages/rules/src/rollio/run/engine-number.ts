/**
 * The number of the engine that a run is played by. A repair that would change stored games gets the next number: runs that began before
 * keep the number they began with, and the code asks here which way to go.
 */
import type { RunVariant } from './variant.ts';

/** The latest engine of this program. */
export const ENGINE = 1;

/** The engine of a run; the first release wrote none. */
export const engineNumber = ({ engine = 1 }: Pick<RunVariant, 'engine'>): number => engine;
