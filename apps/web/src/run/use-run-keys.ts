/** A run by keyboard: one screen comes after another, so each is deaf at first to what leads on. */
import { TOO_SOON } from '../device/deaf-at-first.ts';
import { useKeys, type Keys } from '../device/use-keys.ts';

export const useRunKeys = (keys: Keys): void => useKeys(keys, TOO_SOON);

/** Where there is one way on. */
export const useGoOnKey = (goOn: () => void): void => useRunKeys({ space: goOn, enter: goOn });
