/** The games put aside, to go on with or to throw away, several at once. */
import type { SaveLine, SetAside } from '@yaht/client';
import { fileTrouble, type Messages } from '@yaht/messages';
import type { Item, ListDesk } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import { storeProblem } from '../local-games.ts';
import { gameLine, whenOf } from './game-line.ts';
import type { Home } from './home.tsx';

export async function openSavedGames(home: Home): Promise<void> {
  const { shell, saves } = home.parts;
  const { games, bad } = await saves.book.list();
  const [first] = bad;
  if (first) shell.message.problem(tellBad(shell.words, first));
  if (games.length === 0) return first ? undefined : shell.message.problem(shell.words.terminal.noSaves);
  let shown = games;
  const marked = new Set<SaveLine>();
  const ask = (desk: ListDesk, chosen: readonly SaveLine[]): void => {
    const { terminal, play } = shell.words;
    desk.overlays.ask(`${terminal.removeGames(chosen.length)}${play.yesNo}`, () => void remove(desk, chosen));
  };
  const remove = async (desk: ListDesk, chosen: readonly SaveLine[]): Promise<void> => {
    for (const game of chosen) {
      const problem = await removed(home, game);
      if (problem !== undefined) shell.message.problem(problem);
      else shown = shown.filter(other => other !== game);
      marked.delete(game);
    }
    if (shown.length === 0) shell.back();
    else desk.refresh();
  };
  openList(
    shell,
    () => shell.words.terminal.start.goOn,
    desk =>
      shown.map(game => ({
        ...itemOf(home, game),
        isMarked: marked.has(game),
        mark: () => void (marked.delete(game) || marked.add(game)),
        remove: () => ask(desk, marked.size > 0 ? [...marked] : [game]),
      })),
  );
}

/** Throws a game away, or says why it stays. */
async function removed({ parts: { shell, saves } }: Home, { name }: SaveLine): Promise<string | undefined> {
  const claimed = await saves.claim(name);
  if (!claimed.ok) return storeProblem(shell.words, saves.folder, claimed.error);
  try {
    await saves.book.remove(name);
    return undefined;
  } catch (error) {
    return shell.words.cliProblems.cannotWrite(saves.savePath(name), ...fileTrouble(error));
  } finally {
    await claimed.value();
  }
}

/** One for a newer program stays where it is. */
function tellBad({ terminal, line, records }: Messages, { problem, place }: SetAside): string {
  if (problem.code !== 'newer-version') return terminal.setAside(place);
  return line.badSave(place, records.problems[problem.code](problem));
}

function itemOf(home: Home, line: SaveLine): Item {
  const { words, key } = home.parts.shell;
  return {
    label: whenOf(words, line.name),
    value: gameLine(words, line),
    detail: words.terminal.savedDetail(key),
    run: () => void home.tell(home.goOn({ key: line.name })),
  };
}
