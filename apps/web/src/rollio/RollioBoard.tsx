/** Rollio on the table: the goal and the pot above, dice and the three actions below. */
import type { RollioView, TableView } from '@yaht/client';
import { isFace } from '@yaht/rules';
import { Button } from '../design/Button.tsx';
import { Die } from '../design/Die.tsx';
import { useSettings } from '../device/settings.ts';
import { useAsLongAs } from '../device/use-as-long-as.ts';
import { useKeys } from '../device/use-keys.ts';
import { useWide } from '../device/use-media.ts';
import { useWords } from '../device/words.ts';
import { ActionBar } from '../play/ActionBar.tsx';
import { rollioKeys } from '../play/board-keys.ts';
import { Desk } from '../play/Desk.tsx';
import { Log } from '../play/Log.tsx';
import { PlayerTabs } from '../play/PlayerTabs.tsx';
import { TurnTitle } from '../play/TurnTitle.tsx';
import { WaitButton } from '../play/WaitButton.tsx';
import type { Board } from '../play/use-board.ts';
import type { Deeds } from '../play/use-deeds.ts';
import type { Menu } from '../play/use-menu.tsx';
import type { Thrown } from '../play/use-throw.ts';
import actions from '../run/Actions.module.css';
import { GoalBar } from './GoalBar.tsx';
import styles from './RollioBoard.module.css';

type Props = {
  readonly board: Board;
  readonly rollio: RollioView;
  /** The table as it was before the dice were thrown that are in the air. */
  readonly settled: TableView;
  readonly thrown: Thrown;
  readonly deeds: Deeds;
  readonly menu: Menu;
};

export function RollioBoard({ board, rollio, settled, thrown, deeds, menu }: Props) {
  const words = useWords();
  const { web } = words;
  const { view, table } = board;
  const isWide = useWide();
  const [pinned, setPinned] = useAsLongAs<number>(`${view.turn}/${view.round}`);
  const seat = pinned ?? settled.turn ?? 0;
  useKeys({ ...rollioKeys({ board, rollio, deeds, thrown }), '?': menu.rules });
  const before = settled.board?.family === 'rollio' ? settled.board : rollio;
  return (
    <>
      <Desk
        tabs={
          <PlayerTabs
            players={settled.players}
            variant={view.variant}
            isInRoom={view.room !== null}
            viewed={seat}
            onView={setPinned}
          />
        }
        paper={
          <section className={styles['pad']}>
            <GoalBar banked={before.banked[seat] ?? 0} pot={seat === settled.turn ? before.pot : 0} target={rollio.target} />
            <Pot rollio={before} isHidden={thrown.isRolling} />
            {!thrown.isRolling && <FlopNote view={view} rollio={rollio} />}
            <p className={styles['hint']}>{thrown.isRolling ? '' : <Hint view={rollio} board={board} />}</p>
          </section>
        }
        onTouch={thrown.isRolling ? thrown.skip : undefined}
        tray={
          <>
            {isWide && <TurnTitle view={settled} isRolling={thrown.isRolling} />}
            <Dice rollio={rollio} board={board} thrown={thrown} />
            {view.room?.isSpectator ? (
              <ActionBar>
                <WaitButton view={view} isRolling={thrown.isRolling} onSkip={deeds.skip} />
              </ActionBar>
            ) : (
              <div className={actions['actions']}>
                <Button testId="undo" reason={view.undo.refusal === null ? undefined : web.whyNotUndo} onPress={deeds.undo}>
                  {web.undo}
                </Button>
                <Main view={view} rollio={rollio} isRolling={thrown.isRolling} onPress={deeds.main} onSkip={deeds.skip} />
                <Button
                  testId="bank"
                  about={before.pot > 0 ? words.runScreen.points(before.pot) : undefined}
                  reason={rollio.bank.refusal === null && !thrown.isRolling ? undefined : web.bankReason}
                  onPress={() => deeds.send({ type: 'Bank' })}
                >
                  {web.bank}
                </Button>
              </div>
            )}
            {isWide && <Log table={table} isRolling={thrown.isRolling} />}
          </>
        }
      />
    </>
  );
}

