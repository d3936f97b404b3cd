/** A room of one's own: which game, for how many, and how much time there is. */
import { rulesOf, variantName } from '@yaht/messages';
import { MAX_PLAYERS, tableVariants, type Variant } from '@yaht/rules';
import { next } from '../home/new-game-screen.tsx';
import { ListDesk, type Item } from '../list/list-desk.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { NewRoom } from '../remote/enter.ts';
import { Observable } from '../shell/observable.ts';
import type { Shell } from '../shell/shell.ts';

type Wish = {
  readonly variant: Variant;
  readonly seats: number;
  readonly turnSeconds: (typeof TIMES)[number];
  readonly isListed: boolean;
};

const TIMES = [0, 30, 60, 90] as const;

/** Asks what the room is to be, beginning with this game. */
export function openNewRoom(shell: Shell, variant: Variant, open: (room: NewRoom) => void): void {
  const wish = new Observable<Wish>({ variant, seats: 2, turnSeconds: 0, isListed: true });
  const desk = new ListDesk({
    shell,
    title: () => shell.words.online.newRoomTitle,
    items: () => itemsOf(shell, wish, () => open(roomOf(wish.get()))),
  });
  shell.open(<ListScreen desk={desk} />);
}

function itemsOf({ words }: Shell, wish: Observable<Wish>, open: () => void): readonly Item[] {
  const { fields, seconds, yes, no } = words.online;
  const { variant, seats, turnSeconds, isListed } = wish.get();
  const counts = Array.from({ length: variant.maxPlayers ?? MAX_PLAYERS }, (_, i) => i + 1);
  return [
    {
      label: fields.game,
      value: variantName(words, variant),
      detail: rulesOf(words, variant).summary,
      change: step => wish.set(withVariant(wish.get(), next(gamesWith(variant), variant, step))),
    },
    { label: fields.seats, value: String(seats), change: step => wish.change({ seats: next(counts, seats, step) }) },
    {
      label: fields.timer,
      value: seconds(turnSeconds),
      change: step => wish.change({ turnSeconds: next(TIMES, turnSeconds, step) }),
    },
    { label: fields.list, value: isListed ? yes : no, change: () => wish.change({ isListed: !isListed }) },
    { label: fields.open, run: open },
  ];
}

/** The games of the house; a custom one that it began with stands before them. */
const gamesWith = (variant: Variant): readonly Variant[] =>
  tableVariants.includes(variant) ? tableVariants : [variant, ...tableVariants];

const withVariant = (wish: Wish, variant: Variant): Wish => ({
  ...wish,
  variant,
  seats: Math.min(wish.seats, variant.maxPlayers ?? MAX_PLAYERS),
});

/** The rules of a custom game travel with the wish; those of the house have a name. */
const roomOf = ({ variant, seats, turnSeconds, isListed }: Wish): NewRoom => ({
  variant: tableVariants.includes(variant) ? variant.id : { ...variant },
  seats,
  turnSeconds,
  private: !isListed,
  // A score can be taken back until the next roll, so that roll is made by a person.
  autoFirstRoll: false,
});
