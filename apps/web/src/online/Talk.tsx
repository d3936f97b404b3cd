/** Chat and what happened, behind a button that tells of new lines. */
import type { FeedLine, RemoteTable } from '@yaht/client';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { useWords } from '../device/words.ts';
import { Say } from '../play/Say.tsx';
import styles from './Talk.module.css';

type ChatLine = Extract<FeedLine, { readonly kind: 'chat' }>;

export function Talk({ table }: { readonly table: RemoteTable }) {
  const { web } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { feed, member } = useSyncExternalStore(table.subscribe, table.state);
  const lines = feed.filter((line): line is ChatLine => line.kind === 'chat');
  const [seen, setSeen] = useState(lines.length);
  const close = (): void => {
    setSeen(lines.length);
    setOpen(false);
  };
  const unread = isOpen ? 0 : lines.slice(seen).filter(line => line.member !== member).length;
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label={web.chat(unread)}
        data-testid="chat"
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
      {isOpen && <TalkSheet table={table} lines={lines} onClose={close} />}
    </>
  );
}

const showLine = (line: HTMLLIElement | null): void => line?.scrollIntoView({ block: 'nearest' });

type SheetProps = { readonly table: RemoteTable; readonly lines: readonly ChatLine[]; readonly onClose: () => void };

function TalkSheet({ table, lines, onClose }: SheetProps) {
  const { web } = useWords();
  const say = (text: string): void => void table.send({ type: 'Chat', text });
  return (
    <Sheet title={web.chat(0)} onClose={onClose} actions={<Button onPress={onClose}>{web.close}</Button>}>
      <div role="log" aria-label={web.chat(0)}>
        {lines.length === 0 && <p className={styles['none']}>{web.noChat}</p>}
        <ol className={styles['lines']}>
          {lines.map((line, i) => (
            <li key={i} ref={i === lines.length - 1 ? showLine : undefined}>
              <b>{line.name}</b> {line.text}
            </li>
          ))}
        </ol>
      </div>
      <p className={styles['quick']}>
        {web.reactions.map(reaction => (
          <button key={reaction} type="button" onClick={() => say(reaction)}>
            {reaction}
          </button>
        ))}
      </p>
      <Say table={table} />
    </Sheet>
  );
}
