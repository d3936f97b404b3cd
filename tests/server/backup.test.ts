/** `yaht backup` and `yaht restore`: everything a server keeps, there and back, while it runs. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, run, yaht } from '../lib/programs.ts';
import { startYahtServer, type Started } from '../lib/server.ts';

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let server: Started;
const at = (name: string): string => join(folder.path, name);

type Created = { readonly id: string; readonly token: string };
type Answer = { readonly state: { readonly seq: number; readonly dice: readonly number[] } };

async function ask<Value>(
  { document }: Started,
  method: string,
  path: string,
  { id, token }: Partial<Created> = {},
): Promise<Value> {
  const url = `${document.http.url}${path.replace(':id', id ?? '')}`;
  const response = await fetch(url, { method, headers: { authorization: `Bearer ${token}` } });
  expect(response.ok).toBe(true);
  return (await response.json()) as Value;
}

beforeAll(async () => {
  folder = await emptyFolder();
  server = await startYahtServer(['--data', at('first')]);
});
afterAll(async () => {
  await server.stop('SIGTERM');
  await folder.remove();
});

const linesIn = async (file: string): Promise<readonly string[]> =>
  gunzipSync(await readFile(file))
    .toString('utf8')
    .trimEnd()
    .split('\n');

describe('a server that runs', () => {
  test('is backed up as one file, and its games go on elsewhere with the dice that were promised', async () => {
    const game = await ask<Created>(server, 'POST', '/game/new');
    const rolled = await ask<Answer>(server, 'POST', '/game/:id/roll', game);
    const made = await run(yaht, ['backup', at('games.gz'), '--data', at('first'), '--json']);
    expect(JSON.parse(made.stdout)).toEqual({
      schema: 'yaht.backup/1',
      file: at('games.gz'),
      rooms: 1,
      facts: rolled.state.seq,
      profiles: 0,
    });
    expect((await stat(at('games.gz'))).mode & 0o777).toBe(0o600);
    expect((await readdir(at('first'))).filter(name => name.startsWith('.backup'))).toEqual([]);

    const restored = await run(yaht, ['restore', at('games.gz'), '--data', at('second')]);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const other = await startYahtServer(['--data', at('second')]);
    expect((await ask<Answer>(other, 'GET', '/game/:id/state', game)).state).toEqual(rolled.state);
    const [here, there] = [
      await ask<Answer>(server, 'POST', '/game/:id/roll', game),
      await ask<Answer>(other, 'POST', '/game/:id/roll', game),
    ];
    expect(there.state.dice).toEqual(here.state.dice);
    expect((await other.stop('SIGTERM')).code).toBe(143);

    // The same again from the copy, which is stopped: nothing was lost on the way.
    await run(yaht, ['backup', at('again.gz'), '--data', at('second')]);
    const [before, after] = [await linesIn(at('games.gz')), await linesIn(at('again.gz'))];
    expect(after.filter(line => line.includes('"secret"'))).toEqual(before.filter(line => line.includes('"secret"')));
    expect(after.slice(2, before.length - 1)).toEqual(
      expect.arrayContaining(before.filter(line => line.startsWith('{"type":"fact"'))),
    );
  });
});

describe('a server with many rooms', () => {
  test('is backed up with all of them', async () => {
    const many = await startYahtServer(['--data', at('many')]);
    for (let room = 0; room < 50; room++) await ask<Created>(many, 'POST', '/game/new');
    await many.stop('SIGTERM');
    const made = await run(yaht, ['backup', at('many.gz'), '--data', at('many'), '--json']);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(made.stdout)).toMatchObject({ rooms: 50 });
  });
});

describe('a backup that was killed', () => {
  const gone = (name: string): Promise<boolean> =>
    stat(at(name)).then(
      () => false,
      () => true,
    );

  /** The copy in the data folder, and the archive that is not whole. */
  const leave = async (data: string): Promise<void> => {
    await mkdir(at(`${data}/.backup-killed`));
    await writeFile(at(`${data}/.backup-killed/yaht.db`), 'a copy');
  };

  test('leaves nothing behind once another is made', async () => {
    await leave('first');
    // No process has such a number, and one that runs has that of the test.
    const drafts = ['left.gz.part-999999999', `left.gz.part-${process.pid}`];
    for (const draft of drafts) await writeFile(at(draft), 'the beginning');
    expect(await run(yaht, ['backup', at('left.gz'), '--data', at('first')])).toMatchObject({ code: 0, stderr: '' });
    expect(await Promise.all(['first/.backup-killed', ...drafts].map(gone))).toEqual([true, true, false]);
    await rm(at(`left.gz.part-${process.pid}`));
  });

  test('leaves nothing behind once the server is started', async () => {
    await mkdir(at('started'));
    await leave('started');
    const started = await startYahtServer(['--data', at('started')]);
    expect(await gone('started/.backup-killed')).toBe(true);
    await started.stop('SIGTERM');
  });
});

