/** The rooms of a server: the list is asked for again and again while it is looked at. */
import { listRooms, Observable, type CallOff, type RoomLine } from '@yaht/client';
import { roomsKeys } from '../keys/online-keys.ts';
import { can, keyFor, placeIn, pressed, type KeyMap } from '../keys/press.ts';
import { stepOf } from '../keys/steps.ts';
import type { Guest } from '../remote/enter.ts';
import { Overlays } from '../shell/overlays.ts';
import { screenAbilities } from '../shell/screen-abilities.ts';
import { entryProblem } from '../remote/entry-problem.ts';
import type { OnlineParts } from './online-parts.ts';

/** Where the list leads. */
export type RoomsExits = {
  readonly join: (guest: Guest) => void;
  readonly openNew: () => void;
  readonly openGames: () => void;
};

/** `rooms` is null until the first answer. */
export type RoomsState = { readonly rooms: readonly RoomLine[] | null; readonly row: number };

const EVERY = 3_000;
const LONGEST_PASSWORD = 128;

export class RoomsDesk {
  readonly parts: OnlineParts;
  readonly overlays: Overlays;
  readonly state: Observable<RoomsState>;
  readonly #exits: RoomsExits;
  #callOff: CallOff = () => {};
  #isLooking = false;

  constructor(parts: OnlineParts, rooms: readonly RoomLine[] | null, exits: RoomsExits) {
    this.parts = parts;
    this.overlays = new Overlays(() => parts.shell.words);
    this.state = new Observable<RoomsState>({ rooms, row: 0 });
    this.#exits = exits;
  }

  /** Asks until it is told to stop. */
  readonly look = (): (() => void) => {
    this.#isLooking = true;
    void this.#ask();
    return () => {
      this.#isLooking = false;
      this.#callOff();
    };
  };

  readonly press = (key: string): void => {
    const { message, words } = this.parts.shell;
    if (this.overlays.press(key)) return;
    const meant = this.#clicked(key) ?? key;
    pressed(this.keys, meant, message, words);
  };

  get keys(): KeyMap {
    const { shell, guest } = this.parts;
    const { isSpectator } = guest;
    const { online } = shell.words;
    const room = this.#room();
    const isNone = room ? null : online.noRooms(shell.key);
    const unwatchable = room && !room.spectators ? online.cannotWatch(shell.key) : null;
    return {
      bindings: shell.keysOf(roomsKeys),
      abilities: {
        ...screenAbilities(shell, this.overlays, () => shell.back()),
        move: can(key => this.#move(key), isNone),
        choose: can(() => room && this.#enter(room, isSpectator), isNone ?? (isSpectator ? unwatchable : null)),
        watchRoom: can(() => room && this.#enter(room, true), isNone ?? unwatchable),
        newRoom: can(this.#exits.openNew),
        ownGames: can(this.#exits.openGames),
        refresh: can(() => void this.#ask()),
      },
    };
  }

  /** A click moves the cursor, and on the room under it comes in. */
  #clicked(key: string): string | undefined {
    const row = placeIn(key, 'row');
    if (row === undefined) return undefined;
    if (row === this.state.get().row) return keyFor(this.keys, 'choose');
    this.state.change({ row });
    return undefined;
  }

  #room(): RoomLine | undefined {
    const { rooms, row } = this.state.get();
    return rooms?.[row];
  }

  #move(key: string): void {
    const { rooms, row } = this.state.get();
    this.state.change({ row: within(row + stepOf(key), rooms?.length ?? 0) });
  }

  #enter({ room, password }: RoomLine, isSpectator: boolean): void {
    const { guest, shell } = this.parts;
    const wanted: Guest = { name: guest.name, room, isSpectator };
    if (!password) return this.#exits.join(wanted);
    const prompt = `${shell.words.online.password}:`;
    this.overlays.type(prompt, LONGEST_PASSWORD, text => this.#exits.join({ ...wanted, password: text }));
  }

  /** The cursor stays on its room when others come and go above it. */
  async #ask(): Promise<void> {
    this.#callOff();
    const { server, shell, guest, clock } = this.parts;
    const answer = await listRooms(server.transport, clock);
    if (!this.#isLooking) return;
    if (answer.ok) {
      const under = this.#room()?.room;
      const at = answer.value.findIndex(({ room }) => room === under);
      this.state.set({ rooms: answer.value, row: at < 0 ? within(this.state.get().row, answer.value.length) : at });
    } else shell.message.problem(entryProblem(shell.words, server, guest, { code: answer.error }).sentence);
    this.#callOff = clock.after(EVERY, () => void this.#ask());
  }
}

const within = (row: number, rows: number): number => Math.max(0, Math.min(rows - 1, row));
