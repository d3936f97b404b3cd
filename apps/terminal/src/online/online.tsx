/** The ways between the screens of a server: list, new room, room, and out. */
import { nextGame, type RemoteTable, type RoomLine } from '@yaht/client';
import { err, type Variant } from '@yaht/rules';
import type { ReactElement } from 'react';
import { beKnown, enter, gamesOf, openRoom, type Entered, type Guest, type NewRoom } from '../remote/enter.ts';
import { entryProblem } from '../remote/entry-problem.ts';
import { openNewRoom } from './new-room-screen.ts';
import type { OnlineParts } from './online-parts.ts';
import { openOwnGames } from './own-games-screen.ts';
import { RoomDesk, type RoomExit } from './room-desk.ts';
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
      openGames: () => this.showGames(),
    });
    this.#parts.shell.open(<RoomsScreen desk={desk} />);
  }

  /** Shows one's own games; whoever asks for the first time has a profile from then on. */
  showGames(): void {
    const { guest } = this.#parts;
    openOwnGames(this.#parts, {
      open: ({ room }) => void this.#enter(guest, () => enter(this.#parts.server, { ...guest, room })),
      showRooms: () => this.showRooms(null),
    });
    void this.#beKnown();
  }

  async #beKnown(): Promise<void> {
    const { shell, server, guest } = this.#parts;
    const known = await beKnown(server, guest.name);
    if (!known.ok) shell.message.problem(entryProblem(shell.words, server, guest, { code: known.error }).sentence);
    else if (known.value === 'new') shell.message.note(shell.words.openGames.madeProfile(guest.name));
  }

  /** Shows a room that has been entered. */
  showRoom(table: RemoteTable, guest: Guest): void {
    this.#parts.shell.open(this.#roomScreen(table, guest));
  }

  #roomScreen(table: RemoteTable, guest: Guest): ReactElement {
    const { shell } = this.#parts;
    const close = (): void => table.close();
    shell.endings.add(close);
    let next: RemoteTable | undefined;
    const goOn = async (): Promise<void> => {
      next ??= await this.#nextTable(table, guest);
      if (next) table.close();
    };
    const exit: RoomExit = (code, lines) => {
      shell.endings.delete(close);
      if (next) return shell.replace(this.#roomScreen(next, guest));
      if (shell.screens.get().length <= 1) return shell.leave({ code, lines });
      const [sentence = ''] = lines;
      shell.back();
      if (code === 0) shell.message.note(sentence);
      else shell.message.problem(sentence);
    };
    const room = new RoomDesk({ ...this.#parts, guest }, table, { exit, goOn });
    return <RoomScreen key={table.state().room?.id} room={room} />;
  }

  /** The next game that waits, entered; or it is told that there is none. */
  async #nextTable(table: RemoteTable, guest: Guest): Promise<RemoteTable | undefined> {
    const { shell, server } = this.#parts;
    const games = await gamesOf(server, guest.name);
    const next = games.ok ? nextGame(games.value.games, table.state().room?.id) : undefined;
    if (games.ok && !next) shell.message.note(shell.words.openGames.noneWaits);
    const entered = next ? await enter(server, { ...guest, room: next.room }) : games.ok ? undefined : err({ code: games.error });
    if (entered?.ok === false) shell.message.problem(entryProblem(shell.words, server, guest, entered.error).sentence);
    return entered?.ok ? entered.value : undefined;
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
