/** The numbers of the protocol. SPEC.md explains each of them. */

/** What `protocol` says in `Join` and `Welcome`. */
export const PROTOCOL_VERSION = 1;

/** The largest message a server reads, in bytes; over TCP without the four bytes of its length. */
export const MAX_FRAME_IN = 4 * 1024;

/** The largest message a client must be able to read. */
export const MAX_FRAME_OUT = 256 * 1024;

/** Messages are shallow: a list in a pattern in a card in rules in a fact in a game in a welcome is the deepest. */
export const MAX_DEPTH = 12;

/**
 * Seconds until the first message must be there, between two pings of the server, and of silence before it closes; between two pings of
 * a client in view, and of its silence.
 */
export const SECONDS = { hello: 10, ping: 20, silence: 45, pingInView: 4, silenceInView: 10 } as const;