describe('what is refused', () => {
  test.each([
    ['a file that is there already', ['backup', 'games.gz', '--data', 'first'], 1, 'is there already'],
    ['a folder without games', ['backup', 'x.gz', '--data', 'nowhere'], 1, 'there are no games in'],
    ['a folder without games to move', ['migrate', '--from', 'nowhere', '--to', 'third'], 1, 'server: --from <folder>'],
    [
      'a place that is not there',
      ['backup', 'no/such/x.gz', '--data', 'first'],
      3,
      'cannot write no/such/x.gz: its folder is not there. Make',
    ],
    ['a folder that is not empty', ['restore', 'games.gz', '--data', 'first'], 1, 'is not empty'],
    [
      'a file that is not there',
      ['restore', 'missing.gz', '--data', 'third'],
      3,
      'cannot read missing.gz: there is no such file. Check the path.',
    ],
    ['a folder', ['restore', 'first', '--data', 'third'], 1, 'cannot read first: it is a folder. Name the file in it.'],
    ['a file of something else', ['restore', 'text.gz', '--data', 'third'], 2, 'is no backup of yaht. Name a file'],
    ['something compressed', ['restore', 'other.gz', '--data', 'third'], 2, 'is no backup of yaht. Name a file'],
    ['half a file', ['restore', 'half.gz', '--data', 'third'], 1, 'ends too early'],
    ['a file without its end', ['restore', 'endless.gz', '--data', 'third'], 1, 'ends too early'],
    ['a file in which somebody wrote', ['restore', 'changed.gz', '--data', 'third'], 1, 'was changed or damaged'],
    ['a file of a newer yaht', ['restore', 'newer.gz', '--data', 'third'], 5, 'newer yaht'],
  ])('%s', async (_, args, code, sentence) => {
    const whole = await readFile(at('games.gz'));
    const lines = await linesIn(at('games.gz'));
    await writeFile(at('text.gz'), 'no archive');
    await writeFile(at('other.gz'), gzipSync('{"schema":"something"}\n'));
    await writeFile(at('half.gz'), whole.subarray(0, whole.length / 2));
    await writeFile(at('endless.gz'), gzipSync(`${lines.slice(0, -1).join('\n')}\n`));
    await writeFile(at('changed.gz'), gzipSync(lines.join('\n').replace('"seq":1', '"seq":2')));
    await writeFile(at('newer.gz'), gzipSync(lines.join('\n').replace('yaht.archive/1', 'yaht.archive/2')));
    const answer = await run(yaht, args, { cwd: folder.path });
    expect([answer.code, answer.stdout]).toEqual([code, '']);
    expect(answer.stderr).toContain(sentence);
    const left = (await readdir(folder.path)).filter(name => /third|part|restoring|x\.gz/.test(name));
    expect(left).toEqual([]);
  });
});
