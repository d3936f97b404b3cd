/** What happened, round by round, where the screen is wide enough to keep it beside the card. */
import type { Table, TableState } from '@yaht/client';
import { tell, type Topic, type Words } from '@yaht/messages';
import { useSyncExternalStore } from 'react';
import { Icon } from '../design/Icon.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { Scroller } from '../design/Scroller.tsx';
import { useWords } from '../device/words.ts';
import { logLines, type LogLine } from './log-lines.ts';
import { Say } from './Say.tsx';
import { useSettled } from './use-settled.ts';
import styles from './Log.module.css';

export function Log({ table, isRolling }: { readonly table: Table; readonly isRolling: boolean }) {
  const words = useWords();
  const state = useSettled(useSyncExternalStore(table.subscribe, table.state), isRolling);
  const lines = logLines(state);
  return (
    <section className={styles['log']} aria-label={words.web.happened}>
      <Scroller className={styles['lines']}>
        <ol>
          {lines.map((entry, i) => (
            <Entry key={i} {...{ entry, state, words }} />
          ))}
          <li key={`end-${lines.length}`} ref={showEnd} className={styles['end']} aria-hidden="true" />
        </ol>
      </Scroller>
      {state.room && <Say table={table} />}
    </section>
  );
}

const showEnd = (end: HTMLLIElement | null): void => end?.scrollIntoView({ block: 'nearest' });

type LineProps = { readonly entry: LogLine; readonly state: TableState; readonly words: Words };

/** What the board shows, and what the lobby did. */
const SHOWN: readonly Topic[] = ['start', 'ready', 'shop'];

function Entry({ entry, state, words }: LineProps) {
  if (entry.kind === 'round') return <li className={styles['round']}>{words.web.round(entry.round, null)}</li>;
  const { line } = entry;
  const said = tell(words, state, line, SHOWN);
  if (said === null) return null;
  const seat = line.kind === 'fact' && 'seat' in line.fact.event ? line.fact.event.seat : null;
  return (
    <li>
      {line.kind === 'chat' ? <Icon name="chat" /> : seat === null ? null : <PlayerMark seat={seat} />}
      <span>{said}</span>
    </li>
  );
}
