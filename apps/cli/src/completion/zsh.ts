import type { Flag, Node, Tree, Values } from './tree.ts';

/** For \`source <(yaht completion zsh)\` as well as for a file \`_yaht\` in the fpath. */
export const zshScript = ({ commands, flags }: Tree): string => `#compdef yaht
_yaht_words_or_files() {
  compadd "$@"
  _files
}
_yaht_asked() {
  compadd -- \${(f)"$(yaht words $1 -- yaht $words 2>/dev/null)"}
  [[ -n $2 ]] && _files
}
_yaht() {
  local context state state_descr line
  typeset -A opt_args
  local -a commands=(
${commands.map(({ name, description }) => `    ${quoted(`${name}:${description}`)}`).join('\n')}
  )
  _arguments -C \\
${flags
  .flatMap(flagSpecs)
  .map(spec => `    ${spec} \\`)
  .join('\n')}
    '1: :->command' '*:: :->operands'
  case $state in
    command) _describe command commands ;;
    operands)
      case $line[1] in
${commands.map(commandCase(flags)).join('\n')}
      esac ;;
  esac
}
if [[ $funcstack[1] == _yaht ]]; then _yaht "$@"; else compdef _yaht yaht; fi
`;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const escaped = (text: string): string => text.replace(/[[\]:]/g, '\\$&');

/** In a specification a blank stands for "nothing to offer". */
const actionOf = ({ words, files, asked, isFolder, isList }: Values): string => {
  if (asked) return `_yaht_asked ${asked}${files ? ' files' : ''}`;
  // Behind a blank the call stays as it is.
  if (isList) return ` _sequence -d compadd - ${words.join(' ')}`;
  if (isFolder) return '_files -/';
  if (files && words.length > 0) return `_yaht_words_or_files ${words.join(' ')}`;
  if (files) return '_files';
  return words.length > 0 ? `(${words.join(' ')})` : ' ';
};

const flagSpecs = ({ names, description, value }: Flag): readonly string[] =>
  names.map(name =>
    quoted(
      `${name}${value && name.startsWith('--') ? '=' : ''}[${escaped(description)}]${value ? `:value:${actionOf(value)}` : ''}`,
    ),
  );

const commandCase =
  (shared: readonly Flag[]) =>
  ({ name, operands, flags }: Node): string => {
    const places = operands.map((values, i) => quoted(`${i + 1}: :${actionOf(values)}`));
    return `        ${name}) _arguments ${[...[...flags, ...shared].flatMap(flagSpecs), ...places].join(' ')} ;;`;
  };
