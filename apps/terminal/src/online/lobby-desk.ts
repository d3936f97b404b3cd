/** A room before its game: who is there, who is ready, and what the host can do. */
import { randomBytes } from 'node:crypto';
import {
  tableView,
  Observable,
  type PlayerView,
  type RemoteTable,
  type TableRefusal,
  type TableView,
  type Wish,
} from '@yaht/client';
import { BOT_LEVELS } from '@yaht/rules';
import { lobbyKeys } from '../keys/online-keys.ts';
import { can, pressed, type Abilities, type Ability, type KeyMap } from '../keys/press.ts';
import { stepOf } from '../keys/steps.ts';
import type { Address } from '../remote/address.ts';
import { addressForOthers } from '../remote/network.ts';
import { Overlays } from '../shell/overlays.ts';
import { screenAbilities } from '../shell/screen-abilities.ts';
import { chatAbility } from '../table/chat-ability.ts';
import { rulesText } from '../table/rules-reading.ts';
import { sentenceFor, sentenceForRefused } from '../table/sentences.ts';
import { lostKeysOf } from './lost-keys.ts';
import type { OnlineParts } from './online-parts.ts';

/** The ways out of a room. */
export type LobbyExits = {
  /** Goes away; the seat is kept. */
  readonly quit: () => void;
  /** Gives the seat up. */
  readonly leaveForGood: () => void;
};

const LONGEST_LEVEL = 10;

export class LobbyDesk {
  readonly parts: OnlineParts;
  readonly table: RemoteTable;
  readonly overlays: Overlays;
  /** The seat under the cursor. */
  readonly row = new Observable(0);
  /** Where others reach the server; null when only this machine does. */
  readonly reach: Observable<Address | null>;
  readonly #exits: LobbyExits;

  constructor(parts: OnlineParts, table: RemoteTable, exits: LobbyExits) {
    this.parts = parts;
    this.table = table;
    this.overlays = new Overlays(() => parts.shell.words);
    this.#exits = exits;
    this.reach = new Observable<Address | null>(parts.server.address);
    void addressForOthers(parts.server.address).then(address => this.reach.set(address ?? null));
  }

  get view(): TableView {
    return tableView(this.table.state());
  }

  get keys(): KeyMap {
    const lost = lostKeysOf(this.table);
    return {
      bindings: this.parts.shell.keysOf([...lost.bindings, ...lobbyKeys]),
      abilities: { ...this.#abilities(), ...lost.abilities },
    };
  }

  readonly press = (key: string): void => {
    const { message, words } = this.parts.shell;
    if (!this.overlays.press(key)) pressed(this.keys, key, message, words);
  };

  #abilities(): Abilities {
    const { shell } = this.parts;
    const { view, overlays } = this;
    const { room, variant } = view;
    return {
      ...screenAbilities(shell, overlays, this.#exits.quit),
      ready: can(() => this.#ready(), this.#reason(room?.ready.refusal)),
      start: can(() => this.#send({ type: 'StartGame' }), this.#reason(room?.start.refusal)),
      addBot: can(() => this.#addBot(), this.#reason(room?.addBot.refusal)),
      move: can(key => this.#move(key)),
      remove: this.#removal(),
      seat: this.#seat(),
      chat: chatAbility(shell, overlays, this.#reason(room?.chat.refusal), this.#send),
      leaveRoom: can(() => this.#askToLeave()),
      rules: can(() => variant && overlays.read(...rulesText(shell, variant))),
    };
  }

  /** The player's share of the chance comes with the yes, after the server has promised its own. */
  #ready(): void {
    const isReady = this.view.room?.isReady ?? false;
    this.#send(isReady ? { type: 'Ready', ready: false } : { type: 'Ready', seed: randomBytes(16).toString('base64url') });
  }

  #addBot(): void {
    const { shell } = this.parts;
    const prompt = `${shell.words.online.botLevel(BOT_LEVELS)}:`;
    this.overlays.type(prompt, LONGEST_LEVEL, text => this.#addBotOf(text.trim().toLowerCase()), 'normal');
  }

  #addBotOf(text: string): void {
    const { message, words } = this.parts.shell;
    const level = BOT_LEVELS.find(known => known === text || (text !== '' && known.startsWith(text)));
    if (level) this.#send({ type: 'AddBot', level });
    else message.problem(words.terminal.commandValues(words.onlineActions.addBot[0], BOT_LEVELS));
  }

  #move(key: string): void {
    const last = (this.view.room?.seats ?? 1) - 1;
    this.row.set(Math.max(0, Math.min(last, this.row.get() + stepOf(key))));
  }

  #removal(): Ability {
    const { words } = this.parts.shell;
    const { room, players } = this.view;
    const player = players.find(({ seat }) => seat === this.row.get());
    const refusal = this.#reason(room?.removePlayer.refusal) ?? (player ? null : words.online.emptySeat);
    return can(() => player && this.#remove(player), refusal);
  }

  /** A bot goes without a question; a person is asked about, and oneself gets up instead. */
  #remove(player: PlayerView): void {
    const { online, play } = this.parts.shell.words;
    const remove = (): void => this.#send({ type: 'RemovePlayer', seat: player.seat });
    if (player.bot) return remove();
    this.overlays.ask(`${online.askRemove(player.name)}${play.yesNo}`, remove);
  }

  #seat(): Ability {
    const { room } = this.view;
    return room?.isSpectator
      ? can(() => this.#send({ type: 'TakeSeat' }), this.#reason(room.takeSeat.refusal))
      : can(() => this.#send({ type: 'LeaveSeat' }), this.#reason(room?.ready.refusal));
  }

  #askToLeave(): void {
    const { online, play } = this.parts.shell.words;
    this.overlays.ask(`${online.askLeave}${play.yesNo}`, this.#exits.leaveForGood);
  }

  readonly #send = (wish: Wish): void => void this.#ask(wish);

  async #ask(wish: Wish): Promise<void> {
    const { message, words } = this.parts.shell;
    const answer = await this.table.send(wish);
    if (!answer.ok) message.problem(sentenceForRefused(words, this.view, answer.error));
  }

  #reason(code: TableRefusal | null | undefined): string | null {
    return code ? sentenceFor(this.parts.shell.words, this.view, code) : null;
  }
}
