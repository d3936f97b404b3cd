/** The clock that tests move by hand, for a house whose answers may come by way of the machine. */
import { HandClock as AnyHandClock } from '@yaht/room/testing';

/** Lets everything that is waiting for nothing but its turn happen. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise(resolve => setImmediate(resolve));
};

export class HandClock extends AnyHandClock {
  constructor() {
    super(settled);
  }
}
