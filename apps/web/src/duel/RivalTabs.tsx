/** Under the bar of a small screen: everybody as a tab with level and stage; a tap shows all there is to know. */
import type { RivalView } from '@yaht/client';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { RivalList } from './RivalList.tsx';
import { stageWord } from './rival-words.ts';
import styles from './RivalTabs.module.css';

export function RivalTabs({ rivals, levels }: { readonly rivals: readonly RivalView[]; readonly levels: number }) {
  const { runOnline, web } = useWords();
  const [isOpen, setOpen] = useState(false);
  const bySeat = [...rivals].sort((a, b) => a.seat - b.seat);
  return (
    <>
      <button type="button" className={styles['tabs']} data-testid="rivals" onClick={() => setOpen(true)}>
        <span className="unseen">{runOnline.race}: </span>
        {bySeat.map(rival => (
          <RivalTab key={rival.seat} rival={rival} />
        ))}
      </button>
      {isOpen && (
        <Sheet
          title={runOnline.race}
          onClose={() => setOpen(false)}
          actions={
            <Button look="main" onPress={() => setOpen(false)}>
              {web.close}
            </Button>
          }
        >
          <RivalList rivals={rivals} levels={levels} />
        </Sheet>
      )}
    </>
  );
}

function RivalTab({ rival }: { readonly rival: RivalView }) {
  const words = useWords();
  const { seat, name, isMine, isLeading, level, total, threshold } = rival;
  const share = threshold > 0 ? Math.min(100, (100 * total) / threshold) : 0;
  return (
    <span className={styles['tab']} data-mine={isMine} data-stage={rival.stage}>
      <PlayerMark seat={seat} />
      <span className={styles['name']}>{name}</span>
      <span className={styles['line']}>
        <b data-leading={isLeading}>{words.runOnline.short(Math.max(1, level))}</b>
        <small>{stageWord(words, rival)}</small>
      </span>
      <svg className={styles['share']} aria-hidden="true">
        <rect width={`${share}%`} height="100%" />
      </svg>
    </span>
  );
}
