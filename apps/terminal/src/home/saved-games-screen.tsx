/** The games put aside, to go on with or to throw away. */
import { fileTrouble, variantName, type Messages } from '@yaht/messages';
import type { SaveLine, SetAside } from '@yaht/client';
import { ListDesk, type Item } from '../list/list-desk.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { storeProblem } from '../local-games.ts';
import type { Home } from './home.tsx';

export async function openSavedGames(home: Home): Promise<void> {
  const { shell, saves } = home.parts;
  const { games, bad } = await saves.book.list();
  const [first] = bad;
  if (first) shell.message.problem(tellBad(shell.words, first));
  if (games.length === 0) return first ? undefined : shell.message.problem(shell.words.terminal.noSaves);
  let shown = games;
  const desk: ListDesk = new ListDesk({
    shell,
    title: () => shell.words.terminal.start.goOn,
    items: () => shown.map(game => itemOf(home, game, () => ask(game))),
  });
  const ask = (game: SaveLine): void =>
    desk.overlays.ask(`${shell.words.terminal.removeGame}${shell.words.play.yesNo}`, () => void remove(game));
  const remove = async (game: SaveLine): Promise<void> => {
    const claimed = await saves.claim(game.name);
    if (!claimed.ok) return shell.message.problem(storeProblem(shell.words, saves.folder, claimed.error));
    try {
      await saves.book.remove(game.name);
    } catch (error) {
      const { cliProblems } = shell.words;
      return shell.message.problem(cliProblems.cannotWrite(saves.savePath(game.name), ...fileTrouble(error)));
    } finally {
      await claimed.value();
    }
    shown = shown.filter(other => other !== game);
    if (shown.length === 0) shell.back();
    else desk.refresh();
  };
  shell.open(<ListScreen desk={desk} />);
}

/** One for a newer program stays where it is. */
function tellBad({ terminal, line, records }: Messages, { problem, place }: SetAside): string {
  if (problem.code !== 'newer-version') return terminal.setAside(place);
  return line.badSave(place, records.problems[problem.code](problem));
}

function itemOf(home: Home, { name, variant, players, round, rounds }: SaveLine, remove: () => void): Item {
  const { shell } = home.parts;
  const { words } = shell;
  return {
    label: `${variantName(words, variant)}  ${words.terminal.round(round, rounds)}`,
    value: players.map(player => player.name).join(', '),
    detail: words.terminal.savedDetail,
    run: () => void goOn(home, name),
    remove,
  };
}

async function goOn(home: Home, key: string): Promise<void> {
  const failed = await home.goOn({ key });
  if (failed) home.parts.shell.message.problem(failed.problem);
}
