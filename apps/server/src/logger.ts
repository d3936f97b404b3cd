/** Structured lines for whoever runs the server. Tokens, passwords and seeds never reach them. */
import { pino, type Logger as Pino } from 'pino';

export type Logger = Pino;

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** A profile's key travels as `profile` in messages and as `key` in answers. */
const HIDDEN = ['token', 'password', 'seed', 'profile', 'key'];

/** Lines of JSON on stderr, so that stdout stays for what the program answers. */
export const createLogger = (level: (typeof LOG_LEVELS)[number]): Logger =>
  pino(
    {
      level,
      base: null,
      redact: { paths: HIDDEN.flatMap(field => [field, `*.${field}`]), censor: '[hidden]' },
    },
    pino.destination({ dest: 2, sync: true }),
  );
