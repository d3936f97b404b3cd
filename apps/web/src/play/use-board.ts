/** The table as this screen sees it, with what only the screen knows: dice chosen, a row chosen, a way chosen. */
import { selectDice, selectedDice, tableView, type SelectAction, type Table, type TableView } from '@yaht/client';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { keepSelection, keptSelection } from './kept-selection.ts';

export type Board = {
  readonly table: Table;
  readonly view: TableView;
  /** The same without the dice chosen: what has nothing to do with them is drawn from this, and not again at every touch. */
  readonly still: TableView;
  readonly select: (action: SelectAction) => void;
  readonly choose: (category: string | null) => void;
  readonly chooseWay: (way: number) => void;
  /** The opening roll has been seen. */
  readonly endOpening: () => void;
};

/** `found` counts what has been found out elsewhere since; whoever gives it is patient. */
export function useBoard(table: Table, found?: number): Board {
  const state = useSyncExternalStore(table.subscribe, table.state);
  const [selection, setSelection] = useState(keptSelection);
  useEffect(() => keepSelection(selection), [selection]);
  const [category, choose] = useState<string | null>(null);
  const [way, chooseWay] = useState(0);
  const [isOpening, setOpening] = useState(() => isFresh(table));
  useEffect(
    () =>
      table.onFacts(() => {
        choose(null);
        chooseWay(0);
      }),
    [table],
  );
  const select = useCallback(
    (action: SelectAction) => {
      chooseWay(0);
      setSelection(before => {
        const { game } = table.state();
        return game ? selectDice(game, before, action) : before;
      });
    },
    [table],
  );
  useEffect(() => {
    const { game, room } = table.state();
    // Others at a server see what is being thought of; nothing of it is a move.
    if (room && game?.family === 'scorecard' && selection)
      void table.send({ type: 'HoldDice', hold: selectedDice(game, selection) });
  }, [table, selection]);
  const screen = useMemo(
    () => ({ category, way, isOpening, isPatient: found !== undefined }),
    // Something new that was found is another view of the same state.
    [category, way, isOpening, found],
  );
  const still = useMemo(() => tableView(state, screen), [state, screen]);
  const view = useMemo(() => (selection ? tableView(state, { ...screen, selection }) : still), [state, screen, selection, still]);
  return { table, view, still, select, choose, chooseWay, endOpening: useCallback(() => setOpening(false), []) };
}

/** Nothing was thrown yet, so the opening roll has not been seen. */
const isFresh = (table: Table): boolean => {
  const { game } = table.state();
  return game?.state.turns === 1 && game.state.turn?.rolls === 0;
};
