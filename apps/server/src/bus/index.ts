export { isBusUrl, openBus, type Bus, type BusOptions, type Ear, type Hint } from './bus.ts';
