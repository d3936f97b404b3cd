import type { Flag, Node, Tree, Values } from './tree.ts';

/** Works with the bash of every system, from 3.2 on, and needs no further package. */
export const bashScript = ({ commands, flags }: Tree): string => `# bash completion for yaht
_yaht() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="" command="" operands=0 i last word glue="" words="" files=""
  local -a line=()
  # bash makes words of their own of = and :, so --color=never and HOST:PORT come in three
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    last=$((\${#line[@]} - 1))
    if [[ $last -ge 0 && ( -n $glue || $word == [=:]* ) ]]; then
      line[last]="\${line[last]}$word"
    else
      line[last + 1]="$word"
    fi
    if [[ $word == [=:]* ]]; then glue=yes; else glue=""; fi
  done
  last=$((\${#line[@]} - 1))
  if [[ $cur == [=:]* ]]; then cur=""; fi
  if [[ \${line[last]} == --*=* ]]; then prev="\${line[last]%%=*}"; else prev="\${line[last - 1]}"; fi
  for ((i = 1; i < last; i++)); do
    case "\${line[i]}" in
      ${namesWithValue([...flags, ...commands.flatMap(command => command.flags)]).join(' | ')}) ((i++)) ;;
      -*) ;;
      *) if [[ -z $command ]]; then command="\${line[i]}"; else ((operands++)); fi ;;
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
  `    ${names.join(' | ')}) ${offerOf(value)}; return 0 ;;`;

/** Of a list the last part is completed, and what stands before it stays. */
function offerOf(value: Values): string {
  if (value.isList) return `COMPREPLY=($(compgen -P "\${cur%"\${cur##*,}"}" -W "${wordsOf(value)}" -- "\${cur##*,}"))`;
  const actions = [...(value.files ? ['-f'] : []), ...(value.isFolder ? ['-d'] : [])];
  const words = wordsOf(value);
  const calls = [...actions, ...(words === '' && actions.length > 0 ? [] : [`-W "${words}"`])];
  return `COMPREPLY=(${calls.map(call => `$(compgen ${call} -- "$cur")`).join(' ')})`;
}

/** Words that are known now, and those that the program is asked for when somebody presses Tab. */
const wordsOf = ({ words, asked }: Values): string =>
  [...words, ...(asked ? [`$("\${line[0]}" words ${asked} -- "\${line[@]}" 2>/dev/null)`] : [])].join(' ');

const longNames = (flags: readonly Flag[]): string =>
  flags.flatMap(({ names }) => names.filter(name => name.startsWith('--'))).join(' ');

const commandCase = ({ name, operands }: Node): string => {
  const cases = operands.map((values, i) => `${i}) words="${wordsOf(values)}" files="${values.files ? 'yes' : ''}" ;;`);
  return `    ${name}) case $operands in ${cases.join(' ')} esac ;;`;
};
