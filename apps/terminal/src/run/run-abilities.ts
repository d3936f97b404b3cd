/** What each key does in a run now. */
import type { RunView } from '@yaht/client';
import { kitKeys, readKeys, roundKeys, runOverKeys, setKeys, shopKeys, watchedRunKeys } from '../keys/run-keys.ts';
import type { Binding } from '../keys/keys.ts';
import { can, type Abilities } from '../keys/press.ts';
import type { TableDesk } from '../table/table-desk.ts';
import { openBreakdown } from './breakdown.ts';
import { kitAbilities } from './kit-abilities.ts';
import { roundAbilities } from './round-abilities.ts';
import { setAbilities } from './set-abilities.ts';
import { shopAbilities } from './shop-abilities.ts';

/** The keys of the run as it stands. */
export function runBindings({ shown }: TableDesk, { phase }: RunView): readonly Binding[] {
  const { view, state } = shown.get();
  const { pauses, focus } = state.run;
  if (view.phase === 'over') return runOverKeys;
  // One's own run is over, and the others of the duel are not.
  if (view.turn === null) return watchedRunKeys;
  if (pauses.length > 0) return readKeys;
  if (phase === 'set') return setKeys;
  if (phase === 'shop') return shopKeys;
  return focus === 'kit' ? kitKeys : roundKeys;
}

export function runAbilities(desk: TableDesk, board: RunView): Abilities {
  return { ...phaseAbilities(desk, board), breakdown: can(() => openBreakdown(desk, board)) };
}

function phaseAbilities(desk: TableDesk, board: RunView): Abilities {
  switch (board.phase) {
    case 'set':
      return setAbilities(desk, board);
    case 'shop':
      return shopAbilities(desk, board);
    case 'round':
      return { ...roundAbilities(desk, board), ...kitAbilities(desk, board) };
  }
}
