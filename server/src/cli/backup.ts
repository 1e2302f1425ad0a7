import type { Parent, Terminal } from './command.ts';

const running = () => import('./run-backup.ts');
const whereText = 'a folder, or s3://bucket/prefix?region=...&endpoint=...';

/** `farebox backup | backups | verify | restore | copy`: of the database, files and secret that the settings name, without the service. */
export function addBackupCommands(program: Parent, terminal: Terminal): void {
  program
    .command('backup')
    .description('back up database, files and secret while the service runs; files that are there already are not copied again')
    .argument('<where>', whereText)
    .action(async (where) => (await running()).backup(where, terminal));
  program
    .command('backups')
    .description('the backups in a place')
    .argument('<where>', whereText)
    .action(async (where) => (await running()).list(where, terminal));
  program
    .command('verify')
    .description('read a whole backup and compare it with its checksums')
    .argument('<where>', whereText)
    .argument('[id]', 'default the newest')
    .action(async (where, id) => (await running()).verify(where, id ?? null, terminal));
  program
    .command('restore')
    .description('fill an empty database, SQLite or PostgreSQL, and the file store; run it again to continue one that was interrupted')
    .argument('<where>', whereText)
    .argument('[id]', 'default the newest')
    .action(async (where, id) => (await running()).restore(where, id ?? null, terminal));
  program
    .command('copy')
    .description('move to another database while the service is stopped; run it again to continue')
    .requiredOption('--from <database>', 'sqlite:<data folder> or postgres://...')
    .requiredOption('--to <database>', 'the same, empty')
    .action(async ({ from, to }) => (await running()).copy(from, to, terminal));
}
