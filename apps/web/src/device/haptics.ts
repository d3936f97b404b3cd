/** A short tremble in the hand, where the device has one and its owner likes it. */
import { currentSettings } from './settings.ts';

export function tremble(milliseconds: number | number[]): void {
  if (currentSettings().haptics && 'vibrate' in navigator) navigator.vibrate(milliseconds);
}
