/** Every file that the command writes, on a disk that refuses: an answer that can be acted on, and nothing half done. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EXIT } from './exit-code.ts';
import { onFailingDisk } from './failing-disk.ts';
import { answerTo, type Answer } from './testing.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaht-full-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A game of one turn, so that its end is soon there. */
const SHORT = {
  id: 'one-row',
  name: 'One row',
  dice: 2,
  rolls: 2,
  categories: { chance: { kind: 'chance' } },
};
/** Nobody answers there. */
const NOBODY = '127.0.0.1:9';

type Case = { readonly args: string; readonly input?: string; readonly prepared?: boolean; readonly otherwise: number };
const cases: Readonly<Record<string, Case>> = {
  'a game from its beginning to its record': { args: 'play GAME --players Ann', input: 'roll\nchance\n', otherwise: EXIT.ok },
  'bots among themselves': { args: 'play GAME --players= --bots easy,easy', otherwise: EXIT.ok },
  'a game that was put aside': { args: 'play --resume', input: 'chance\n', prepared: true, otherwise: EXIT.ok },
  'the key of a profile': { args: `daily ${NOBODY} --name Ann`, otherwise: EXIT.network },
};

const env = () => ({ YAHT_DATA_DIR: join(folder, 'data'), YAHT_STATE_DIR: join(folder, 'state') });
const game = () => join(folder, 'game.json');

async function call({ args, input = '' }: Case): Promise<Answer> {
  const words = args.split(' ').map(word => (word === 'GAME' ? game() : word));
  return answerTo(words, { env: env(), input, folder });
}

/** Fails at the first change, then at the second, until there is none that fails. */
async function everyFailure(code: string, asked: Case, check: (answer: Answer) => Promise<void>): Promise<number> {
  for (let after = 0; ; after++) {
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await writeFile(game(), JSON.stringify(SHORT));
    if (asked.prepared) await answerTo(['play', game(), '--players', 'Ann'], { env: env(), input: 'roll\n', folder });
    const [answer, hasFailed] = await onFailingDisk({ folder, after, code }, () => call(asked));
    if (!hasFailed) {
      expect(answer.code).toBe(asked.otherwise);
      return after;
    }
    await check(answer);
  }
}

const REMEDY = { ENOSPC: /disk is full.*Make room/s, EROFS: /permission is missing/, EIO: /the system says EIO/ };

describe.each(Object.entries(REMEDY))('%s', (code, remedy) => {
  test.each(Object.entries(cases))('%s', async (_, asked) => {
    const failures = await everyFailure(code, asked, async ({ code: exit, stdout, stderr }) => {
      const said = stdout + stderr;
      expect(said).not.toMatch(/refused by the test|bug| at /);
      // A lock that cannot be removed when all is done holds nobody up.
      if (exit !== asked.otherwise) expect([exit, said]).toEqual([EXIT.failure, expect.stringMatching(remedy)]);
    });
    expect(failures).toBeGreaterThan(1);
  });
});

test('when there is room again the game goes on, and nothing half written lies about', async () => {
  const asked = cases['a game from its beginning to its record'] as Case;
  await everyFailure('ENOSPC', asked, async () => {
    const files = await readdir(folder, { recursive: true });
    expect(files.filter(name => /\.(tmp|lock)$/.test(name))).toEqual([]);

    const isAside = files.some(name => /^data\/saves\/.*json$/.test(name));
    expect((await answerTo('play --resume', { env: env(), input: 'roll\nchance\n', folder })).code).toBe(
      isAside ? EXIT.ok : EXIT.notFound,
    );
  });
});

test('the key of a profile is never half of one', async () => {
  await everyFailure('ENOSPC', cases['the key of a profile'] as Case, async () => {
    const names = await readdir(join(folder, 'state/profiles')).catch(() => []);
    expect(names).toEqual([]);
  });
  const [name = ''] = await readdir(join(folder, 'state/profiles'));
  const path = join(folder, 'state/profiles', name);
  await writeFile(path, '');
  const { code, stderr } = await answerTo(`daily ${NOBODY} --name Ann`, { env: env(), folder });
  expect([code, stderr]).toEqual([EXIT.failure, expect.stringContaining(`the key of your profile in ${path} cannot be read.`)]);
  expect(await readFile(path, 'utf8')).toBe('');
});
