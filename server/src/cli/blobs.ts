import type { Parent, Terminal } from './command.ts';

const running = () => import('./run-blobs.ts');

/** `farebox blobs check | quarantine | release`: the files of the store that the settings name, without the service. */
export function addBlobCommands(program: Parent, terminal: Terminal): void {
  const blobs = program.command('blobs').description('compare the stored files with the database, and quarantine those that no row names');
  blobs
    .command('check')
    .description('files that are missing, and files that no row names; changes nothing, and may run beside the service')
    .action(async () => (await running()).check(terminal));
  blobs
    .command('quarantine')
    .description('show the files that no row names; with --yes, put them aside: after 30 days the service removes them')
    .option('--yes', 'move them (with SQLite, stop the service first)')
    .action(async ({ yes = false }) => (await running()).quarantineUnknown(yes, terminal));
  blobs
    .command('release')
    .description('move files back that were put aside; without keys, all of them')
    .argument('[key...]', 'as check showed it')
    .action(async (keys) => (await running()).release(keys, terminal));
}
