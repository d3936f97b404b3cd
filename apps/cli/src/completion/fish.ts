import type { Flag, Node, Tree, Values } from './tree.ts';

export const fishScript = ({ commands, flags }: Tree): string => {
  const names = commands.map(({ name }) => name).join(' ');
  return [
    '# fish completion for yaht',
    'complete -c yaht -f',
    ...flags.map(flag => flagLine(flag)),
    ...commands.map(
      ({ name, description }) =>
        `complete -c yaht -n "not __fish_seen_subcommand_from ${names}" -a ${name} -d ${quoted(description)}`,
    ),
    ...commands.flatMap(commandLines),
    '',
  ].join('\n');
};

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function commandLines({ name, operands, flags }: Node): readonly string[] {
  const seen = `__fish_seen_subcommand_from ${name}`;
  const words = operands.map(wordList).filter(list => list !== '');
  const places = [
    ...(words.length > 0 ? [`complete -c yaht -n "${seen}" -a ${quoted(words.join(' '))}`] : []),
    ...(operands.some(({ files }) => files) ? [`complete -c yaht -n "${seen}" -F`] : []),
  ];
  return [...places, ...flags.map(flag => flagLine(flag, seen))];
}

function flagLine({ names, description, value }: Flag, condition?: string): string {
  const switches = names.map(name => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const when = condition === undefined ? [] : [`-n "${condition}"`];
  return [
    'complete -c yaht',
    ...when,
    ...switches,
    ...(value ? [value.files ? '-r -F' : '-x', ...wordsOf(value)] : []),
    `-d ${quoted(description)}`,
  ].join(' ');
}

const wordsOf = (values: Values): readonly string[] => (wordList(values) === '' ? [] : [`-a ${quoted(wordList(values))}`]);

/** fish runs what stands in parentheses when it offers the words. */
const wordList = ({ words, asked, isFolder, isList }: Values): string =>
  [
    ...(isList ? [`(__fish_append , ${words.join(' ')})`] : words),
    ...(isFolder ? ['(__fish_complete_directories)'] : []),
    ...(asked ? [`(yaht words ${asked} -- (commandline -opc) 2>/dev/null)`] : []),
  ].join(' ');
