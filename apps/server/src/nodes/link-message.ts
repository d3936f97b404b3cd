/** What two nodes say to each other: wishes for a room go to the node that writes it, and what happens there comes back. */
import type { ServerMessage, WireFact, WireRefusal } from '@yaht/protocol';
import type { MemberId, RoomActor, RoomCommand } from '@yaht/room';
import type { Result } from '@yaht/rules';
import type { RoomId } from '../log/index.ts';
import type { Along, Answer } from '../tables/answer.ts';
import type { EndReason } from '../tables/audience.ts';

/** What is asked of a writer, with its answers. */
export type Calls = {
  submit: {
    readonly asked: { readonly actor: RoomActor; readonly command: RoomCommand; readonly along: Along; readonly at?: number };
    readonly answer: Answer | null;
  };
  /**
   * Somebody listens at the other node, under a number of that node's choice. The answer is the last fact so far, after which facts
   * are passed on; from a writer that passes none on it is `true`.
   */
  attach: {
    readonly asked: { readonly ear: number; readonly member?: MemberId };
    readonly answer: Result<number | true, WireRefusal>;
  };
  detach: { readonly asked: { readonly ear: number }; readonly answer: null };
  seen: { readonly asked: { readonly member: MemberId }; readonly answer: null };
  announce: { readonly asked: { readonly message: ServerMessage }; readonly answer: null };
};
export type CallName = keyof Calls;

export type Call = { readonly [Name in CallName]: { readonly name: Name } & Calls[Name]['asked'] }[CallName] & {
  readonly id: number;
  readonly room: RoomId;
};

/** `elsewhere`: this node does not write the room. `isFull`: it has no space to take it. */
export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly elsewhere: true }
  | { readonly id: number; readonly fault: string; readonly isFull?: boolean };

/** For one ear: something that is not recorded, or the end; to be told after the facts up to `seq`. */
export type Told = { readonly ear: number; readonly seq: number } & (
  { readonly message: ServerMessage } | { readonly end: EndReason }
);

/** A fact that is stored, once for all who listen over there. */
export type Passed = { readonly room: RoomId; readonly fact: WireFact };

/** `reached`: the database has just answered this node. */
export type Sign = { readonly sign: 'of-life'; readonly reached?: true };
