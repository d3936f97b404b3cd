/** Under the bar of a small screen: everybody as a tab with level and stage; a tap shows all there is to know. */
import type { RivalView } from '@yaht/client';
import type { Seat } from '@yaht/rules';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { RivalList, type Watching } from './RivalList.tsx';
import { stageWord } from './rival-words.ts';
import styles from './RivalTabs.module.css';

type Props = { readonly rivals: readonly RivalView[]; readonly levels: number; readonly watching: Watching | undefined };

export function RivalTabs({ rivals, levels, watching }: Props) {
  const { runOnline, web } = useWords();
  const [isOpen, setOpen] = useState(false);
  const watch = (seat: Seat): void => {
    setOpen(false);
    watching?.onWatch(seat);
  };
  const bySeat = [...rivals].sort((a, b) => a.seat - b.seat);
  return (
    <>
      <button type="button" className={styles['tabs']} data-testid="rivals" onClick={() => setOpen(true)}>
        <span className="unseen">{runOnline.race}: </span>
        {bySeat.map(rival => (
          <RivalTab key={rival.seat} rival={rival} isShown={watching ? watching.seat === rival.seat : rival.isMine} />
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
          <RivalList rivals={rivals} levels={levels} watching={watching && { ...watching, onWatch: watch }} />
        </Sheet>
      )}
    </>
  );
}

function RivalTab({ rival, isShown }: { readonly rival: RivalView; readonly isShown: boolean }) {
  const words = useWords();
  const { seat, name, isLeading, level, total, threshold } = rival;
  const share = threshold > 0 ? Math.min(100, (100 * total) / threshold) : 0;
  return (
    <span className={styles['tab']} data-shown={isShown} data-stage={rival.stage}>
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
