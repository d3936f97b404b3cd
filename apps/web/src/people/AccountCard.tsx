/** The profile at this server: made, changed, and brought to another device. */
import { isPlayerName, MAX_NAME_LENGTH } from '@yaht/rules';
import { useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { TextButton } from '../design/TextButton.tsx';
import { useWords } from '../device/words.ts';
import { keepName, lastName } from '../online/seats.ts';
import { keepAccount, newKey, useAccount, type Account, type Colour } from './account.ts';
import { askServer } from './ask.ts';
import { Dot } from './BoardList.tsx';
import { makeProfile, type Known } from './make-profile.ts';
import { VacationCard } from './VacationCard.tsx';
import styles from './People.module.css';

const COLOURS: readonly Colour[] = ['orange', 'sky', 'green', 'yellow', 'blue', 'vermilion', 'purple'];

export function AccountCard() {
  const { people, web, httpProblems } = useWords();
  const account = useAccount();
  const [name, setName] = useState(account?.name ?? lastName());
  const [colour, setColour] = useState<Colour>(account?.colour ?? 'orange');
  const [told, setTold] = useState<string>();
  const reason = isPlayerName(name.trim()) ? undefined : web.nameFirst;
  useEffect(() => {
    if (account && account.id === undefined) void learnProfile(account);
  }, [account]);
  const tell = (code: string): void =>
    setTold(code in httpProblems ? httpProblems[code as keyof typeof httpProblems] : people.noConnection);

  const save = async (): Promise<void> => {
    const body = { name: name.trim(), colour };
    const made = account ? await askServer<Known>('/v1/profiles/me', { method: 'PATCH', body }) : await makeProfile(body);
    if (!made.ok) return tell(made.error.code);
    keepName(made.value.name);
    if (account) keepAccount({ key: account.key, ...made.value });
    return setTold(people.saved);
  };
  return (
    <section aria-labelledby="account">
      <h2 id="account" className={styles['title']}>
        {account && <Dot colour={colour} letter={name} />} {people.account}
      </h2>
      {!account && <p>{people.noAccount}</p>}
      <form
        className={styles['form']}
        onSubmit={event => {
          event.preventDefault();
          if (reason === undefined) void save();
        }}
      >
        <label className={styles['field']}>
          <span>{people.name}</span>
          <input value={name} maxLength={MAX_NAME_LENGTH} autoComplete="off" onChange={event => setName(event.target.value)} />
        </label>
        <label className={styles['field']}>
          <span>{people.colour}</span>
          <select value={colour} onChange={event => setColour(event.target.value as Colour)}>
            {COLOURS.map(each => (
              <option key={each} value={each}>
                {people.colours[each]}
              </option>
            ))}
          </select>
        </label>
        <Button look="paper" type="submit" testId="save-profile" reason={reason}>
          {account ? people.save : people.makeProfile}
        </Button>
      </form>
      <p role="status">{told}</p>
      {account && <VacationCard onProblem={tell} />}
      <Devices account={account} onTell={setTold} onProblem={tell} />
    </section>
  );
}

/** A profile that was made in passing, by playing a day, is known here by its key alone until the server has told the rest. */
async function learnProfile(account: Account): Promise<void> {
  const mine = await askServer<{ readonly profile: Known }>('/v1/profiles/me');
  if (mine.ok) keepAccount({ key: account.key, ...mine.value.profile });
}

type DevicesProps = {
  readonly account: Account | null;
  readonly onTell: (text: string) => void;
  readonly onProblem: (code: string) => void;
};

/** The code on paper, with blanks or dashes. */
const LONGEST_CODE = 40;

/** Codes: for another device, for a day when all are lost, or typed in from either. */
function Devices({ account, onTell, onProblem }: DevicesProps) {
  const { people } = useWords();
  const [code, setCode] = useState<string>();
  const [paper, setPaper] = useState<string>();
  const [typed, setTyped] = useState('');
  const offer = async (): Promise<void> => {
    const made = await askServer<{ readonly code: string }>('/v1/profiles/me/transfer', { method: 'POST', body: {} });
    if (made.ok) setCode(made.value.code);
    else onProblem(made.error.code);
  };
  const keepOnPaper = async (): Promise<void> => {
    const made = await askServer<{ readonly code: string }>('/v1/profiles/me/recovery', { method: 'POST', body: {} });
    if (made.ok) setPaper(made.value.code);
    else onProblem(made.error.code);
  };
  const claim = async (): Promise<void> => {
    const key = newKey();
    const made = await askServer<{ readonly profile: Known }>('/v1/profiles/claim', {
      method: 'POST',
      body: { code: typed.trim(), key },
    });
    if (!made.ok) return onProblem(made.error.code);
    keepAccount({ key, ...made.value.profile });
    return onTell(people.saved);
  };
  const close = async (): Promise<void> => {
    const closed = await askServer<{ readonly forgotten: number }>('/v1/profiles/me/devices', { method: 'DELETE' });
    if (closed.ok) onTell(people.closedElsewhere(closed.value.forgotten));
    else onProblem(closed.error.code);
  };
  return (
    <details className={styles['details']}>
      <summary>{people.devices}</summary>
      {account && (
        <p className={styles['links']}>
          <TextButton testId="get-code" onPress={() => void offer()}>
            {people.getCode}
          </TextButton>
          <TextButton testId="get-paper-code" onPress={() => void keepOnPaper()}>
            {people.getPaperCode}
          </TextButton>
          <TextButton onPress={() => void close()}>{people.otherDevices}</TextButton>
        </p>
      )}
      {code !== undefined && (
        <p role="status">
          <b className={styles['code']} data-testid="transfer-code">
            {code}
          </b>
          <br />
          {people.codeNote}
        </p>
      )}
      {paper !== undefined && (
        <p role="status">
          <b className={styles['code']} data-testid="paper-code">
            {paper}
          </b>
          <br />
          {people.paperNote}
        </p>
      )}
      <form
        className={styles['form']}
        onSubmit={event => {
          event.preventDefault();
          void claim();
        }}
      >
        <label className={styles['field']}>
          <span>{people.haveCode}</span>
          <input value={typed} maxLength={LONGEST_CODE} autoComplete="off" onChange={event => setTyped(event.target.value)} />
        </label>
        <Button look="paper" type="submit" testId="use-code">
          {people.useCode}
        </Button>
      </form>
    </details>
  );
}
