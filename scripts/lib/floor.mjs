/** The least Node that the package promises is one that everything a user installs with it runs on as well. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, say } from './house.mjs';

export async function checkFloor() {
  // Loaded here: a fresh clone has it only after the packages are installed.
  const { default: semver } = await import('semver');
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const { engines } = packages['apps/cli'];
  const floor = semver.minVersion(engines.node);
  const problems = [
    ...Object.entries(packages)
      .filter(([place, { engines: own }]) => !place.includes('node_modules/') && own && own.node !== engines.node)
      .map(([place]) => `${place || 'package.json'} names another Node than apps/cli (${engines.node})`),
    ...[...installedWith(packages)]
      .filter(place => !semver.satisfies(floor, packages[place].engines?.node ?? '*'))
      .map(place => `${place} needs Node ${packages[place].engines.node}, and yaht promises ${floor}`),
  ];
  for (const problem of problems) say(problem);
  return problems.length === 0 ? 0 : 1;
}

/** Where everything lies that comes with the command or is inside it. */
function installedWith(packages) {
  const found = new Set();
  const visit = place => {
    if (place === undefined || found.has(place)) return;
    const { link, resolved, dependencies, peerDependencies, optionalDependencies, devDependencies } = packages[place];
    if (link) return visit(resolved);
    found.add(place);
    // What the command takes into its bundle stands there.
    const bundled = place === 'apps/cli' ? devDependencies : {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies, ...bundled })) {
      visit(placeOf(name, place, packages));
    }
  };
  visit('apps/cli');
  return [...found].filter(place => place.includes('node_modules/'));
}

/** Node looks beside the one that asks, then further up. */
function placeOf(name, from, packages) {
  const parts = from.split('/node_modules/');
  for (let depth = parts.length; depth > 0; depth--) {
    const place = `${parts.slice(0, depth).join('/node_modules/')}/node_modules/${name}`;
    if (packages[place]) return place;
  }
  return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
}
