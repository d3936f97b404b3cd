/** Advice without threads of its own: errands are done here, one promise later. */
import { openAdvice, type Advice, type AdviceParts } from '../advice/advice.ts';
import { errands, type AnswerOf, type AskOf, type ErrandName, type Run } from '../advice/errands.ts';
import type { Clock } from '../clock.ts';

export const runHere: Run = async <Name extends ErrandName>(name: Name, ask: AskOf<Name>): Promise<AnswerOf<Name>> => {
  const work = errands[name] as (ask: AskOf<Name>) => AnswerOf<Name> | Promise<AnswerOf<Name>>;
  return work(ask);
};

/** A fault of the service is a fault of the test. */
export const testAdvice = (clock: Clock, parts: Partial<AdviceParts> = {}): Advice =>
  openAdvice({
    clock,
    onFault: error => {
      throw error;
    },
    lanes: { solving: runHere, counting: runHere, reading: runHere, reviewing: runHere, playing: runHere, close: async () => {} },
    ...parts,
  });
