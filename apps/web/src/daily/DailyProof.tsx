/** What was promised about the dice of a day, and the check that it was kept. */
import type { DailyReport } from '@yaht/client';
import { isOfChain, parseSeed } from '@yaht/fair';
import { useState } from 'react';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import styles from './DailyPage.module.css';

export function DailyProof({ report: { day, anchor, commitment, seed } }: { readonly report: DailyReport }) {
  const { daily } = useWords();
  const [verdict, setVerdict] = useState<boolean>();
  const check = (): void => {
    const parsed = parseSeed(seed ?? '');
    setVerdict(parsed.ok && isOfChain(anchor, day, parsed.value));
  };
  return (
    <details className={styles['proof']}>
      <summary>{daily.proof}</summary>
      <dl>
        <dt>{daily.promise}</dt>
        <dd>
          <code>{commitment}</code>
          <p>{daily.promiseNote}</p>
        </dd>
        <dt>{daily.seed}</dt>
        <dd>{seed === null ? <p>{daily.seedLater}</p> : <code>{seed}</code>}</dd>
        <dt>{daily.anchor}</dt>
        <dd>
          <code>{anchor}</code>
          <p>{daily.anchorNote(day)}</p>
        </dd>
      </dl>
      {seed !== null && (
        <TextButton icon="shield" testId="check-chain" onPress={check}>
          {daily.checkChain}
        </TextButton>
      )}
      {verdict !== undefined && <p role="status">{verdict ? daily.chainHolds(day) : daily.chainBroken}</p>}
    </details>
  );
}
