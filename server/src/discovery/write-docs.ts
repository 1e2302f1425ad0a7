import { readFileSync, writeFileSync } from 'node:fs';
import { clientShapes } from './client-shapes.ts';
import { errorsTable, settingsTable } from './reference-tables.ts';
import { pagesWithTours } from './written-tours.ts';

/** `npm run docs`: writes the generated parts of the documentation, and the shapes of the client. */
const root = new URL('../../../', import.meta.url);
const files: Record<string, string> = {
  'docs/settings.md': settingsTable(),
  'docs/errors.md': errorsTable(),
  'client/src/shapes.ts': clientShapes(),
  ...pagesWithTours((path) => readFileSync(new URL(path, root), 'utf8')),
};
for (const [path, text] of Object.entries(files)) writeFileSync(new URL(path, root), text);
process.stdout.write(`${Object.keys(files).join('\n')}\n`);
