/** Rules of one's own, from a file. */
import { variantProblemIn } from '@yaht/messages';
import { MOST_CUSTOM_BYTES, parseCustom, type Variant } from '@yaht/rules';
import { useState } from 'react';
import { FileButton } from '../design/FileButton.tsx';
import { parsedJson } from '../device/files.ts';
import { useWords } from '../device/words.ts';
import styles from './Setup.module.css';

export function OwnRules({ onRules }: { readonly onRules: (variant: Variant) => void }) {
  const words = useWords();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.slice(0, MOST_CUSTOM_BYTES + 1).text();
    if (text.length > MOST_CUSTOM_BYTES) {
      setProblem(words.customTooLarge(file.name, MOST_CUSTOM_BYTES / 1024));
      return;
    }
    const json = parsedJson(text);
    const parsed = parseCustom(json);
    const lines = json === undefined ? undefined : text;
    setProblem(parsed.ok ? undefined : parsed.error.map(problem => variantProblemIn(words, lines, problem)).join('\n'));
    if (parsed.ok) onRules(parsed.value);
  };
  return (
    <div className={styles['own']}>
      <FileButton text={words.web.chooseFile} onFile={file => void take(file)} />
      {problem !== undefined && <em role="alert">{problem}</em>}
    </div>
  );
}
