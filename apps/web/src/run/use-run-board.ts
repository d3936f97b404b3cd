/** The run as this screen sees it. Ways that take long to list are listed in a worker, so that a tap is answered at once. */
import type { Table } from '@yaht/client';
import { rememberWays } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { useBoard, type Board } from '../play/use-board.ts';
import { listWays } from './list-ways.ts';

/** A wait this long is said, in milliseconds. */
const NOTICED = 150;

export function useRunBoard(table: Table): { readonly board: Board; readonly isSlow: boolean } {
  const [slowFor, setSlowFor] = useState('');
  const board = useBoard(table, true);
  const { desk } = board;
  const run = board.view.board?.family === 'run' ? board.view.board : null;
  const wanted = run?.isListing ? run.selected.join() : '';
  const { game } = table.state();
  const asked = wanted !== '' && game?.family === 'run' ? game : null;
  const variant = asked?.start.variant;
  const state = asked?.state;
  useEffect(() => {
    if (!variant || !state) return;
    let isOver = false;
    const selected = wanted.split(',').map(Number);
    const timer = setTimeout(() => setSlowFor(wanted), NOTICED);
    const list = async (): Promise<void> => {
      const ways = await listWays(variant, state, selected);
      if (isOver) return;
      rememberWays(state, selected, ways);
      desk.lookAgain();
    };
    void list();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [variant, state, wanted, desk]);
  return { board, isSlow: wanted !== '' && slowFor === wanted };
}
