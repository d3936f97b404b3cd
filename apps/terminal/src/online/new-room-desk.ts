/** What a new room is to be: each line is changed with the arrows, and Enter opens it. */
import { variantName, type Messages } from '@yaht/messages';
import { MAX_PLAYERS, variants, type Variant } from '@yaht/rules';
import { formKeys } from '../keys/keys.ts';
import { can, pressed, type KeyMap } from '../keys/press.ts';
import type { NewRoom } from '../remote/enter.ts';
import { Observable } from '../shell/observable.ts';
import { Overlays } from '../shell/overlays.ts';
import { screenAbilities } from '../shell/screen-abilities.ts';
import type { OnlineParts } from './online-parts.ts';

export type RoomForm = {
  readonly variant: Variant;
  readonly seats: number;
  readonly turnSeconds: NonNullable<NewRoom['turnSeconds']>;
  readonly isListed: boolean;
  readonly row: number;
};

const TIMES = [0, 30, 60, 90] as const;
/** Lines that can be changed. */
const ROWS = 4;

export class NewRoomDesk {
  readonly parts: OnlineParts;
  readonly overlays: Overlays;
  readonly form: Observable<RoomForm>;
  readonly #open: (room: NewRoom) => void;

  constructor(parts: OnlineParts, variant: Variant, open: (room: NewRoom) => void) {
    this.parts = parts;
    this.overlays = new Overlays(() => parts.shell.words);
    this.form = new Observable<RoomForm>({ variant, seats: 2, turnSeconds: 0, isListed: true, row: 0 });
    this.#open = open;
  }

  readonly press = (key: string): void => {
    const { message, words } = this.parts.shell;
    if (!this.overlays.press(key)) pressed(this.keys, key, message, words);
  };

  get keys(): KeyMap {
    const { shell } = this.parts;
    return {
      bindings: formKeys,
      abilities: {
        ...screenAbilities(shell, this.overlays, () => shell.back()),
        move: can(key => this.form.change({ row: turned(this.form.get().row, stepOf(key), ROWS) })),
        change: can(key => this.form.set(changed(this.form.get(), stepOf(key)))),
        choose: can(() => this.#open(roomOf(this.form.get()))),
      },
    };
  }
}

const stepOf = (key: string): number => (['up', 'k', 'left', 'h'].includes(key) ? -1 : 1);

const turned = (at: number, step: number, length: number): number => (at + step + length) % length;

/** The form after the line under the cursor was changed by one. */
export function changed(form: RoomForm, step: number): RoomForm {
  const { variant, seats, turnSeconds, isListed } = form;
  const most = variant.maxPlayers ?? MAX_PLAYERS;
  switch (form.row) {
    case 0: {
      const next = nextOf(variants, ({ id }) => id === variant.id, step) ?? variant;
      return { ...form, variant: next, seats: Math.min(seats, next.maxPlayers ?? MAX_PLAYERS) };
    }
    case 1:
      return { ...form, seats: turned(seats - 1, step, most) + 1 };
    case 2:
      return { ...form, turnSeconds: nextOf(TIMES, seconds => seconds === turnSeconds, step) ?? 0 };
    default:
      return { ...form, isListed: !isListed };
  }
}

const nextOf = <Value>(values: readonly Value[], isNow: (value: Value) => boolean, step: number): Value | undefined =>
  values[turned(Math.max(0, values.findIndex(isNow)), step, values.length)];

/** The rules of a custom game travel with the wish; those of the house have a name. */
export const roomOf = ({ variant, seats, turnSeconds, isListed }: RoomForm): NewRoom => ({
  variant: variants.some(known => known === variant) ? variant.id : { ...variant },
  seats,
  turnSeconds,
  private: !isListed,
  // A score can be taken back until the next roll, so that roll is made by a person.
  autoFirstRoll: false,
});

/** Names and values of the lines. */
export function formRows(form: RoomForm, words: Messages): readonly (readonly [name: string, value: string])[] {
  const { fields, seconds, yes, no } = words.online;
  return [
    [fields.game, variantName(words, form.variant)],
    [fields.seats, String(form.seats)],
    [fields.timer, seconds(form.turnSeconds)],
    [fields.list, form.isListed ? yes : no],
  ];
}
