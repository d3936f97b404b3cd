/** The first screen: everything can be reached from here. */
import { rulesOf, variantName } from '@yaht/messages';
import { variants } from '@yaht/rules';
import { EMPTY, lineOf, span, type Line } from '../draw/line.ts';
import type { Item } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import type { Shell } from '../shell/shell.ts';
import { diceVersions } from '../table/dice-pane.ts';
import { rulesText } from '../table/rules-reading.ts';
import { openFinishedGames } from './finished-games-screen.tsx';
import type { Home } from './home.tsx';
import { openNewGame } from './new-game-screen.ts';
import { openRunMenu } from './run-menu.ts';
import { openSavedGames } from './saved-games-screen.ts';
import { openSettings } from './settings-screen.ts';
import { EXIT } from '../exit-code.ts';

/** Entries of others: what waits for somebody, which comes first, and a way to a server. */
export type More = {
  readonly waiting: () => readonly Item[];
  readonly ways: () => readonly Item[];
  /** The screen is looked at again. */
  readonly look: () => void;
};

/** Opens it; `more` is told how to have it drawn again. */
export function openStart(home: Home, more: (shell: Shell, changed: () => void) => More = () => NOTHING_MORE): void {
  const { shell } = home.parts;
  const items = (): readonly Item[] => {
    const { runScreen } = shell.words;
    const { start } = shell.words.terminal;
    return [
      ...others.waiting(),
      { label: start.newGame, detail: start.newGameDetail, run: () => openNewGame(home) },
      { label: runScreen.title, detail: runSummary(shell), run: () => openRunMenu(home) },
      { label: start.goOn, detail: start.goOnDetail, run: () => void openSavedGames(home) },
      { label: start.finished, detail: start.finishedDetail, run: () => void openFinishedGames(home) },
      ...others.ways(),
      { label: start.rules, detail: start.rulesDetail, run: () => openRules(shell) },
      { label: start.settings, detail: start.settingsDetail, run: () => openSettings(shell) },
      { label: start.quit, run: () => shell.leave({ code: EXIT.ok }) },
    ];
  };
  const look = { intro: () => intro(shell), picture: () => picture(shell) };
  const list = openList(shell, () => shell.words.terminal.start.title, items, { ...look, isFirst: true });
  const others = more(shell, list.refresh);
  shell.screens.subscribe(() => list.isShown() && others.look());
  others.look();
}

const NOTHING_MORE: More = { waiting: () => [], ways: () => [], look: () => {} };

const runSummary = ({ words }: Shell): string => {
  const run = variants.find(({ family }) => family === 'run');
  return run ? rulesOf(words, run).summary : '';
};

const FACES = [5, 3, 1, 6, 2];

const intro = ({ words }: Shell): readonly Line[] => [EMPTY, lineOf('    ', span(words.terminal.start.welcome, 'ink')), EMPTY];

/** All faces, two of them held. */
function picture({ look }: Shell): readonly Line[] {
  const dice = FACES.map((face, die) => ({ face, isHeld: die < 2, isFaint: false }));
  const [, usual = []] = diceVersions(dice, Infinity, look.glyphs);
  return usual.slice(0, -1).map(line => [span('   '), ...line]);
}

const openRules = (shell: Shell): void =>
  void openList(
    shell,
    () => shell.words.terminal.start.rules,
    ({ overlays }) =>
      variants.map(variant => ({
        label: variantName(shell.words, variant),
        detail: rulesOf(shell.words, variant).summary,
        run: () => overlays.read(...rulesText(shell, variant)),
      })),
  );
