/** A vacation: the clocks of games of days stand still for whoever has this profile. */
import type { Result } from '@yaht/rules';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { dateText } from '../device/dates.ts';
import { useWords } from '../device/words.ts';
import { askServer, type NoAnswer } from './ask.ts';
import styles from './People.module.css';
import { useAnswer } from './use-answer.ts';

type Vacation = { readonly until: number | null; readonly left: number };
type Props = { readonly onProblem: (code: string) => void };

const DAY = 86_400_000;
const PATH = '/v1/profiles/me/vacation';

export function VacationCard({ onProblem }: Props) {
  const { people } = useWords();
  const asked = useAnswer<Vacation>(PATH).value;
  const [changed, setChanged] = useState<Vacation>();
  const [days, setDays] = useState(7);
  const vacation = changed ?? asked;
  if (!vacation) return null;
  const show = (answer: Result<Vacation, NoAnswer>): void =>
    answer.ok ? setChanged(answer.value) : onProblem(answer.error.code);
  const begin = async (): Promise<void> => show(await askServer<Vacation>(PATH, { method: 'PUT', body: { days } }));
  const end = async (): Promise<void> => show(await askServer<Vacation>(PATH, { method: 'DELETE' }));
  const left = Math.floor(vacation.left / DAY);
  const choices = Array.from({ length: left }, (_, i) => i + 1);
  return (
    <details className={styles['details']}>
      <summary>{people.vacation}</summary>
      <p>{people.vacationNote(left)}</p>
      {vacation.until === null ? (
        left > 0 && (
          <form
            className={styles['form']}
            onSubmit={event => {
              event.preventDefault();
              void begin();
            }}
          >
            <label className={styles['field']}>
              <span>{people.vacationDays}</span>
              <select value={Math.min(days, left)} onChange={event => setDays(Number(event.target.value))}>
                {choices.map(each => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </label>
            <Button look="paper" type="submit" testId="begin-vacation">
              {people.beginVacation}
            </Button>
          </form>
        )
      ) : (
        <>
          <p role="status" data-testid="on-vacation">
            {people.vacationUntil(dateText(vacation.until))}
          </p>
          <Button look="paper" testId="end-vacation" onPress={() => void end()}>
            {people.endVacation}
          </Button>
        </>
      )}
    </details>
  );
}
