/** How the connection is: a dot and a word. */
import type { Connection } from '@yaht/client';
import { useWords } from '../device/words.ts';
import styles from './ConnectionLine.module.css';

export function ConnectionLine({ connection }: { readonly connection: Connection }) {
  const { web } = useWords();
  const { state } = connection;
  const roundTrip = state === 'online' || state === 'slow' ? connection.roundTrip : null;
  return (
    <span className={styles['line']} data-state={state} data-testid="conn" role="status">
      <span>{state === 'local' ? '' : web.connections[state]}</span>
      {roundTrip !== null && <small> {roundTrip} ms</small>}
    </span>
  );
}
