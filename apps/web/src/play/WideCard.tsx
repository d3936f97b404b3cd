/** All cards side by side, where the screen is wide enough. */
import type { RowView } from '@yaht/client';
import { categoryName } from '@yaht/messages';
import { isFace, patternOf, yahtzeeCategory } from '@yaht/rules';
import { Icon } from '../design/Icon.tsx';
import { FigureBox } from '../design/FigureBox.tsx';
import { PatternGlyph } from '../design/PatternGlyph.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { PrintedDie } from '../design/PrintedDie.tsx';
import { useWords } from '../device/words.ts';
import { rowLook, type CardProps, type RowLook } from './card-props.ts';
import { glyphOf } from './glyph.ts';
import { PlayerNote } from './PlayerNote.tsx';
import { markOf } from './award-mark.ts';
import styles from './WideCard.module.css';

export function WideCard(props: CardProps) {
  const { view, board } = props;
  const lower = board.rows.findIndex(({ section }) => section === 'lower');
  const cut = lower === -1 ? board.rows.length : lower;
  return (
    <table className={styles['card']} data-level={props.celebrated?.level}>
      <Heads {...props} />
      <tbody>
        {board.rows.slice(0, cut).map((row, i) => (
          <Row key={row.category} {...props} row={row} isBand={i % 2 === 0} />
        ))}
        {cut > 0 && <UpperRow {...props} />}
        {board.rows.slice(cut).map((row, i) => (
          <Row key={row.category} {...props} row={row} isBand={i % 2 === 0} />
        ))}
        {board.yahtzeeBonuses && <BonusRow {...props} />}
      </tbody>
      <Totals view={view} />
    </table>
  );
}

function Heads({ view }: Pick<CardProps, 'view'>) {
  const { web } = useWords();
  return (
    <thead>
      <tr>
        <td>
          <span className="unseen">{web.cards}</span>
        </td>
        {view.players.map(player => (
          <th key={player.seat} scope="col" data-active={player.isActive} ref={player.isActive ? showColumn : undefined}>
            <span className={styles['who']}>
              <PlayerMark seat={player.seat} /> {player.name}
            </span>
            <small>
              <PlayerNote player={player} variant={view.variant} seats={view.players.length} isInRoom={view.room !== null} />
            </small>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Where there is not room for everybody, whoever is in turn does not score blind; the names of the rows stay at the left. */
function showColumn(head: HTMLElement | null): void {
  const paper = head?.closest('table')?.parentElement;
  const names = head?.parentElement?.firstElementChild?.clientWidth ?? 0;
  if (!head || !paper) return;
  const { offsetLeft, offsetWidth } = head;
  paper.scrollLeft = Math.min(offsetLeft - names, Math.max(paper.scrollLeft, offsetLeft + offsetWidth - paper.clientWidth));
}

function Row({ row, isBand, ...props }: CardProps & { readonly row: RowView; readonly isBand: boolean }) {
  const { view, variant } = props;
  const pattern = patternOf(variant, row.category);
  return (
    <tr data-band={isBand}>
      <th scope="row">
        <span className={styles['name']}>
          <span className={styles['glyph']}>
            {pattern?.kind === 'face' && isFace(pattern.face) ? (
              <PrintedDie face={pattern.face} />
            ) : (
              pattern && <PatternGlyph parts={glyphOf(pattern, variant.dice)} />
            )}
          </span>
          {categoryName(useWords(), variant, row.category)}
        </span>
      </th>
      {view.players.map(({ seat }) => (
        <Cell key={seat} {...props} row={row} seat={seat} />
      ))}
    </tr>
  );
}

function Cell({ row, seat, ...props }: CardProps & { readonly row: RowView; readonly seat: number }) {
  const { view, celebrated, onChoose } = props;
  const look = rowLook(useWords(), props, row, seat);
  const isActive = view.turn === seat;
  const isOffer = isActive && row.preview !== null;
  const award = markOf(celebrated, seat, row);
  return (
    <td data-active={isActive} data-chosen={look.isChosen} data-award={award}>
      {award === 'tick' && <Icon name="check" />}
      {isOffer && <Offer look={look} testId={`row-${row.category}`} onChoose={() => onChoose(row.category)} />}
      {!isOffer && (isActive || look.figure.kind === 'ink') && <FigureBox figure={look.figure} />}
    </td>
  );
}

type OfferProps = { readonly look: RowLook; readonly testId: string; readonly onChoose: () => void };

function Offer({ look: { label, figure, note, isChosen, mayChoose }, testId, onChoose }: OfferProps) {
  return (
    <button
      type="button"
      className={styles['cell']}
      data-testid={testId}
      aria-pressed={isChosen}
      aria-disabled={!mayChoose}
      onClick={() => mayChoose && onChoose()}
    >
      <span className="unseen">{label}</span>
      <span className={styles['look']} aria-hidden="true">
        <FigureBox figure={figure} isChosen={isChosen} />
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}

function UpperRow({ view, board, celebrated }: CardProps) {
  const { web } = useWords();
  return (
    <tr data-sum="true">
      <th scope="row">
        {web.upper}, {web.bonusAt(board.upper[0]?.target ?? 0)}
      </th>
      {view.players.map(({ seat, isActive }) => {
        const upper = board.upper[seat];
        return (
          <td key={seat} data-active={isActive} data-award={markOf(celebrated, seat, 'upper')}>
            <b>{upper?.sum}</b>{' '}
            {upper && <small>{upper.hasBonus ? `+${upper.bonus}` : upper.isOut ? '' : web.pace(upper.pace)}</small>}
          </td>
        );
      })}
    </tr>
  );
}

function BonusRow({ view, board, variant, celebrated }: CardProps) {
  const words = useWords();
  return (
    <tr data-sum="true">
      <th scope="row">{words.play.yahtzeeBonus(categoryName(words, variant, yahtzeeCategory(variant) ?? ''))}</th>
      {view.players.map(({ seat, isActive }) => (
        <td key={seat} data-active={isActive} data-award={markOf(celebrated, seat, 'again')}>
          {(board.yahtzeeBonuses?.[seat] ?? 0) * (variant.yahtzeeBonus ?? 0)}
        </td>
      ))}
    </tr>
  );
}

function Totals({ view }: Pick<CardProps, 'view'>) {
  const { web } = useWords();
  return (
    <tfoot>
      <tr>
        <th scope="row">{web.total}</th>
        {view.players.map(({ seat, total, isActive }) => (
          <td key={seat} data-active={isActive}>
            <b>{total}</b>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
