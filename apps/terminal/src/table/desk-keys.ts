/** What each key does at a table now, and why it does nothing. */
import type { TableView } from '@yaht/client';
import { chatAbility } from './chat-ability.ts';
import { rulesText } from './rules-reading.ts';
import { watchKeys } from '../keys/online-keys.ts';
import { watchedRunKeys } from '../keys/run-keys.ts';
import { cardKeys, diceKeys, overKeys, pauseKeys, rollioKeys, type Binding } from '../keys/keys.ts';
import { can, type Abilities, type Ability, type KeyMap } from '../keys/press.ts';
import { screenAbilities } from '../shell/screen-abilities.ts';
import { coachRefusal, hintFor, hintRefusal, toggleWorth } from '../coach/desk-coach.ts';
import { openReview } from '../coach/review-reading.ts';
import { runAbilities, runBindings } from '../run/run-abilities.ts';
import { changeRun, diceKeysFor } from '../run/run-cursor.ts';
import { rollioAbilities } from './rollio-abilities.ts';
import { scorecardAbilities } from './scorecard-abilities.ts';
import { reason } from './sentences.ts';
import { isWatched } from './table-heading.ts';
import type { TableDesk } from './table-desk.ts';

/** The keys of the table as it stands. */
export function keyMapOf(desk: TableDesk): KeyMap {
  const { settings, keysOf } = desk.parts.shell;
  const own = withDice(keysOf(bindingsOf(desk)), desk.view.board?.dice.length ?? 0);
  const bindings = withEnter(desk.view, settings.get().scoring === 'once' ? withOneKey(own) : own);
  const family = familyAbilities(desk);
  const extras = desk.parts.extras?.(desk);
  return {
    bindings: [...keysOf(extras?.bindings ?? []), ...bindings],
    abilities: { ...family, ...tableAbilities(desk), ...extras?.abilities },
  };
}

function familyAbilities(desk: TableDesk): KeyMap['abilities'] {
  const { board } = desk.view;
  switch (board?.family) {
    case 'scorecard':
      return scorecardAbilities(desk, board);
    case 'rollio':
      return rollioAbilities(desk, board);
    case 'run':
      return runAbilities(desk, board);
    case undefined:
      return {};
  }
}

function bindingsOf(desk: TableDesk): readonly Binding[] {
  const { view, state, handover } = desk.shown.get();
  if (isWatched(view) && view.phase !== 'over') return view.board?.family === 'run' ? watchedRunKeys : watchKeys;
  if (view.board?.family === 'run') return runBindings(desk, view.board);
  if (view.phase === 'over') return overKeys;
  if (view.phase === 'opening-roll' || handover !== null) return pauseKeys;
  if (view.board?.family === 'rollio') return rollioKeys;
  return state.focus === 'dice' ? diceKeys : cardKeys;
}

/** As many digits as there are dice. */
const withDice = (bindings: readonly Binding[], dice: number): readonly Binding[] =>
  bindings.map(binding =>
    binding.action === 'hold' || binding.action === 'select' ? { ...binding, shown: diceKeysFor(dice) } : binding,
  );

/** The same for whoever scores with one key. */
const withOneKey = (bindings: readonly Binding[]): readonly Binding[] =>
  bindings.map(binding => (binding.action === 'score' ? { ...binding, action: 'scoreAtOnce' } : binding));

/** Enter says what it does: with no dice chosen it rolls, and no other key has to say so. */
const withEnter = ({ main }: TableView, bindings: readonly Binding[]): readonly Binding[] =>
  main.type === 'roll' && bindings.some(({ action }) => action === 'scoreDice')
    ? bindings.map(binding => {
        if (binding.action === 'scoreDice') return { ...binding, action: 'roll' as const };
        return binding.action === 'roll' ? { ...binding, inFooter: false } : binding;
      })
    : bindings;

function tableAbilities(desk: TableDesk): Abilities {
  const { parts, overlays, view } = desk;
  const { shell } = parts;
  const chatRefusal = view.room ? reason(desk, view.room.chat.refusal) : shell.words.terminal.noChat;
  return {
    ...screenAbilities(shell, overlays, () => askToLeave(desk)),
    back: can(() => goBack(desk)),
    main: can(() => goOn(desk)),
    undo: undoAbility(desk),
    hint: can(() => hintFor(desk), hintRefusal(desk)),
    values: can(() => toggleWorth(desk), desk.state.get().hasCoach ? null : hintRefusal(desk)),
    view: can(() => nextColumn(desk), view.players.length > 1 ? null : shell.words.terminal.onlyYou),
    chat: chatAbility(shell, overlays, chatRefusal, wish => void desk.send(wish)),
    rules: can(() => view.variant && overlays.read(...rulesText(shell, view.variant))),
    rematch: can(
      () => (parts.rematch ? parts.rematch() : void desk.send({ type: 'Rematch' })),
      reason(desk, view.over?.rematch.refusal ?? null),
    ),
    review: can(() => void openReview(desk), coachRefusal(desk)),
    resign: can(desk.askToResign, reason(desk, view.resign.refusal)),
  };
}

function askToLeave(desk: TableDesk): void {
  const { shell } = desk.parts;
  const { terminal, play } = shell.words;
  if (desk.view.phase === 'over' || desk.view.phase === 'closed' || isWatched(desk.view)) return desk.leave();
  desk.overlays.ask(`${terminal.leaveGame(shell.key, desk.view.room?.options.awaySeconds ?? null)}${play.yesNo}`, desk.leave);
}

/** What was shown has been read. */
function goOn(desk: TableDesk): void {
  const { view } = desk;
  const { pauses } = desk.state.get().run;
  // After the last one the same key would play.
  if (pauses.length === 1) desk.spendKey();
  desk.take({ type: view.phase === 'opening-roll' ? 'opening-seen' : 'taken-over' });
  changeRun(desk, { pauses: pauses.slice(1) });
}

/** One step back: from a chosen row, then to the dice. */
function goBack(desk: TableDesk): void {
  changeRun(desk, { focus: 'dice', die: null });
  if (desk.hand.category === null) desk.state.change({ focus: 'dice' });
  else desk.take({ type: 'back' });
}

/** The latest first: a chosen row, a hold, then what the table itself takes back. */
function undoAbility(desk: TableDesk): Ability {
  const { category, past } = desk.hand;
  if (category !== null || past.length > 0) return can(() => desk.take({ type: 'back' }));
  return can(() => void desk.send({ type: 'Undo' }), reason(desk, desk.view.undo.refusal));
}

const nextColumn = ({ state }: TableDesk): void => state.change({ firstColumn: state.get().firstColumn + 1 });
