/** `/play/<id>`: a game of this device, opened where it was left. */
import type { LocalTable } from '@yaht/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Empty } from '../app/Empty.tsx';
import { leaveTable, rematch, tableFor } from '../device/tables.ts';
import { useWords } from '../device/words.ts';
import { SomebodyCame } from '../online/SomebodyCame.tsx';
import { TableScreen } from './TableScreen.tsx';
import { usePress } from '../device/use-press.ts';

export function PlayPage({ id }: { readonly id: string }) {
  const { web, review } = useWords();
  const [, go] = useLocation();
  const press = usePress();
  const [table, setTable] = useState<LocalTable | 'missing' | 'newer' | undefined>();
  useEffect(() => {
    let isOver = false;
    void tableFor(id).then(found => isOver || setTable(found));
    return () => {
      isOver = true;
      leaveTable(id);
    };
  }, [id]);
  if (!table) return null;
  if (table === 'missing') return <Empty text={web.gameNotFound} />;
  if (table === 'newer') return <Empty text={review.newer} />;
  const again = async (): Promise<void> => {
    const next = await rematch(table.game);
    if (next.ok) go(`/play/${next.value}`, { replace: true });
  };
  return (
    <TableScreen
      key={id}
      table={table}
      aside={<SomebodyCame />}
      onHome={() => go('/')}
      onRematch={() => press(again)}
      onCheck={() => go(`/check/${id}`)}
    />
  );
}
