/** A new game: which one, who plays, and how it begins. */
import { botStyle, levelsFor } from '@yaht/bots';
import { Observable } from '@yaht/client';
import { rulesOf, variantName } from '@yaht/messages';
import { MAX_NAME_LENGTH, MAX_PLAYERS, tableVariants, TURN_ORDERS, type BotLevel } from '@yaht/rules';
import type { Item, ListDesk } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import { next } from '../keys/steps.ts';
import type { NewGame } from '../local-games.ts';
import type { Home } from './home.tsx';

type Wish = Required<Pick<NewGame, 'variant' | 'players' | 'turnOrder' | 'isPractice'>> & { readonly bots: readonly BotLevel[] };

export function openNewGame(home: Home): void {
  const { shell } = home.parts;
  const [first] = tableVariants;
  if (!first) return;
  const wish = new Observable<Wish>({
    variant: first,
    players: [shell.words.play.defaultName(0)],
    bots: ['normal'],
    turnOrder: 'opening-roll',
    isPractice: false,
  });
  openList(
    shell,
    () => shell.words.terminal.start.newGame,
    desk => itemsOf(home, desk, wish),
  );
}

function itemsOf(home: Home, desk: ListDesk, wish: Observable<Wish>): readonly Item[] {
  const { words, key } = home.parts.shell;
  const { form } = words.terminal;
  const { variant, turnOrder, isPractice, players, bots } = wish.get();
  const isFull = players.length + bots.length >= (variant.maxPlayers ?? MAX_PLAYERS);
  return [
    {
      label: form.game,
      value: variantName(words, variant),
      detail: rulesOf(words, variant).summary,
      change: step => wish.change({ variant: next(tableVariants, variant, step) }),
    },
    {
      label: form.ownRules,
      detail: form.ownRulesDetail(key),
      run: () =>
        desk.overlays.type(`${form.ownRulesFile}:`, LONGEST_PATH, path => void readRules(home, wish, path).then(desk.refresh)),
    },
    ...players.map((_, i) => playerItem(desk, wish, i)),
    ...bots.map((_, i) => botItem(desk, wish, i)),
    ...(isFull ? [] : addItems(desk, wish)),
    {
      label: form.order,
      value: form.orders[turnOrder],
      change: step => wish.change({ turnOrder: next(TURN_ORDERS, turnOrder, step) }),
    },
    {
      label: form.practice,
      value: form.switch(isPractice),
      detail: words.line.practice,
      change: () => wish.change({ isPractice: !isPractice }),
    },
    { label: form.begin, run: () => void home.tell(home.begin(wish.get())) },
  ];
}

const LONGEST_PATH = 200;

/** Rules of one's own take the place of the game. */
async function readRules({ parts: { shell, readGame } }: Home, wish: Observable<Wish>, path: string): Promise<void> {
  if (path.trim() === '') return;
  const read = await readGame(path.trim());
  if (read.ok) wish.change({ variant: read.value });
  else shell.message.problem(read.error);
}

function playerItem({ parts: { shell }, overlays }: ListDesk, wish: Observable<Wish>, at: number): Item {
  const { form } = shell.words.terminal;
  const { players, bots } = wish.get();
  const rename = (name: string): void =>
    wish.change({ players: players.map((old, i) => (i === at && name.trim() ? name.trim() : old)) });
  return {
    label: form.player(at + 1),
    value: players[at] ?? '',
    detail: form.playerDetail(shell.key),
    run: () => overlays.type(`${form.name}:`, MAX_NAME_LENGTH, rename, players[at]),
    ...(players.length + bots.length > 1 ? { remove: () => wish.change({ players: players.filter((_, i) => i !== at) }) } : {}),
  };
}

function botItem({ parts: { shell } }: ListDesk, wish: Observable<Wish>, at: number): Item {
  const { form } = shell.words.terminal;
  const { players, bots, variant } = wish.get();
  const level = bots[at] ?? 'normal';
  return {
    label: form.bot(at + 1),
    value: form.styles[botStyle(variant, level, players.length + bots.length)],
    detail: form.botDetail(shell.key),
    change: step =>
      wish.change({
        bots: bots.map((old, i) => (i === at ? next(levelsFor(variant, players.length + bots.length), level, step) : old)),
      }),
    ...(players.length + bots.length > 1 ? { remove: () => wish.change({ bots: bots.filter((_, i) => i !== at) }) } : {}),
  };
}

function addItems({ parts: { shell } }: ListDesk, wish: Observable<Wish>): readonly Item[] {
  const { form } = shell.words.terminal;
  const { players, bots } = wish.get();
  const name = shell.words.play.defaultName(players.length);
  return [
    { label: form.addPlayer, run: () => wish.change({ players: [...players, name] }) },
    { label: form.addBot, run: () => wish.change({ bots: [...bots, 'normal'] }) },
  ];
}
