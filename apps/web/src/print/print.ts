/** What the build runs to print the first screens. The app finds a device from its first line on. */
import { bareDevice } from './bare-device.ts';

Object.assign(globalThis, bareDevice);

export const { documents } = await import('./documents.tsx');
