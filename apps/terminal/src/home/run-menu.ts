/** Everything about runs, from the start screen. */
import { variantById, type RunGame } from '@yaht/rules';
import type { Item, ListDesk } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import type { KeptGame } from '../saves.ts';
import { collectionLines } from './collection-reading.ts';
import { openGames } from './finished-games-screen.tsx';
import type { Home } from './home.tsx';
import { showTutorial } from './tutorial-screen.tsx';

export const openRunMenu = (home: Home): void =>
  void openList(
    home.parts.shell,
    () => home.parts.shell.words.runScreen.title,
    desk => itemsOf(home, desk),
  );

function itemsOf(home: Home, desk: ListDesk): readonly Item[] {
  const { shell } = home.parts;
  const { runScreen, runTerminal, tutorial } = shell.words;
  return [
    { label: runScreen.newRun, detail: runTerminal.newRunDetail, run: () => void beginRun(home) },
    { label: runTerminal.goOnRun, detail: runTerminal.goOnDetail, run: () => void goOnRun(home) },
    { label: tutorial.title, detail: tutorial.about, run: () => void showTutorial(shell, () => void beginRun(home)) },
    {
      label: runScreen.history,
      detail: runTerminal.historyDetail(shell.key),
      run: () => void openHistory(home),
    },
    { label: runScreen.collection, detail: runTerminal.collectionDetail, run: () => void readCollection(home, desk) },
  ];
}

/** The latest run that was left. */
async function goOnRun(home: Home): Promise<void> {
  const { shell, saves } = home.parts;
  const { games } = await saves.book.list();
  const left = games.find(({ variant }) => variant.family === 'run');
  if (left) await home.tell(home.goOn({ key: left.name }));
  else shell.message.problem(shell.words.terminal.noSaves);
}

async function readCollection(home: Home, { overlays }: ListDesk): Promise<void> {
  const { words, size } = home.parts.shell;
  const runs = (await runsOf(home)).map(({ game }) => game);
  overlays.read(words.runScreen.collection, collectionLines(words, runs, size.get().columns));
}

/** The runs that ended, and the one that goes on. */
async function runsOf({ parts: { saves } }: Home): Promise<readonly KeptRun[]> {
  const left = await Promise.all((await saves.keys()).map(async key => ({ key, saved: await saves.book.open(key) })));
  const going = left.flatMap(({ key, saved }) => (saved.ok ? [{ key, game: saved.value.game }] : []));
  return [...going, ...(await saves.endedGames())].filter(isRun);
}

type KeptRun = KeptGame & { readonly game: RunGame };
const isRun = (kept: KeptGame): kept is KeptRun => kept.game.family === 'run';

async function openHistory(home: Home): Promise<void> {
  const { shell } = home.parts;
  const runs = await runsOf(home);
  if (runs.length === 0) return shell.message.problem(shell.words.runScreen.noRuns);
  openGames(home, runs, () => shell.words.runScreen.history);
}

async function beginRun(home: Home): Promise<void> {
  const variant = variantById('rollio');
  const { words } = home.parts.shell;
  if (!variant) return;
  await home.tell(home.begin({ variant, players: [words.play.defaultName(0)], turnOrder: 'seated', isPractice: false }));
}
