import { readFileSync, writeFileSync } from 'node:fs';
import { errorsTable, settingsTable } from './reference-tables.ts';
import { pagesWithTours } from './written-tours.ts';

/** `npm run docs`: writes the generated parts of the documentation. */
const root = new URL('../../../', import.meta.url);
const files: Record<string, string> = {
  'docs/settings.md': settingsTable(),
  'docs/errors.md': errorsTable(),
  ...pagesWithTours((path) => readFileSync(new URL(path, root), 'utf8')),
};
for (const [path, text] of Object.entries(files)) writeFileSync(new URL(path, root), text);
process.stdout.write(`${Object.keys(files).join('\n')}\n`);
