/** A room of one's own: with whom, which game, and what else is decided, by the names that the app uses. */
import { fitted, mayBeRated, Observable, paceOf, turnsFor, usualRoom, type RoomChoices } from '@yaht/client';
import { rulesOf, variantName, type Messages } from '@yaht/messages';
import { isParallel, MAX_PLAYERS, variants, type Variant } from '@yaht/rules';
import { next } from '../keys/steps.ts';
import type { Item } from '../list/list-desk.ts';
import { openList } from '../list/open-list.tsx';
import { newRoomOf } from '../remote/new-room.ts';
import type { NewRoom } from '../remote/enter.ts';
import type { Shell } from '../shell/shell.ts';

type Wish = {
  readonly variant: Variant;
  /** For whoever gets its link, or its code before the game; others stand on the list. */
  readonly isPrivate: boolean;
  readonly choices: RoomChoices;
};

/** Asks what the room is to be, beginning with this game. */
export function openNewRoom(shell: Shell, variant: Variant, open: (room: NewRoom) => void): void {
  const wish = new Observable<Wish>(fittedTo({ variant, isPrivate: true, choices: usualRoom }));
  openList(
    shell,
    () => shell.words.online.newRoomTitle,
    () => itemsOf(shell, wish, () => open(newRoomOf(wish.get()))),
  );
}

function itemsOf({ words }: Shell, wish: Observable<Wish>, open: () => void): readonly Item[] {
  const { opening } = words;
  const { fields } = words.online;
  const { variant, isPrivate, choices } = wish.get();
  const seats = choices.others.length + 1;
  const whom = isPrivate ? 'link' : 'anybody';
  const change = (part: Partial<RoomChoices>): void => wish.set(fittedTo({ ...wish.get(), choices: { ...choices, ...part } }));
  const free = (many: number): RoomChoices['others'] => Array.from({ length: many - 1 }, () => null);
  return [
    {
      label: opening.withWhom,
      value: opening.whoms[whom],
      detail: opening.whomNotes[whom],
      change: () => wish.change({ isPrivate: !isPrivate }),
    },
    {
      label: fields.game,
      value: variantName(words, variant),
      detail: rulesOf(words, variant).summary,
      change: step => wish.set(fittedTo({ ...wish.get(), variant: next(gamesWith(variant), variant, step) })),
    },
    {
      label: opening.seats,
      value: String(seats),
      change: step => change({ others: free(next(seatsFor(variant), seats, step)) }),
    },
    ...choicesOf(words, variant, choices, change),
    { label: opening.open[whom], run: open },
  ];
}

/** What goes for the whole game; a choice that this game does not have is not there. */
function choicesOf(
  { opening, online, web }: Messages,
  variant: Variant,
  choices: RoomChoices,
  change: (part: Partial<RoomChoices>) => void,
): readonly Item[] {
  const { turnSeconds, whenAway, rated } = choices;
  const isAlone = variant.maxPlayers === 1;
  const pace = paceOf(turnSeconds);
  const turn: Item = {
    label: web.turnTimer,
    value: online.seconds(turnSeconds),
    detail: opening.turnNotes[pace],
    change: step => change({ turnSeconds: next(turnsFor(choices), turnSeconds, step) }),
  };
  const away: Item = {
    label: opening.whenAway,
    value: opening.aways[whenAway],
    detail: pace === 'days' ? opening.slowAway : opening.awayNotes[whenAway],
    change: step => change({ whenAway: next(['wait', 'bot', 'zero'] as const, whenAway, step) }),
  };
  const rating: Item = {
    label: opening.rated,
    value: opening.ratings[rated ? 'on' : 'off'],
    detail: opening.ratingNotes[rated ? 'on' : 'off'],
    change: () => change({ rated: !rated }),
  };
  if (isAlone) return [];
  return [...(isParallel(variant) ? [] : [turn]), away, ...(mayBeRated(variant) ? [rating] : [])];
}

/** The games of the house; a custom one that it began with stands before them. */
const gamesWith = (variant: Variant): readonly Variant[] => (variants.includes(variant) ? variants : [variant, ...variants]);

/** How many may sit down; side by side somebody must be there to race against. */
function seatsFor(variant: Variant): readonly number[] {
  const most = Math.min(variant.maxPlayers ?? MAX_PLAYERS, MAX_PLAYERS);
  const least = isParallel(variant) ? 2 : 1;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** As many seats as before if the game has them, and what goes together. */
function fittedTo(wish: Wish): Wish {
  const counts = seatsFor(wish.variant);
  const choices = fitted(wish.choices, wish.variant);
  const seats = Math.min(Math.max(choices.others.length + 1, counts[0] ?? 1), counts.at(-1) ?? 1);
  return { ...wish, choices: { ...choices, others: Array.from({ length: seats - 1 }, () => null) } };
}
