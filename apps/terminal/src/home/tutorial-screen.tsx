/** The guided first run: the table of a run, with a lesson under it. */
import { isAskedFor, lessonFor, openTutorial, type Press, type RunView, type TableView } from '@yaht/client';
import type { KeyAction } from '@yaht/messages';
import { bind, ENTER } from '../keys/keys.ts';
import { can } from '../keys/press.ts';
import type { Shell } from '../shell/shell.ts';
import { systemClock } from '../shell/system-clock.ts';
import { TableDesk } from '../table/table-desk.ts';
import { TableScreen } from '../table/TableScreen.tsx';

/** Shows it; `begin` starts a run of one's own when all lessons are over. */
export async function showTutorial(shell: Shell, begin: () => void): Promise<void> {
  const table = await openTutorial(shell.words.play.defaultName(0));
  const { words } = shell;
  const endKey = bind('game', true)('main', ENTER);
  const desk: TableDesk = new TableDesk({
    table,
    shell,
    clock: systemClock,
    coach: null,
    isNew: false,
    heading: () => [words.tutorial.title],
    note: view => (desk.state.get().run.pauses.length > 0 ? [] : noteFor(shell, view)),
    withholds: (wish, { board }) =>
      board?.family !== 'run' || isAskedFor(lessonFor(board), board, wish) ? null : shell.words.tutorial.otherwise,
    extras: ({ view }) =>
      isOver(view)
        ? {
            bindings: [endKey],
            abilities: {
              main: can(() => {
                desk.leave();
                begin();
              }),
            },
          }
        : { bindings: [], abilities: {} },
    leave: () => shell.back(),
  });
  shell.open(<TableScreen desk={desk} />);
}

const boardOf = ({ board }: TableView): RunView | null => (board?.family === 'run' ? board : null);

const isOver = (view: TableView): boolean => {
  const board = boardOf(view);
  return board !== null && lessonFor(board).id === 'end';
};

/** The lesson, and the keys that do what it asks for. */
function noteFor({ words, key }: Shell, view: TableView): readonly string[] {
  const { tutorial, runTerminal } = words;
  const board = boardOf(view);
  if (!board) return [];
  const { id, press, place, of } = lessonFor(board);
  const lesson = tutorial.lessons[id]({ threshold: board.level.threshold, pot: board.pot });
  const toPress = press.kind === 'dice' ? press.dice.map(die => die + 1).join(' ') : key(ACTIONS[press.kind]);
  const about = id === 'end' ? `: ${tutorial.done}` : '';
  return [`${tutorial.step(place, of)}. ${lesson}`, `${runTerminal.press(toPress)}${about}`];
}

const ACTIONS: Readonly<Record<Exclude<Press['kind'], 'dice'>, KeyAction>> = {
  set: 'takeSet',
  ware: 'buy',
  roll: 'scoreDice',
  score: 'scoreDice',
  reroll: 'reroll',
  bank: 'bank',
  'leave-shop': 'nextLevel',
  end: 'main',
};
