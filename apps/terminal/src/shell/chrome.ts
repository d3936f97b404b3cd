/** Rows of a screen that are not its body: the heading, a rule, the message line and the keys. */
export const CHROME = 4;
