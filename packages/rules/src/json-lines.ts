/** Where a field of a JSON text stands: for messages that name the line. The text must be valid JSON. */

/** By path, as problems name fields (`levels.banks`, `charms[3]`), the line that it begins on, counted from 1. */
function linesOfJson(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  const skip = (): void => {
    for (; /[\s:,]/.test(text[at] ?? ''); at++) if (text[at] === '\n') line++;
  };
  const string = (): string => {
    const from = at++;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    return text.slice(from, ++at);
  };
  const value = (path: string): void => {
    skip();
    lines.set(path, line);
    const first = text[at];
    if (first === '{') members(path);
    else if (first === '[') entries(path);
    else if (first === '"') string();
    else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++;
  };
  const members = (path: string): void => {
    at++;
    for (skip(); at < text.length && text[at] !== '}'; skip()) {
      const own = line;
      const field = pathTo(path, JSON.parse(string()) as string);
      value(field);
      lines.set(field, own);
    }
    at++;
  };
  const entries = (path: string): void => {
    at++;
    let place = 0;
    for (skip(); at < text.length && text[at] !== ']'; skip()) value(`${path}[${place++}]`);
    at++;
  };
  value('');
  return lines;
}

/** The line of a field; of one that is missing, the line of what it should be in. */
export function lineOfField(text: string, field: string): number {
  const lines = linesOfJson(text);
  let path = field;
  for (; path !== '' && !lines.has(path); path = path.replace(/(\.?\w+|\[[^\]]*\])$/, '')) if (!/[\w\]]$/.test(path)) return 1;
  return lines.get(path) ?? 1;
}

const pathTo = (path: string, name: string): string => {
  if (!/^\w{1,40}$/.test(name)) return `${path}[${JSON.stringify(name.slice(0, 40))}]`;
  return path === '' ? name : `${path}.${name}`;
};
