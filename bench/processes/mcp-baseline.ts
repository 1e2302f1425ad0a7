import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { z } from 'zod';
import { answerParent } from '../child.ts';
import { listenBare } from '../listen-bare.ts';

/** The baseline of `/mcp`: the same tool, free, on a server like in the documentation of the SDK. */
const Timestamp = z.object({ isoTime: z.string(), unix: z.int() });

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'timestamp', version: '0.1.0' });
  server.registerTool(
    'timestamp',
    { title: 'Timestamp', description: 'Tells the current time in UTC.', inputSchema: z.object({}), outputSchema: Timestamp },
    async () => {
      const now = Date.now();
      const time = { isoTime: new Date(now).toISOString(), unix: Math.floor(now / 1000) };
      return { content: [{ type: 'text', text: JSON.stringify(time) }], structuredContent: time };
    },
  );
  return server;
});

const app = new Hono();
app.all('/mcp', (c) => handler.fetch(c.req.raw));
const port = await listenBare(app);

answerParent({ port: async () => port });
