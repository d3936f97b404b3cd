/** `/check`: computes every roll of a finished game again, on this device. */
import { dailyOf, verifyGame } from '@yaht/fair';
import { variantName, type Words } from '@yaht/messages';
import { readRecord, type Game, type RecordProblem } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import { FileButton } from '../design/FileButton.tsx';
import { readJson } from '../device/files.ts';
import { saves } from '../device/saves.ts';
import { useWords } from '../device/words.ts';
import { findGame, type NoGame } from '../review/game-source.ts';
import { DayVerdict } from './DayVerdict.tsx';
import styles from './CheckPage.module.css';

export function CheckPage({ id }: { readonly id?: string | undefined }) {
  const words = useWords();
  const { web } = words;
  const [games, setGames] = useState<readonly Game[]>([]);
  const [chosen, setChosen] = useState<Game>();
  const [problem, setProblem] = useState<RecordProblem>();
  const [missing, setMissing] = useState<NoGame>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const over = await finishedGames();
      setGames(over);
      const here = over.find(game => game.start.id === id);
      const found = here || id === undefined ? undefined : await findGame(id);
      setChosen(here ?? (found?.ok ? found.value : undefined));
      setMissing(found?.ok === false ? found.error : undefined);
    };
    void look();
  }, [id]);
  const take = async (file: File | undefined): Promise<void> => {
    const record = file && readRecord(await readJson(file));
    setProblem(record?.ok === false ? record.error : undefined);
    setChosen(record?.ok ? record.value : undefined);
  };
  return (
    <Page title={web.checkDice}>
      <div className={styles['text']}>
        <p>{web.checkAbout}</p>
        {games.length === 0 && <p>{web.checkNothing}</p>}
        {games.length > 0 && (
          <label className={styles['field']}>
            <span>{web.checkGame}</span>
            <select
              value={chosen?.start.id ?? ''}
              onChange={event => setChosen(games.find(game => game.start.id === event.target.value))}
            >
              <option value="">–</option>
              {games.map(game => (
                <option key={game.start.id} value={game.start.id}>
                  {variantName(words, game.start.variant)}: {game.start.players.map(({ name }) => name).join(', ')}
                </option>
              ))}
            </select>
          </label>
        )}
        <FileButton text={web.checkFile} onFile={file => void take(file)} />
        {problem && <p role="alert">{problemText(words, problem)}</p>}
        {missing && !chosen && <p role="alert">{words.review[missing]}</p>}
        {chosen && <Verdict game={chosen} />}
      </div>
    </Page>
  );
}

/** Why a file cannot be checked, with the place in it. */
function problemText({ review, web, records }: Words, problem: RecordProblem): string {
  if (problem.code === 'newer-version') return review.newer;
  return problem.code === 'not-a-record' ? web.checkNoRecord : web.checkFault(records.problems[problem.code](problem));
}

async function finishedGames(): Promise<readonly Game[]> {
  const { games } = await saves.list();
  const over = games.filter(({ turn }) => turn === null);
  const opened = await Promise.all(over.map(({ name }) => saves.open(name)));
  return opened.flatMap(saved => (saved.ok ? [saved.value.game] : []));
}

function Verdict({ game }: { readonly game: Game }) {
  const { web, records } = useWords();
  const proof = verifyGame(game);
  const daily = dailyOf(game.start);
  if (!proof.ok && proof.error.code === 'seed-not-revealed' && daily?.kind === 'daily')
    return <DayVerdict game={game} daily={daily} />;
  if (!proof.ok)
    return (
      <p className={styles['bad']} role="status">
        {records.failures[proof.error.code](proof.error)}
      </p>
    );
  return (
    <section className={styles['good']}>
      <p role="status" data-testid="verdict">
        {records.fair(proof.value.draws)}
      </p>
      <p>{records.shows}</p>
      <dl>
        <dt>{web.fingerprint}</dt>
        <dd>{proof.value.commitment}</dd>
        <dt>{web.seed}</dt>
        <dd>{proof.value.seed}</dd>
      </dl>
    </section>
  );
}
