/** One position: the dice and the card, what could be done, and why one way is better. */
import { choiceText, whyOf, whySentence, type TablePosition } from '@yaht/coach';
import { capital, categoryName, categoryShortName, type Words } from '@yaht/messages';
import { categoryIds, isFilled, tally, yahtzeeCategory } from '@yaht/rules';
import { useWords } from '../device/words.ts';
import { ask } from '../solver/ask.ts';
import { isNamed, namedOf } from '../solver/named.ts';
import type { Alternative, Named } from '../solver/questions.ts';
import { ChoiceView } from './ChoiceView.tsx';
import { ShownDice } from './ShownDice.tsx';
import { useAnswer } from './use-found.ts';
import styles from './PositionPanel.module.css';

type HeadProps = {
  readonly title: string;
  readonly position: TablePosition;
  /** The dice that were held. */
  readonly hold: readonly boolean[];
};

/** The dice in their tray, and what is still open on the card. */
export function PositionHead({ title, position, hold }: HeadProps) {
  const words = useWords();
  const { variant, card, dice, rollsLeft } = position;
  return (
    <>
      <header className={`${styles['tray']} on-tray`}>
        <h2>{title}</h2>
        <p>{words.review.left(rollsLeft, tally(variant, card).total)}</p>
        <ShownDice dice={dice} hold={hold} />
      </header>
      <p className={styles['open']}>{openSentence(words, position)}</p>
    </>
  );
}

function openSentence(words: Words, { variant, card }: TablePosition): string {
  const name = (category: string): string => categoryName(words, variant, category);
  const open = categoryIds(variant).filter(category => !isFilled(card, category));
  const alike = yahtzeeCategory(variant);
  const held = alike !== undefined && isFilled(card, alike) ? [words.review.alikeHeld(name(alike), card.points[alike] ?? 0)] : [];
  return [words.review.openRows(open.map(name)), ...held].join(' ');
}

type Props = {
  readonly position: TablePosition;
  /** What was played or answered; null where nobody has. */
  readonly named: Named | null;
  /** What is known without asking the device. */
  readonly known?: readonly Alternative[];
};

/** What could be done, and where the points go. */
export function Verdict({ position, named, known = [] }: Props) {
  const key = JSON.stringify([position, named]);
  const answer = useAnswer(key, () => ask('alternatives', position, named));
  const alternatives = answer?.ok ? answer.value : known;
  const best = alternatives[0];
  if (!best) return <p className={styles['wait']} role="status" />;
  const own = alternatives.find(each => named && isNamed(position, each, named));
  const hasLost = own !== undefined && best.expected - own.expected > 1e-6;
  // Whoever found the best one is told what the next best would have cost.
  const next = named && alternatives.find(each => best.expected - each.expected > 1e-6);
  return (
    <>
      <Alternatives position={position} alternatives={alternatives} chosen={own ?? null} />
      {answer?.ok && <Why key={key} position={position} best={best} other={hasLost ? own : next} isOwn={hasLost} />}
    </>
  );
}

/** Columns that fit beside the choice and its score. */
const COLUMNS = 3;

type AlternativesProps = {
  readonly position: TablePosition;
  readonly alternatives: readonly Alternative[];
  readonly chosen: Alternative | null;
};

function Alternatives({ position: { variant, dice }, alternatives, chosen }: AlternativesProps) {
  const words = useWords();
  // Without a roll left it is plain where the turn ends.
  const columns = alternatives.some(({ type }) => type === 'hold') ? likelyCategories(alternatives) : [];
  const ids = categoryIds(variant);
  return (
    <table className={styles['table']} data-testid="alternatives">
      <caption className="unseen">{words.review.endsIn}</caption>
      <thead>
        <tr>
          <th scope="col">{words.review.choice}</th>
          <th scope="col">{words.review.finalScore}</th>
          {columns.map(category => (
            <th key={category} scope="col">
              {categoryShortName(words, variant, ids[category] ?? '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {alternatives.map((each, i) => (
          <tr key={i} data-own={each === chosen}>
            <th scope="row">
              <ChoiceView variant={variant} dice={dice} choice={each} isBest={i === 0} />
              {each === chosen && <small> {words.review.you}</small>}
            </th>
            <td>
              <b>{words.solver.decimal(each.expected, 2)}</b>
            </td>
            {columns.map(category => (
              <td key={category}>{words.review.chance(each.chances?.[category] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The categories in which these choices end most often, in the order of the card. */
function likelyCategories(alternatives: readonly Alternative[]): readonly number[] {
  const sums =
    alternatives[0]?.chances?.map((_, i) => alternatives.reduce((sum, each) => sum + (each.chances?.[i] ?? 0), 0)) ?? [];
  return sums
    .map((sum, category) => ({ sum, category }))
    .filter(({ sum }) => sum > 0)
    .toSorted((one, other) => other.sum - one.sum)
    .slice(0, COLUMNS)
    .map(({ category }) => category)
    .toSorted((one, other) => one - other);
}

type WhyProps = {
  readonly position: TablePosition;
  readonly best: Alternative;
  /** The one that the best is compared with, and whether somebody chose it. */
  readonly other: Alternative | null | undefined;
  readonly isOwn: boolean;
};

function Why({ position, best, other, isOwn }: WhyProps) {
  const words = useWords();
  const { review, solver } = words;
  const named = other && namedOf(position, other);
  const answer = useAnswer(named ? JSON.stringify([position, named]) : null, () => ask('why', position, named as Named));
  const text = choiceText(words, position.variant, position.dice, best);
  const name = capital(text);
  const rows = answer?.ok ? whyOf(words, position.variant, answer.value) : [];
  if (!other) return null;
  return (
    <section className={styles['why']} data-testid="why">
      <h3>{review.whyTitle(text)}</h3>
      {!answer && <p role="status">{review.whyWait}</p>}
      {answer?.ok && (
        <>
          <p>{whySentence(words, name, rows)}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{answer.value.reach === 'game' ? review.expectedPoints : review.inThisTurn}</th>
                <th scope="col">{isOwn ? review.you : choiceText(words, position.variant, position.dice, other)}</th>
                <th scope="col">{review.best}</th>
                <th scope="col">{review.gain}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{solver.decimal(row.chosen, 1)}</td>
                  <td>{solver.decimal(row.best, 1)}</td>
                  <td>
                    <b>{review.signed(row.gain)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td colSpan={4}>
                  <b>{review.signed(rows.reduce((sum, { gain }) => sum + gain, 0))}</b>
                </td>
              </tr>
            </tfoot>
          </table>
        </>
      )}
    </section>
  );
}
