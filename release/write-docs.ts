import { readFileSync, writeFileSync } from 'node:fs';
import { writtenDocs } from './written-docs.ts';

/** `npm run docs`: writes the generated parts of the documentation, and the shapes of the client. */
const root = new URL('../', import.meta.url);
const files = writtenDocs((path) => readFileSync(new URL(path, root), 'utf8'));
for (const [path, text] of Object.entries(files)) writeFileSync(new URL(path, root), text);
process.stdout.write(`${Object.keys(files).join('\n')}\n`);
