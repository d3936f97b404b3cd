import type { Words } from '../messages.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

export const waiting: Words['waiting'] = {
  long: seconds => {
    if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} T`;
    return seconds >= 2 * HOUR ? `${Math.floor(seconds / HOUR)} Std.` : `${Math.max(1, Math.floor(seconds / MINUTE))} Min.`;
  },
  left: time => `noch ${time}`,
};
