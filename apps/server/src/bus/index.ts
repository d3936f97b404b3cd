export type { Bus, BusOptions, Ear, Hint } from './bus.ts';
export { openBus } from './open-bus.ts';
