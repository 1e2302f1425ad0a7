import { Hono } from 'hono';
import { createLog } from '../../server/src/log.ts';
import { readConfig } from '../../server/src/config.ts';
import { startServer } from '../../server/src/serve.ts';
import { answerParent } from '../child.ts';
import { listenBare } from '../listen-bare.ts';

/** The baseline of the catalog's answers: the same catalog and search, whose answer is built and stringified for each request. */
const config = readConfig();
const server = await startServer(config, { log: createLog({ level: config.logLevel }) });
const { catalog } = server.parts.tools;

const app = new Hono();
app.get('/api/tools', (c) => c.json(catalog.listing()));
app.get('/api/tools/search', async (c) => c.json(await catalog.search({ query: c.req.query('q') ?? '', limit: 10 })));
const port = await listenBare(app);

answerParent({ port: async () => port }, () => server.stop());
