/** A later release of the house: a copy of its sources, grown by the page that says how, and its programs made from them. */
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { emptyFolder, root, run, type Ended } from '../../lib/programs.ts';
import { bundleServer } from '../../server/lib/bundle-server.ts';
import { follow } from './recipe.ts';
import type * as thisWorld from './world.ts';

export type World = typeof thisWorld;

const COPIED = [
  'packages',
  'apps/cli',
  'apps/server',
  'apps/terminal',
  'tests',
  'tsconfig.base.json',
  'vitest.config.ts',
  'package.json',
];
const LEFT = ['node_modules', 'dist'];

export class GrownHouse {
  readonly path: string;
  /** Where its server is, for `ServerProcess`. */
  readonly bundle: string;
  /** What the page said to change. */
  readonly files: readonly string[];
  readonly remove: () => Promise<void>;

  private constructor(path: string, files: readonly string[], remove: () => Promise<void>) {
    this.path = path;
    this.bundle = join(path, 'programs');
    this.files = files;
    this.remove = remove;
  }

  /** As it is after everything was done that the page says. */
  static async open(page: string): Promise<GrownHouse> {
    const { path, remove } = await emptyFolder();
    const filter = (from: string): boolean => !LEFT.includes(basename(from));
    for (const part of COPIED) await cp(join(root, part), join(path, part), { recursive: true, filter });
    await linkModules(path);
    const files = await follow(await readFile(join(root, page), 'utf8'), path);
    const house = new GrownHouse(path, files, remove);
    await bundleServer(path, house.bundle);
    return house;
  }

  /** Its rules, its client and the rest, beside those of this house. */
  async world(): Promise<World> {
    const bundle = await rolldown({
      cwd: this.path,
      input: { world: 'tests/growth/lib/world.ts' },
      platform: 'node',
      resolve: { conditionNames: ['yaht-src', 'node'] },
      external: /^(?!@yaht\/)[@a-z]/,
    });
    await bundle.write({ dir: join(this.path, 'world'), format: 'esm', entryFileNames: '[name].js' });
    await bundle.close();
    return (await import(pathToFileURL(join(this.path, 'world/world.js')).href)) as World;
  }

  /** Runs a tool of the house in the copy. */
  tool(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
    return run(process.execPath, [join(this.path, 'node_modules', script), ...args], { cwd: this.path, env });
  }
}

/** The same packages from outside, and those of the house from the copy. */
async function linkModules(path: string): Promise<void> {
  const from = join(root, 'node_modules');
  await mkdir(join(path, 'node_modules/@yaht'), { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@yaht' && name !== '.cache') await symlink(join(from, name), join(path, 'node_modules', name));
  for (const parts of ['packages', 'apps'])
    for (const name of await readdir(join(path, parts)))
      await symlink(join(path, parts, name), join(path, 'node_modules/@yaht', name));
}
