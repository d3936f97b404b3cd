/** `npm run new:variant my-game`: the files of a new scorecard game, ready to be filled in. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main, root, say, Unavailable } from './lib/house.mjs';

const rules = join(root, 'packages/rules');

const camel = id => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const title = id => id.replace(/(^|-)(.)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);
const prefix = id =>
  id
    .replace(/[^a-z]/g, '')
    .slice(0, 2)
    .toUpperCase();

const filesOf = id => ({
  [`src/variants/${id}.ts`]: `import { chance, face } from '../scorecard/pattern.ts';
import type { ScorecardVariant } from '../scorecard/variant.ts';

/** ${title(id)}. Rules: spec/${id}.md. */
export const ${camel(id)} = {
  family: 'scorecard',
  id: '${id}',
  name: '${title(id)}',
  dice: 5,
  rolls: 3,
  upperBonus: { target: 63, points: 50 },
  categories: {
    ones: face(1),
    twos: face(2),
    threes: face(3),
    fours: face(4),
    fives: face(5),
    sixes: face(6),
    chance,
  },
} as const satisfies ScorecardVariant;
`,
  [`spec/${id}.md`]: `# ${title(id)}

Turn, rolls and totals are those of every scorecard game: [scorecard.md](scorecard.md).

- **${prefix(id)}1** Five dice, three rolls.
- **${prefix(id)}2** Chance is the sum of all dice: 5 5 5 3 2 is 20.
`,
  [`src/variants/${id}.test.ts`]: `import { expect, test } from 'vitest';
import { pointsFor } from '../scorecard/pattern.ts';
import { diceOf } from '../testing/index.ts';
import { ${camel(id)} } from './${id}.ts';

test('[${prefix(id)}1] five dice, three rolls', () => {
  expect(${camel(id)}).toMatchObject({ dice: 5, rolls: 3 });
});

const examples: [keyof typeof ${camel(id)}.categories, string, number][] = [['chance', '55532', 20]];

test.each(examples)('[${prefix(id)}2] %s with %s scores %i', (category, faces, points) => {
  expect(pointsFor(${camel(id)}.categories[category], diceOf(faces))).toBe(points);
});
`,
});

/** The import in its place by name, the game at the end of the list. */
async function addToIndex(id) {
  const path = join(rules, 'src/variants/index.ts');
  const lines = (await readFile(path, 'utf8')).split('\n');
  const line = `import { ${camel(id)} } from './${id}.ts';`;
  const imports = lines.filter(text => /^import \{ \w+ \} from '\.\/[\w-]+\.ts';$/.test(text));
  const after = imports.findLast(text => text.split("'")[1] < line.split("'")[1]);
  lines.splice(after ? lines.indexOf(after) + 1 : lines.indexOf(imports[0]), 0, line);
  const text = lines.join('\n').replace(/(export const variants[^=]*= \[[^\]]*?),?(\s*\];)/, `$1, ${camel(id)}$2`);
  await writeFile(path, text);
}

await main(async () => {
  const [id = ''] = process.argv.slice(2);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Unavailable('give the new game an id such as my-game: npm run new:variant my-game');
  const files = filesOf(id);
  const taken = Object.keys(files).find(path => existsSync(join(rules, path)));
  if (taken) throw new Unavailable(`packages/rules/${taken} exists already; choose another id`);
  for (const [path, text] of Object.entries(files)) {
    await writeFile(join(rules, path), text);
    say(`wrote packages/rules/${path}`);
  }
  await addToIndex(id);
  say(`added ${id} to packages/rules/src/variants/index.ts. Write its rule book first, then: npm test`);
  return 0;
});
