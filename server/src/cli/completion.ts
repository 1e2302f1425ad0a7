import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Parent } from './command.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

/** `farebox completion bash | zsh | fish`: a script that completes every command and option, written from the commands. */
export function addCompletionCommand(program: Parent): void {
  program
    .command('completion')
    .description('a script that completes commands: source <(farebox completion bash)')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .action((shell) => void process.stdout.write(scripts[shell](placesBelow(program, []))));
}

/** A place in the tree of commands: what can follow there. */
interface Place {
  /** E.g. `assets upload`; empty for `farebox` itself. */
  path: string;
  commands: Word[];
  options: Word[];
}

interface Word {
  word: string;
  description: string;
}

function placesBelow(command: CommandUnknownOpts, inherited: readonly Word[]): Place[] {
  const options = [
    ...inherited,
    ...command.options.flatMap(({ long, description }) => (long === null || long === undefined ? [] : [{ word: long, description }])),
  ];
  const path = pathOf(command).join(' ');
  const commands = command.commands.flatMap((each) =>
    [each.name(), ...each.aliases()].map((word) => ({ word, description: each.description() })),
  );
  const help = { word: '--help', description: 'display help for command' };
  return [{ path, commands, options: [...options, help] }, ...command.commands.flatMap((each) => placesBelow(each, options))];
}

function pathOf(command: CommandUnknownOpts): string[] {
  return command.parent === null ? [] : [...pathOf(command.parent), command.name()];
}

const words = (list: readonly Word[]) => list.map(({ word }) => word).join(' ');

/** The line so far, without options and values, is a place in the tree. */
const walk = (places: readonly Place[]) => {
  const paths = places.flatMap(({ path }) => (path === '' ? [] : [`"${path}"`]));
  return `    case "\${place:+$place }$word" in\n      ${paths.join('|')}) place="\${place:+$place }$word" ;;\n    esac`;
};

const cases = (places: readonly Place[]) =>
  places.map(({ path, commands, options }) => `    "${path}") commands="${words(commands)}" options="${words(options)}" ;;`).join('\n');

const scripts: Record<(typeof shells)[number], (places: readonly Place[]) => string> = {
  bash: (places) => `_farebox() {
  local word place="" commands="" options="" current="\${COMP_WORDS[COMP_CWORD]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
${walk(places)}
  done
  case "$place" in
${cases(places)}
  esac
  if [[ $current == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$current"))
  else COMPREPLY=($(compgen -W "$commands" -- "$current")); fi
}
complete -o default -F _farebox farebox
`,
  zsh: (places) => `#compdef farebox
_farebox() {
  local word place="" commands="" options=""
  for word in "\${words[@]:1:$((CURRENT - 2))}"; do
${walk(places)}
  done
  case "$place" in
${cases(places)}
  esac
  if [[ $words[CURRENT] == -* ]]; then compadd -- \${=options}
  elif [[ -n $commands ]]; then compadd -- \${=commands}
  else _files; fi
}
compdef _farebox farebox
`,
  fish: (places) =>
    places
      .flatMap(({ path, commands, options }) => [
        ...commands.map(
          ({ word, description }) => `complete -c farebox -f -n '${fishAt(path, commands)}' -a '${word}' -d '${quoted(description)}'`,
        ),
        ...options.map(
          ({ word, description }) => `complete -c farebox -n '${fishAt(path, commands)}' -l '${word.slice(2)}' -d '${quoted(description)}'`,
        ),
      ])
      .join('\n') + '\n',
};

function fishAt(path: string, commands: readonly Word[]): string {
  const seen = path
    .split(' ')
    .filter(Boolean)
    .map((word) => `__fish_seen_subcommand_from ${word}`);
  const below = commands.length === 0 ? [] : [`not __fish_seen_subcommand_from ${words(commands)}`];
  return [...seen, ...below].join('; and ') || 'true';
}

function quoted(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}
