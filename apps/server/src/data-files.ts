/** What lies in the data folder of a server. */

/** What happened: the log with its secrets. */
export const LOG_FILE = 'yaht.db';

/** The secret behind the games of the day. */
export const CHAIN_FILE = 'daily.json';

/** Profiles, and what follows from the log. */
export const PEOPLE_FILE = 'people.db';
