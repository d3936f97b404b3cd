/** The least Node that is promised: everything in the lock file runs on it, and what npm brings a user today with the command. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root, run, say } from './house.mjs';
import { fetchedNode, npmBy } from './node.mjs';

const CLI = 'apps/cli';

export async function checkFloor() {
  const [lock, nodes, manifest] = await Promise.all(
    ['package-lock.json', 'scripts/node.json', `${CLI}/package.json`].map(async path =>
      JSON.parse(await readFile(join(root, path), 'utf8')),
    ),
  );
  const problems = await problemsOf(lock, nodes, manifest);
  for (const problem of problems) say(problem);
  return problems.length === 0 ? installs(manifest, nodes.tested[0]) : 1;
}

/** The lock file knows what is inside the bundle, and the tools of a clone; npm cannot see that in the package. */
async function problemsOf({ packages }, { tested }, { engines }) {
  // Loaded here: a fresh clone has it only after the packages are installed.
  const { default: semver } = await import('semver');
  const floor = semver.minVersion(engines.node);
  const [own, others] = [false, true].map(isOfOthers =>
    Object.entries(packages).filter(([place]) => place.includes('node_modules/') === isOfOthers),
  );
  return [
    ...(semver.eq(tested[0], floor) ? [] : [`the least Node that is tried is ${tested[0]}, and yaht promises ${floor}`]),
    ...own
      .filter(([, { engines: theirs }]) => theirs && theirs.node !== engines.node)
      .map(([place]) => `${place || 'package.json'} names another Node than ${CLI} (${engines.node})`),
    ...others
      .filter(([, { engines: theirs }]) => !semver.satisfies(floor, theirs?.node ?? '*'))
      .map(([place, { engines: theirs }]) => `${place} needs Node ${theirs.node}, and yaht promises ${floor}`),
  ];
}

/**
 * npm on the least Node, told to refuse what needs a newer one, works out all that comes with the packed manifest and with what only
 * several servers need. The code of the package changes nothing in that, so it is neither built nor packed for it.
 */
async function installs(manifest, version) {
  const node = await fetchedNode(version, 'the check of the least Node needs it');
  const folder = await mkdtemp(join(tmpdir(), 'yaht-floor-'));
  const [npmProgram, ...npmArgs] = npmBy(node);
  const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
  const npm = (...args) =>
    run(npmProgram, [...npmArgs, ...args, '--loglevel=error'], { cwd: folder, env, stdio: ['ignore', 'ignore', 2] });
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    const code = await npm('pack');
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const wanted = [
      `./${manifest.name}-${manifest.version}.tgz`,
      ...Object.entries(manifest.peerDependencies ?? {}).map(([name, range]) => `${name}@${range}`),
    ];
    return code || (await npm('install', '--engine-strict', '--package-lock-only', '--prefer-offline', '--no-audit', ...wanted));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
