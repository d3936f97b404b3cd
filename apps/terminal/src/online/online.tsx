/** The ways between the screens of a server: list, new room, room, and out. */
import type { RemoteTable, RoomLine } from '@yaht/client';
import type { Variant } from '@yaht/rules';
import { enter, openRoom, type Entered, type Guest, type NewRoom } from '../remote/enter.ts';
import { entryProblem } from '../remote/entry-problem.ts';
import { openNewRoom } from './new-room-screen.ts';
import type { OnlineParts } from './online-parts.ts';
import { RoomDesk } from './room-desk.ts';
import { RoomScreen } from './RoomScreen.tsx';
import { RoomsDesk } from './rooms-desk.ts';
import { RoomsScreen } from './RoomsScreen.tsx';

export class Online {
  readonly #parts: OnlineParts;
  readonly #variant: Variant;
  #isEntering = false;

  /** `variant` is the game that a new room begins with. */
  constructor(parts: OnlineParts, variant: Variant) {
    this.#parts = parts;
    this.#variant = variant;
  }

  showRooms(rooms: readonly RoomLine[] | null): void {
    const desk = new RoomsDesk(this.#parts, rooms, {
      join: guest => void this.#enter(guest, () => enter(this.#parts.server, guest)),
      openNew: () => this.#showNewRoom(),
    });
    this.#parts.shell.open(<RoomsScreen desk={desk} />);
  }

  /** Shows a room that has been entered. */
  showRoom(table: RemoteTable, guest: Guest): void {
    const { shell } = this.#parts;
    const close = (): void => table.close();
    shell.endings.add(close);
    const room = new RoomDesk({ ...this.#parts, guest }, table, (code, lines) => {
      shell.endings.delete(close);
      if (shell.screens.get().length <= 1) return shell.leave({ code, lines });
      const [sentence = ''] = lines;
      shell.back();
      if (code === 0) shell.message.note(sentence);
      else shell.message.problem(sentence);
    });
    shell.open(<RoomScreen room={room} />);
  }

  #showNewRoom(): void {
    const { shell, server, guest } = this.#parts;
    const open = (room: NewRoom): void => void this.#enter(guest, () => openRoom(server, guest, room), true);
    openNewRoom(shell, this.#variant, open);
  }

  /** One way in at a time, however often the key is pressed. */
  async #enter(guest: Guest, way: () => Promise<Entered>, fromForm = false): Promise<void> {
    if (this.#isEntering) return;
    this.#isEntering = true;
    const { shell, server } = this.#parts;
    const entered = await way();
    this.#isEntering = false;
    if (!entered.ok) return shell.message.problem(entryProblem(shell.words, server, guest, entered.error).sentence);
    if (fromForm) shell.back();
    shell.message.clear();
    this.showRoom(entered.value, guest);
  }
}
