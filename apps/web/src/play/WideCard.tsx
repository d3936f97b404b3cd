/** All cards side by side, where the screen is wide enough. */
import type { RowView, ScorecardView, TableView } from '@yaht/client';
import { categoryName, type Messages } from '@yaht/messages';
import { isFace, patternOf, yahtzeeCategory, type ScorecardVariant } from '@yaht/rules';
import { PatternGlyph } from '../design/PatternGlyph.tsx';
import { PlayerMark } from '../design/PlayerMark.tsx';
import { PrintedDie } from '../design/PrintedDie.tsx';
import { useWords } from '../device/words.ts';
import { glyphOf } from './glyph.ts';
import { PlayerNote } from './PlayerNote.tsx';
import styles from './WideCard.module.css';

type Props = {
  readonly view: TableView;
  readonly board: ScorecardView;
  readonly variant: ScorecardVariant;
  readonly isRolling: boolean;
  readonly onChoose: (category: string) => void;
};

export function WideCard(props: Props) {
  const { view, board, variant } = props;
  const words = useWords();
  const lower = board.rows.findIndex(({ section }) => section === 'lower');
  const cut = lower === -1 ? board.rows.length : lower;
  return (
    <table className={styles['card']}>
      <thead>
        <tr>
          <td aria-label={words.web.cards} />
          {view.players.map(player => (
            <th key={player.seat} scope="col" data-active={player.isActive}>
              <PlayerMark seat={player.seat} /> {player.name}
              <small>
                <PlayerNote player={player} isInRoom={view.room !== null} />
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.rows.slice(0, cut).map((row, i) => (
          <Row key={row.category} {...props} row={row} isBand={i % 2 === 0} />
        ))}
        {cut > 0 && <UpperRow {...props} />}
        {board.rows.slice(cut).map((row, i) => (
          <Row key={row.category} {...props} row={row} isBand={i % 2 === 0} />
        ))}
        {board.yahtzeeBonuses && (
          <tr data-sum="true">
            <th scope="row">{words.play.yahtzeeBonus(categoryName(words, variant, yahtzeeCategory(variant) ?? ''))}</th>
            {view.players.map(({ seat, isActive }) => (
              <td key={seat} data-active={isActive}>
                {(board.yahtzeeBonuses?.[seat] ?? 0) * (variant.yahtzeeBonus ?? 0)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.web.total}</th>
          {view.players.map(({ seat, total, isActive }) => (
            <td key={seat} data-active={isActive}>
              <b>{total}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Row({ view, variant, row, isBand, isRolling, onChoose }: Props & { readonly row: RowView; readonly isBand: boolean }) {
  const words = useWords();
  const pattern = patternOf(variant, row.category);
  const name = categoryName(words, variant, row.category);
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
          {name}
        </span>
      </th>
      {view.players.map(({ seat, isActive }) => (
        <td key={seat} data-active={isActive} data-chosen={row.chosen && isActive && !isRolling}>
          <Cell
            row={row}
            seat={seat}
            isTurn={isActive && !isRolling}
            isMine={view.isMine}
            words={words}
            name={name}
            onChoose={onChoose}
          />
        </td>
      ))}
    </tr>
  );
}

type CellProps = {
  readonly row: RowView;
  readonly seat: number;
  readonly isTurn: boolean;
  readonly isMine: boolean;
  readonly words: Messages;
  readonly name: string;
  readonly onChoose: (category: string) => void;
};

function Cell({ row, seat, isTurn, isMine, words, name, onChoose }: CellProps) {
  const points = row.points[seat];
  if (points !== null && points !== undefined) return <b>{points}</b>;
  if (!isTurn || row.preview === null) return isTurn ? <span className={styles['box']} /> : null;
  const isOpen = isMine && row.refusal === null;
  return (
    <button
      type="button"
      className={styles['box']}
      data-testid={`row-${row.category}`}
      aria-label={words.play.offer({ category: name, points: row.preview })}
      aria-pressed={row.chosen}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onChoose(row.category)}
    >
      {row.preview === 0 ? <s>0</s> : <span>{row.preview}</span>}
    </button>
  );
}

function UpperRow({ view, board }: Props) {
  const words = useWords();
  const target = board.upper[0]?.target ?? 0;
  return (
    <tr data-sum="true">
      <th scope="row">
        {words.web.upper}, {words.web.bonusAt(target)}
      </th>
      {view.players.map(({ seat, isActive }) => {
        const upper = board.upper[seat];
        return (
          <td key={seat} data-active={isActive}>
            <b>{upper?.sum}</b>{' '}
            {upper && <small>{upper.hasBonus ? `+${upper.bonus}` : upper.isOut ? '' : words.web.pace(upper.pace)}</small>}
          </td>
        );
      })}
    </tr>
  );
}
