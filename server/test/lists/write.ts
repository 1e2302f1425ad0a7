import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { startServer } from '../../src/serve.ts';
import { everyTool, listsPage, measuredLists } from './lists.ts';

/** `npm run lists`: counts what agents read, and writes docs/lists.md. */
const dataDir = await mkdtemp(join(tmpdir(), 'farebox-lists-'));
const config = readConfig({ ...everyTool, PORT: '0', FAREBOX_DATA_DIR: dataDir });
const server = await startServer(config, { log: createLog({ level: 'silent' }) });
const measured = await measuredLists(server.url);
await writeFile(new URL('../../../docs/lists.md', import.meta.url), listsPage(measured));
await server.stop();
await rm(dataDir, { recursive: true });
