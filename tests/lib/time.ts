/** Programs that are run at another time. */

/** The environment of a program of Node for which it is this time now, and which goes on from there. */
export function atTime(time: string): Readonly<Record<string, string>> {
  const ahead = Date.parse(time) - Date.now();
  const code = `const { now } = Date; Date.now = () => now() + ${ahead};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
