export type { Bus, BusOptions, Ear, Hint, Word } from './bus.ts';
export { openBus } from './open-bus.ts';
