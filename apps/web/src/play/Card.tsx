/** The card of one player: two columns on a phone. */
import type { RowView } from '@yaht/client';
import { categoryName } from '@yaht/messages';
import { isFace, patternOf, yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';
import { memo } from 'react';
import type { Figure } from '../design/FigureBox.tsx';
import { PatternGlyph } from '../design/PatternGlyph.tsx';
import { PrintedDie } from '../design/PrintedDie.tsx';
import { ScoreRow } from '../design/ScoreRow.tsx';
import { useWords } from '../device/words.ts';
import { cardLayout, type CardLine } from './card-layout.ts';
import { rowLook, type CardProps, type RowLook } from './card-props.ts';
import { glyphOf } from './glyph.ts';
import { markOf, type AwardMark } from './award-mark.ts';
import styles from './Card.module.css';

/** Whose card it is. */
type Props = CardProps & { readonly seat: number };

export function Card(props: Props) {
  const { board, view, seat, celebrated } = props;
  const words = useWords();
  const { left, right, foot } = cardLayout(board);
  const name = view.players.find(player => player.seat === seat)?.name ?? '';
  return (
    <section className={styles['card']} data-level={celebrated?.level} aria-label={words.web.card(name)}>
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

function CategoryRow({ row, isBand, ...props }: Props & { readonly row: RowView; readonly isBand: boolean }) {
  const { variant, seat, celebrated, onChoose } = props;
  const { figure, ...look } = rowLook(useWords(), props, row, seat);
  const points = 'points' in figure ? figure.points : '';
  const award = markOf(celebrated, seat, row);
  return <RowOf {...look} {...{ variant, isBand, points, award, onChoose }} category={row.category} kind={figure.kind} />;
}

type RowProps = Omit<RowLook, 'figure'> & {
  readonly variant: ScorecardVariant;
  readonly category: string;
  readonly kind: Figure['kind'];
  readonly points: string;
  readonly isBand: boolean;
  readonly award: AwardMark;
  readonly onChoose: (category: string) => void;
};

/** Given words and figures only, so that it is drawn again when one of them has changed and not otherwise. */
const RowOf = memo(function RowOf({ variant, category, kind, points, note, mayChoose, onChoose, ...look }: RowProps) {
  const pattern = patternOf(variant, category);
  const face = pattern?.kind === 'face' && isFace(pattern.face) ? pattern.face : undefined;
  const glyph = face === undefined && pattern && <PatternGlyph parts={glyphOf(pattern, variant.dice)} />;
  const below = note ?? glyph;
  return (
    <ScoreRow
      {...look}
      figure={kind === 'ink' || kind === 'pencil' ? { kind, points } : { kind }}
      testId={`row-${category}`}
      {...(face === undefined ? {} : { before: <PrintedDie face={face} look={kind === 'ink' ? 'faint' : 'outline'} /> })}
      {...(below ? { below } : {})}
      onChoose={mayChoose ? () => onChoose(category) : undefined}
    />
  );
});

function UpperSum({ board, seat }: Props) {
  const { web } = useWords();
  const upper = board.upper[seat];
  if (!upper) return null;
  const below = upper.bonus > 0 && !upper.hasBonus && !upper.isOut ? { below: web.onPace(upper.pace) } : {};
  return (
    <ScoreRow name={web.upper} label={`${web.upper} ${upper.sum}`} figure={{ kind: 'ink', points: `${upper.sum}` }} {...below} />
  );
}

function UpperBonus({ board, seat, celebrated }: Props) {
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
  const award = markOf(celebrated, seat, 'upper');
  return <ScoreRow isPlain {...{ name, figure, award }} label={`${name}, ${state}`} below={state} />;
}

function YahtzeeBonus({ board, seat, variant, celebrated }: Props) {
  const words = useWords();
  const bonuses = board.yahtzeeBonuses?.[seat] ?? 0;
  const each = variant.yahtzeeBonus ?? 0;
  const box = yahtzeeCategory(variant) ?? '';
  const name = words.play.yahtzeeBonus(categoryName(words, variant, box));
  const points = `${bonuses * each}`;
  const isScratched = board.rows.some(row => row.category === box && row.points[seat] === 0);
  return (
    <ScoreRow
      name={name}
      label={`${name} ${points}`}
      figure={{ kind: 'ink', points }}
      below={isScratched ? words.web.bonusOut : words.web.yahtzeeBonusEach(each)}
      award={markOf(celebrated, seat, 'again')}
    />
  );
}

/** The total in ink and, in pencil, what it would become. */
function Total({ view, board, seat, isRolling, isFoot = false }: Props & { readonly isFoot?: boolean }) {
  const { web } = useWords();
  const total = board.tallies[seat]?.total ?? 0;
  const { main } = view;
  const becomes = main.type === 'score-row' && view.turn === seat && !isRolling ? total + main.points + main.bonus : undefined;
  return (
    <div className={styles['total']} data-foot={isFoot}>
      <span className={styles['totalName']}>
        <b>{web.total}</b>
        <small>{becomes !== undefined && web.totalWith(becomes)}</small>
      </span>
      <span key={total} className={styles['sum']}>
        {total}
      </span>
    </div>
  );
}
