/** The room that somebody waits for while they play elsewhere. */
import type { RemoteTable } from '@yaht/client';

type Awaited = {
  /** The room's own name, and what people call it. */
  readonly id: string;
  readonly code: string;
  readonly table: RemoteTable;
};

let room: Awaited | null = null;

export const awaitedRoom = (): Awaited | null => room;

export function waitFor(next: Awaited | null): void {
  room = next;
}
