/** The card of one player: two columns on a phone. */
import type { RowView, ScorecardView, TableView } from '@yaht/client';
import { categoryName, type Messages } from '@yaht/messages';
import { isFace, patternOf, yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';
import { PatternGlyph } from '../design/PatternGlyph.tsx';
import { PrintedDie } from '../design/PrintedDie.tsx';
import { ScoreRow, type Figure } from '../design/ScoreRow.tsx';
import { useWords } from '../device/words.ts';
import { cardLayout, type CardLine } from './card-layout.ts';
import { glyphOf } from './glyph.ts';
import styles from './Card.module.css';

type Props = {
  readonly view: TableView;
  readonly board: ScorecardView;
  readonly variant: ScorecardVariant;
  readonly seat: number;
  /** Faces are in the air: nothing may be told that depends on them. */
  readonly isRolling: boolean;
  readonly onChoose: (category: string) => void;
};

export function Card(props: Props) {
  const { board, view, seat } = props;
  const words = useWords();
  const { left, right, foot } = cardLayout(board);
  const name = view.players.find(player => player.seat === seat)?.name ?? '';
  return (
    <section className={styles['card']} aria-label={words.web.card(name)}>
      <Column {...props} lines={left} />
      <Column {...props} lines={right} />
      {foot && <Total {...props} isFoot />}
    </section>
  );
}

function Column({ lines, ...props }: Props & { readonly lines: readonly CardLine[] }) {
  return (
    <div className={styles['column']}>
      {lines.map((line, i) => (
        <Line key={line.kind === 'row' ? line.category : line.kind} {...props} line={line} isBand={i % 2 === 0} />
      ))}
    </div>
  );
}

function Line({ line, ...props }: Props & { readonly line: CardLine; readonly isBand: boolean }) {
  switch (line.kind) {
    case 'row': {
      const row = props.board.rows.find(({ category }) => category === line.category);
      return row ? <CategoryRow {...props} row={row} /> : null;
    }
    case 'upper':
      return <UpperSum {...props} />;
    case 'bonus':
      return <UpperBonus {...props} />;
    case 'yahtzee':
      return <YahtzeeBonus {...props} />;
    case 'total':
      return <Total {...props} />;
  }
}

function CategoryRow({
  view,
  variant,
  seat,
  isRolling,
  isBand,
  row,
  onChoose,
}: Props & { readonly row: RowView; readonly isBand: boolean }) {
  const words = useWords();
  const name = categoryName(words, variant, row.category);
  const isTurn = view.turn === seat && !isRolling;
  const figure = figureOf(row, seat, isTurn);
  const pattern = patternOf(variant, row.category);
  const face = pattern?.kind === 'face' ? pattern.face : undefined;
  const mayChoose = isTurn && view.isMine && row.preview !== null && row.refusal === null;
  const note = noteOf(words, row, view, variant, isTurn);
  return (
    <ScoreRow
      name={name}
      label={labelOf(words, name, row, seat, isTurn)}
      figure={figure}
      isBand={isBand}
      isChosen={row.chosen && isTurn}
      testId={`row-${row.category}`}
      {...(face !== undefined && isFace(face)
        ? { before: <PrintedDie face={face} look={figure.kind === 'ink' ? 'faint' : 'outline'} /> }
        : {})}
      {...(note !== undefined
        ? { below: note }
        : face === undefined && pattern
          ? { below: <PatternGlyph parts={glyphOf(pattern, variant.dice)} /> }
          : {})}
      onChoose={mayChoose ? () => onChoose(row.category) : undefined}
    />
  );
}

function figureOf(row: RowView, seat: number, isTurn: boolean): Figure {
  const points = row.points[seat];
  if (points !== null && points !== undefined) return { kind: 'ink', points: `${points}` };
  if (!isTurn || row.preview === null) return { kind: 'blank' };
  if (row.refusal === 'joker-restriction') return { kind: 'locked' };
  return row.preview === 0 ? { kind: 'zero' } : { kind: 'pencil', points: `${row.preview}` };
}

function labelOf(words: Messages, category: string, row: RowView, seat: number, isTurn: boolean): string {
  const points = row.points[seat];
  if (points !== null && points !== undefined) return words.play.filled({ category, points });
  return isTurn && row.preview !== null ? words.play.offer({ category, points: row.preview }) : category;
}

/** What stands below the name: why the row is shut, or that it pays as a joker. */
function noteOf(words: Messages, row: RowView, view: TableView, variant: ScorecardVariant, isTurn: boolean): string | undefined {
  if (!isTurn || row.preview === null) return undefined;
  const banner = view.board?.family === 'scorecard' ? view.board.banner : null;
  if (row.refusal === 'joker-restriction') {
    const first = banner?.code === 'must-use' ? { jokerCategory: categoryName(words, variant, banner.row.category) } : {};
    return words.reasonNotes['joker-restriction'](first);
  }
  return row.joker ? words.web.joker : undefined;
}

function UpperSum({ board, seat }: Props) {
  const { web } = useWords();
  const upper = board.upper[seat];
  if (!upper) return null;
  const below = upper.bonus > 0 && !upper.hasBonus && !upper.isOut ? { below: web.onPace(upper.pace) } : {};
  return (
    <ScoreRow name={web.upper} label={`${web.upper} ${upper.sum}`} figure={{ kind: 'ink', points: `${upper.sum}` }} {...below} />
  );
}

function UpperBonus({ board, seat }: Props) {
  const { web } = useWords();
  const upper = board.upper[seat];
  if (!upper) return null;
  const name = web.bonusAt(upper.target);
  const state = upper.hasBonus ? web.bonusMade : upper.isOut ? web.bonusOut : web.toGo(upper.target - upper.sum);
  const figure: Figure = upper.hasBonus
    ? { kind: 'ink', points: `${upper.bonus}` }
    : upper.isOut
      ? { kind: 'ink', points: '0' }
      : { kind: 'pencil', points: `${upper.bonus}` };
  return <ScoreRow isPlain name={name} label={`${name}, ${state}`} figure={figure} below={state} />;
}

function YahtzeeBonus({ board, seat, variant }: Props) {
  const words = useWords();
  const bonuses = board.yahtzeeBonuses?.[seat] ?? 0;
  const each = variant.yahtzeeBonus ?? 0;
  const box = yahtzeeCategory(variant) ?? '';
  const name = words.play.yahtzeeBonus(categoryName(words, variant, box));
  const points = `${bonuses * each}`;
  return (
    <ScoreRow name={name} label={`${name} ${points}`} figure={{ kind: 'ink', points }} below={words.web.yahtzeeBonusEach(each)} />
  );
}

/** The total in ink and, in pencil, what it would become. */
function Total({ view, board, seat, isRolling, isFoot = false }: Props & { readonly isFoot?: boolean }) {
  const { web } = useWords();
  const total = board.tallies[seat]?.total ?? 0;
  const { main } = view;
  const becomes = main.type === 'score-row' && view.turn === seat && !isRolling ? total + main.points + main.bonus : undefined;
  return (
    <div className={styles['total']} data-foot={isFoot} role="group" aria-label={`${web.total} ${total}`}>
      <span className={styles['totalName']}>{web.total}</span>
      <span className={styles['becomes']}>{becomes !== undefined && web.totalWith(becomes)}</span>
      <span className={styles['sum']}>{total}</span>
    </div>
  );
}
