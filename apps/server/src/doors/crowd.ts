/** Limits that do not ask where somebody comes from: how many may be here at all, and how much one member may say. */
import type { Clock } from '../clock.ts';
import { Bucket, type Rate } from '../bucket.ts';

export type CrowdLimits = {
  /** Of all doors together. */
  readonly connections: number;
  /** Of one member, over however many connections one after the other. */
  readonly messages: Rate;
};

/** Fast enough for any person and for a lively program; and more connections than one machine should carry. */
export const USUAL_CROWD_LIMITS: CrowdLimits = { connections: 10_000, messages: { perSecond: 100, burst: 200 } };

type Guarded = { readonly mayTalk: (now: number) => boolean; readonly leave: () => void };
type Member = { readonly bucket: Bucket; holders: number };

export class Crowd {
  readonly #limits: CrowdLimits;
  readonly #clock: Clock;
  readonly #members = new Map<string, Member>();
  #connections = 0;

  constructor(limits: CrowdLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  get isFull(): boolean {
    return this.#connections >= this.#limits.connections;
  }

  /** One connection more; once it is known whose it is, it takes from what that member may say. */
  join<Guest extends Guarded>(guest: Guest): Guest & { readonly sit: (member: string) => void } {
    this.#connections += 1;
    let seated: { readonly name: string; readonly member: Member } | undefined;
    return {
      ...guest,
      sit: name => {
        seated ??= { name, member: this.#hold(name) };
      },
      mayTalk: now => guest.mayTalk(now) && (seated?.member.bucket.take(now) ?? true),
      leave: () => {
        this.#connections -= 1;
        if (seated) this.#letGo(seated.name, seated.member);
        guest.leave();
      },
    };
  }

  #hold(name: string): Member {
    const member = this.#members.get(name) ?? { bucket: new Bucket(this.#limits.messages, this.#clock.now()), holders: 0 };
    member.holders += 1;
    this.#members.set(name, member);
    return member;
  }

  /** A bucket that has had the time to fill up is as good as a new one. */
  #letGo(name: string, member: Member): void {
    const { perSecond, burst } = this.#limits.messages;
    member.holders -= 1;
    this.#clock.after((1_000 * burst) / perSecond, () => {
      if (member.holders === 0 && this.#members.get(name) === member) this.#members.delete(name);
    });
  }
}
