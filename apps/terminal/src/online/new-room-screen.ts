/** A room of one's own: which game, for how many, and how much time there is. */
import { TURN_SECONDS } from '@yaht/client';
import { rulesOf, variantName } from '@yaht/messages';
import { isParallel, MAX_PLAYERS, variants, type Variant } from '@yaht/rules';
import { next } from '../keys/steps.ts';
import type { Item } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import type { NewRoom } from '../remote/enter.ts';
import { Observable } from '../shell/observable.ts';
import type { Shell } from '../shell/shell.ts';

type Wish = {
  readonly variant: Variant;
  readonly seats: number;
  readonly turnSeconds: (typeof TURN_SECONDS)[number];
  readonly isListed: boolean;
};

/** Asks what the room is to be, beginning with this game. */
export function openNewRoom(shell: Shell, variant: Variant, open: (room: NewRoom) => void): void {
  const wish = new Observable<Wish>(withVariant({ variant, seats: 2, turnSeconds: 0, isListed: true }, variant));
  openList(
    shell,
    () => shell.words.online.newRoomTitle,
    () => itemsOf(shell, wish, () => open(roomOf(wish.get()))),
  );
}

function itemsOf({ words }: Shell, wish: Observable<Wish>, open: () => void): readonly Item[] {
  const { fields, seconds, yes, no } = words.online;
  const { variant, seats, turnSeconds, isListed } = wish.get();
  const counts = seatsFor(variant);
  return [
    {
      label: fields.game,
      value: variantName(words, variant),
      detail: rulesOf(words, variant).summary,
      change: step => wish.set(withVariant(wish.get(), next(gamesWith(variant), variant, step))),
    },
    { label: fields.seats, value: String(seats), change: step => wish.change({ seats: next(counts, seats, step) }) },
    ...(isParallel(variant)
      ? []
      : [
          {
            label: fields.timer,
            value: seconds(turnSeconds),
            change: (step: number) => wish.change({ turnSeconds: next(TURN_SECONDS, turnSeconds, step) }),
          },
        ]),
    { label: fields.list, value: isListed ? yes : no, change: () => wish.change({ isListed: !isListed }) },
    { label: fields.open, run: open },
  ];
}

/** The games of the house; a custom one that it began with stands before them. */
const gamesWith = (variant: Variant): readonly Variant[] => (variants.includes(variant) ? variants : [variant, ...variants]);

/** How many may sit down; side by side somebody must be there to race against. */
function seatsFor(variant: Variant): readonly number[] {
  const most = variant.maxPlayers ?? MAX_PLAYERS;
  const least = isParallel(variant) ? 2 : 1;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** As many seats as before if the game has them, and no timer where there are no turns. */
function withVariant(wish: Wish, variant: Variant): Wish {
  const counts = seatsFor(variant);
  const seats = Math.min(Math.max(wish.seats, counts[0] ?? 1), counts.at(-1) ?? 1);
  return { ...wish, variant, seats, turnSeconds: isParallel(variant) ? 0 : wish.turnSeconds };
}

/** The rules of a custom game travel with the wish; those of the house have a name. */
const roomOf = ({ variant, seats, turnSeconds, isListed }: Wish): NewRoom => ({
  variant: variants.includes(variant) ? variant.id : { ...variant },
  seats,
  turnSeconds,
  private: !isListed,
  // A score can be taken back until the next roll, so that roll is made by a person.
  autoFirstRoll: false,
});
