/** What people add to a room although no rule of a game bounds it: chat and hints. Enough for any conversation, too little to flood a table. */
import { isMember, type MemberId, type Room, type RoomActor, type RoomCommand } from '@yaht/room';
import { Bucket, type Rate } from '../bucket.ts';

export const USUAL_TALK: Rate = { perSecond: 1, burst: 30 };

export class Talk {
  readonly #rate: Rate;
  readonly #buckets = new Map<MemberId, Bucket>();

  constructor(rate: Rate = USUAL_TALK) {
    this.#rate = rate;
  }

  /** Whether the wish is talk of somebody who has talked too much of late. */
  isTooMuch(room: Room, actor: RoomActor, { type }: RoomCommand, now: number): boolean {
    if ((type !== 'Chat' && type !== 'Hint') || typeof actor !== 'number') return false;
    return !(this.#buckets.get(actor) ?? this.#begin(room, actor, now)).take(now);
  }

  /** Those who have left are forgotten. */
  #begin(room: Room, member: MemberId, now: number): Bucket {
    for (const known of this.#buckets.keys()) if (!isMember(room, known)) this.#buckets.delete(known);
    const bucket = new Bucket(this.#rate, now);
    this.#buckets.set(member, bucket);
    return bucket;
  }
}
