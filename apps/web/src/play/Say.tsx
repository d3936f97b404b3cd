/** Where somebody in a room writes to the others. */
import { MAX_CHAT_LENGTH, type Table } from '@yaht/client';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { useWords } from '../device/words.ts';
import styles from './Say.module.css';

export function Say({ table }: { readonly table: Pick<Table, 'send'> }) {
  const { web } = useWords();
  const [text, setText] = useState('');
  const say = async (): Promise<void> => {
    const answer = text.trim() === '' ? undefined : await table.send({ type: 'Chat', text: text.trim() });
    if (answer?.ok) setText('');
  };
  return (
    <form
      className={styles['say']}
      onSubmit={event => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        aria-label={web.saySomething}
        placeholder={web.saySomething}
        data-testid="say"
        value={text}
        maxLength={MAX_CHAT_LENGTH}
        onChange={event => setText(event.target.value)}
      />
      <Button look="paper" type="submit">
        {web.send}
      </Button>
    </form>
  );
}
