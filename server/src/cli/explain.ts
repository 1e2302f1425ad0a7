import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { exitCodesText, plain } from './command.ts';

export const usageHint = 'See `farebox help`, or add --help to a command.';

/** Help and errors of all commands that are added later: an error is thrown as one line, and the help lists every command. */
export function explain(program: CommandUnknownOpts): void {
  program
    .exitOverride()
    .showHelpAfterError(usageHint)
    .addHelpText('afterAll', `\n${exitCodesText}`)
    .configureOutput({ outputError: (text, write) => write(`${plain(text.replace(/^error: /, 'farebox: ')).trimEnd()}\n`) })
    .configureHelp({
      showGlobalOptions: true,
      visibleCommands: commandsBelow,
      subcommandTerm: usageOf,
      commandUsage: (command) => `${usageOf(command)} ${command.commands.length === 0 ? '' : '<command> '}[options]`,
    })
    .hook('preAction', (_program, command) => refuseOptionsAsValues(command));
}

/** Commands that do something; a group only contains them. */
function commandsBelow({ commands }: CommandUnknownOpts): CommandUnknownOpts[] {
  return commands.flatMap((command) => (command.commands.length === 0 ? [command] : commandsBelow(command)));
}

/** `farebox assets upload <file> --title <text> --type <type>`: the required options, and all arguments. */
function usageOf(command: CommandUnknownOpts): string {
  const names = withParents(command).map((each) => each.name());
  const values = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [...names, ...values, ...command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags)].join(' ');
}

/** `--output --force` lacks a path; it does not mean a file of that name. */
function refuseOptionsAsValues(command: CommandUnknownOpts): void {
  const options = withParents(command).flatMap((owner) => owner.options);
  const values: Record<string, unknown> = command.optsWithGlobals();
  for (const option of options) {
    const next = options.find(({ long }) => long === values[option.attributeName()]);
    if (next !== undefined) command.error(`error: option '${option.flags}' argument missing before ${next.long}`);
  }
}

/** From `farebox` down to it. */
function withParents(command: CommandUnknownOpts): CommandUnknownOpts[] {
  return command.parent === null ? [command] : [...withParents(command.parent), command];
}
