import { expect, test } from 'vitest';
import { programHere } from '../testing.ts';
import { describeProgram, type Values } from './tree.ts';

/** What is typed freely: names, numbers, seeds, addresses and lists of dice or cards. */
const FREE = new Set(
  [
    '--players --seed --name --host --card --charms --materials --dice --answer --speed --rerolls --threads --games --runs --seconds',
    '--number --day --seats --port --http-port --admin-port --origins --proxies --names --public-url --contact --db --bus --node-address --anchor',
  ].flatMap(line => line.split(' ')),
);

const offers = ({ words, files, asked, isFolder }: Values): boolean =>
  words.length > 0 || files || asked !== undefined || isFolder === true;

test('Tab offers something for every value that has a list, a file or a folder to choose from', async () => {
  const { commands, flags } = describeProgram(await programHere());
  const all = [...flags, ...commands.flatMap(command => command.flags)];
  const silent = all.filter(({ value }) => value && !offers(value)).flatMap(({ names }) => names.slice(-1));
  expect(silent.filter(name => !FREE.has(name))).toEqual([]);
});
