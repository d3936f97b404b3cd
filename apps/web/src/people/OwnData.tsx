/** Everything that is kept about somebody: to take away, to bring back, to delete. */
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../design/Button.tsx';
import { FileButton } from '../design/FileButton.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { readJson, saveFile } from '../device/files.ts';
import { forgetDamaged } from '../device/damaged.ts';
import { saves } from '../device/saves.ts';
import { useWords } from '../device/words.ts';
import { forgetPuzzles } from '../puzzles/store.ts';
import { keepAccount, useAccount } from './account.ts';
import { askServer } from './ask.ts';
import { csvOf, exportedGames, importGames } from './export.ts';
import type { OwnGame } from './own-games.ts';
import { forgetCompared } from './own-statistics.ts';
import { forgetAnswers } from './use-answer.ts';
import styles from './People.module.css';

type Props = { readonly games: readonly OwnGame[]; readonly onChange: () => void };

export function OwnData({ games, onChange }: Props) {
  const { people } = useWords();
  const [told, setTold] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    const imported = file && (await importGames(await readJson(file)));
    setTold(imported ? people.imported(imported.added, imported.known) : people.notImported);
    onChange();
  };
  return (
    <section aria-labelledby="data">
      <h2 id="data" className={styles['title']}>
        {people.data}
      </h2>
      <p className={styles['links']}>
        <Link href="/history">{people.history}</Link>
        <TextButton testId="export-json" onPress={() => void exportedGames().then(text => saveFile('yaht-games.json', text))}>
          {people.exportJson}
        </TextButton>
        <TextButton testId="export-csv" onPress={() => saveFile('yaht-games.csv', csvOf(games))}>
          {people.exportCsv}
        </TextButton>
      </p>
      <FileButton text={people.importJson} testId="import" onFile={file => void take(file)} />
      <p role="status">{told}</p>
      <Button look="paper" testId="delete-all" onPress={() => setAsking(true)}>
        {people.deleteAll}
      </Button>
      {isAsking && <DeleteSheet onClose={() => setAsking(false)} onTold={text => (setTold(text), onChange())} />}
    </section>
  );
}

function DeleteSheet({ onClose, onTold }: { readonly onClose: () => void; readonly onTold: (text: string) => void }) {
  const { people, web } = useWords();
  const account = useAccount();
  const forget = async (): Promise<void> => {
    onClose();
    const gone = account ? await askServer('/v1/profiles/me', { method: 'DELETE' }) : undefined;
    // A profile that the server does not know is gone already.
    if (gone && !gone.ok && gone.error.code !== 'profile-required') return onTold(people.notDeleted);
    await forgetEverything();
    return onTold(people.deleted);
  };
  return (
    <Sheet
      title={people.deleteAll}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{web.cancel}</Button>
          <Button look="main" testId="delete-yes" onPress={() => void forget()}>
            {people.deleteAll}
          </Button>
        </>
      }
    >
      <p>{people.deleteQuestion}</p>
    </Sheet>
  );
}

async function forgetEverything(): Promise<void> {
  const { games } = await saves.list();
  for (const { name } of games) await saves.remove(name);
  await forgetDamaged();
  await forgetPuzzles();
  keepAccount(null);
  forgetCompared();
  forgetAnswers();
  for (const name of ['yaht.seats', 'yaht.open-games', 'yaht.name']) localStorage.removeItem(name);
}
