/** What is asked about every game of a screen, and takes long to answer. */
import type { Variant } from '@yaht/rules';

/** Answers about a game that was asked about before at once. */
export function oncePerVariant<Answer>(ask: (variant: Variant) => Answer): (variant: Variant) => Answer {
  const answers = new Map<string, Answer>();
  return variant => {
    const key = JSON.stringify(variant);
    const answer = answers.get(key) ?? ask(variant);
    answers.set(key, answer);
    return answer;
  };
}
