import type { Flag, Node, Tree, Values } from './tree.ts';

/** Works with the bash of every system, from 3.2 on, and needs no further package. */
export const bashScript = ({ commands, flags }: Tree): string => `# bash completion for yaht
_yaht() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command="" operands=0 i words="" files=""
  # bash breaks --color=never into three words
  if [[ $cur == "=" ]]; then
    cur=""
  elif [[ $prev == "=" ]]; then
    prev="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      ${namesWithValue([...flags, ...commands.flatMap(command => command.flags)]).join(' | ')})
        [[ \${COMP_WORDS[i+1]} == "=" ]] && ((i++))
        ((i++)) ;;
      -*) ;;
      *) if [[ -z $command ]]; then command="\${COMP_WORDS[i]}"; else ((operands++)); fi ;;
    esac
  done
  case "$prev" in
${withValue([...flags, ...commands.flatMap(command => command.flags)])
  .map(flagCase)
  .join('\n')}
  esac
  case "$command" in
    "") words="${commands.map(({ name }) => name).join(' ')}" ;;
${commands.map(commandCase).join('\n')}
  esac
  if [[ $cur == -* ]]; then
    files=""
    case "$command" in
${commands.map(({ name, flags: own }) => `      ${name}) words="${longNames(own)}" ;;`).join('\n')}
      *) words="" ;;
    esac
    words="$words ${longNames(flags)}"
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  [[ -n $files ]] && COMPREPLY+=($(compgen -f -- "$cur"))
  return 0
}
complete -o filenames -F _yaht yaht
`;

const withValue = (flags: readonly Flag[]): readonly (Flag & { readonly value: Values })[] =>
  flags.flatMap(flag => (flag.value ? [{ ...flag, value: flag.value }] : []));

const namesWithValue = (flags: readonly Flag[]): readonly string[] => [
  ...new Set(withValue(flags).flatMap(({ names }) => names)),
];

const flagCase = ({ names, value }: Flag & { readonly value: Values }): string =>
  `    ${names.join(' | ')}) COMPREPLY=($(compgen ${value.files ? '-f' : `-W "${wordsOf(value)}"`} -- "$cur")); return 0 ;;`;

/** Words that are known now, and those that the program is asked for when somebody presses Tab. */
const wordsOf = ({ words, asked }: Values): string =>
  [...words, ...(asked ? [`$("\${COMP_WORDS[0]}" words ${asked} -- "\${COMP_WORDS[@]}" 2>/dev/null)`] : [])].join(' ');

const longNames = (flags: readonly Flag[]): string =>
  flags.flatMap(({ names }) => names.filter(name => name.startsWith('--'))).join(' ');

const commandCase = ({ name, operands }: Node): string => {
  const cases = operands.map((values, i) => `${i}) words="${wordsOf(values)}" files="${values.files ? 'yes' : ''}" ;;`);
  return `    ${name}) case $operands in ${cases.join(' ')} esac ;;`;
};
