import { effective, isDraw, type RollioDiceRolled, type RollioGame } from '@yaht/rules';

/** Which roll of its turn this was, counted from 1; the turn may be over by now. */
export function rollNumber(fact: RollioDiceRolled, { events }: RollioGame): number {
  const facts = effective(events);
  const turn = facts.slice(0, facts.lastIndexOf(fact) + 1);
  const since = turn.slice(turn.findLastIndex(({ type }) => type === 'TurnStarted'));
  return since.filter(isDraw).length;
}
