/** Bots as the tables of this device know them: a question to the worker that thinks. */
import type { BotMove } from '@yaht/client';
import { ask } from '../solver/ask.ts';

export const askRobot: BotMove = async (game, seat, level) => {
  const answer = await ask('move', game, seat, level);
  if (!answer.ok) throw new Error(`the bot stopped: ${answer.error}`);
  return answer.value;
};
