/** Alone in a room for a while: a game against a bot, or a run, until somebody comes. The seat in the room is kept. */
import type { RemoteTable, TableView } from '@yaht/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { openTable } from '../device/tables.ts';
import { usePress } from '../device/use-press.ts';
import { useWords } from '../device/words.ts';
import { waitFor } from './awaited.ts';
import styles from './Lobby.module.css';

/** Milliseconds before it is offered. */
const PATIENCE = 30_000;

export function Meanwhile({ table, view }: { readonly table: RemoteTable; readonly view: TableView }) {
  const { lobby, web, runScreen } = useWords();
  const [, go] = useLocation();
  const press = usePress();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const { room, variant, players } = view;
  const [own] = players;
  if (!isLong || !room || !variant || !own) return null;
  const play = async (): Promise<void> => {
    const opponent = { name: web.botName('normal'), bot: 'normal' } as const;
    const game = await openTable(
      variant.family === 'duel'
        ? { variant: variant.run, players: [{ name: own.name }] }
        : { variant, players: [{ name: own.name }, opponent] },
    );
    if (!game.ok) return;
    waitFor({ id: room.id, code: room.code, table });
    go(`/play/${game.value}`);
  };
  return (
    <section className={styles['meanwhile']} role="status">
      <p>{lobby.aloneSince}</p>
      <Button look="paper" testId="meanwhile" onPress={() => press(play)}>
        {variant.family === 'duel' ? runScreen.newRun : lobby.playMeanwhile}
      </Button>
    </section>
  );
}
