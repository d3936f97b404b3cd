/** Rules of one's own, from a file. */
import { variantProblem } from '@yaht/messages';
import { parseVariant, type Variant } from '@yaht/rules';
import { useState } from 'react';
import { FileButton } from '../design/FileButton.tsx';
import { readJson } from '../device/files.ts';
import { useWords } from '../device/words.ts';
import styles from './Setup.module.css';

export function OwnRules({ onRules }: { readonly onRules: (variant: Variant) => void }) {
  const words = useWords();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const parsed = parseVariant(await readJson(file));
    setProblem(parsed.ok ? undefined : parsed.error.map(problem => variantProblem(words, problem)).join(' '));
    if (parsed.ok) onRules(parsed.value);
  };
  return (
    <div className={styles['own']}>
      <FileButton text={words.web.chooseFile} onFile={file => void take(file)} />
      {problem !== undefined && <em role="alert">{problem}</em>}
    </div>
  );
}