function Pot({ rollio, isHidden }: { readonly rollio: RollioView; readonly isHidden: boolean }) {
  const { web, runScreen } = useWords();
  return (
    <div className={styles['pot']}>
      <p>
        {web.pot}{' '}
        {rollio.pot > 0 ? (
          <span className={styles['risk']}>{web.atRisk}</span>
        ) : (
          <span className={styles['safe']}>{web.safe}</span>
        )}
      </p>
      <strong data-testid="pot">{runScreen.points(rollio.pot)}</strong>
      <span className={styles['hot']}>{rollio.hotDice > 0 && !isHidden ? `${web.hotDice} ${rollio.hotDice}` : ''}</span>
    </div>
  );
}

/** How the turn before ended, if in a flop, for as long as its dice lie there. */
function FlopNote({ view: { lastTurn, players }, rollio }: { readonly view: TableView; readonly rollio: RollioView }) {
  const words = useWords();
  const isThere = rollio.dice.every(({ face }) => face === null);
  if (!isThere || lastTurn?.end.type !== 'flopped') return null;
  return (
    <p className={styles['flop']} data-testid="flop">
      {words.rollio.flopped(players[lastTurn.seat]?.name ?? '', lastTurn.end.lost)}
    </p>
  );
}

/** What the selection is worth, or what is wrong with it, or what rolling on risks. */
function Hint({ view: rollio, board }: { readonly view: RollioView; readonly board: Board }) {
  const words = useWords();
  const best = rollio.ways.find(({ chosen }) => chosen);
  const faces = (dice: readonly number[]) => dice.map(die => rollio.dice[die]?.face ?? 0);
  if (rollio.selected.length > 0 && rollio.problem) return words.runScreen.notFitting(faces(rollio.problem.dice));
  if (best) {
    // As they lie on the table.
    const fromLeft = best.combinations.toSorted((one, other) => (one.dice[0] ?? 0) - (other.dice[0] ?? 0));
    return words.rollio.way(fromLeft.map(part => ({ type: part.type, faces: faces(part.dice), points: part.points })));
  }
  if (rollio.closer !== null) return words.web.lastRound(board.view.players[rollio.closer]?.name ?? '');
  if (board.view.main.type === 'score-dice') return words.web.pickScoring;
  return rollio.now ? words.rollio.risk(rollio.now.dice, rollio.now.flopRisk) : '';
}

function Dice({ rollio, board, thrown }: Pick<Props, 'rollio' | 'board' | 'thrown'>) {
  const words = useWords();
  const { dieLook } = useSettings();
  const { view } = board;
  const resting = view.lastTurn?.dice ?? null;
  return (
    <div className={styles['dice']} role="group" aria-label={words.web.diceOnTable}>
      {rollio.dice.map(({ face, selected, aside, locked }, die) => {
        const isHidden = thrown.isInAir(die);
        const lying = face ?? resting?.[die] ?? null;
        const shown = isHidden ? null : lying;
        const name = shown === null ? words.web.blankDie(die + 1) : words.play.die(die + 1, shown);
        return (
          <Die
            key={die}
            testId={`die-${die}`}
            label={aside ? words.web.asideDie(name) : name}
            face={isFace(lying) ? lying : null}
            state={
              selected && !isHidden
                ? rollio.problem?.dice.includes(die)
                  ? 'unfit'
                  : 'picked'
                : aside
                  ? 'aside'
                  : face === null && shown !== null
                    ? 'locked'
                    : 'free'
            }
            look={dieLook}
            thrown={thrown.flightOf(die)}
            throws={thrown.timesOf(die)}
            keyHint={`${die + 1}`}
            {...(view.isMine && !locked && !isHidden ? { onToggle: () => board.desk.press({ type: 'toggle', die }) } : {})}
          />
        );
      })}
    </div>
  );
}

type MainProps = {
  readonly view: TableView;
  readonly rollio: RollioView;
  readonly isRolling: boolean;
  readonly onPress: () => void;
  readonly onSkip: () => void;
};

function Main({ view, rollio, isRolling, onPress, onSkip }: MainProps) {
  const { web, runScreen } = useWords();
  const { main } = view;
  if (!isRolling && main.type === 'roll')
    return (
      <Button look="main" testId="roll" onPress={onPress}>
        {web.rollDice(main.dice)}
      </Button>
    );
  if (!isRolling && main.type === 'score-dice')
    return (
      <Button
        look="main"
        testId="commit"
        about={runScreen.setAside(rollio.selected.length)}
        reason={main.refusal === null ? undefined : web.selectDice}
        onPress={onPress}
      >
        {main.refusal === null ? runScreen.scorePoints(runScreen.points(main.points)) : runScreen.score}
      </Button>
    );
  return <WaitButton {...{ view, isRolling, onSkip }} />;
}
