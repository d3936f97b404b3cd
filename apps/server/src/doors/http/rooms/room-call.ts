/** One call of a room: which message of the other doors it is, and what it takes. */
import type { ClientMessageType } from '@yaht/protocol';
import type * as z from 'zod';

export type RoomCall = { readonly type: ClientMessageType; readonly summary: string; readonly body: z.ZodObject };
