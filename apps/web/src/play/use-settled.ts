/** What the dice in the air may change, as it was before they were thrown: it is told when they lie. */
import { useState } from 'react';

/** The value as it was when nothing was in the air. The same value is the same object. */
export function useSettled<Value>(value: Value, isRolling: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (!isRolling && settled !== value) setSettled(value);
  return isRolling ? settled : value;
}
