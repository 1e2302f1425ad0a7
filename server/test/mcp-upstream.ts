import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

/** A stand-in of somebody else's MCP server. */
export interface McpUpstream extends AsyncDisposable {
  url: string;
  /** What its tool `slow` has seen: started, cancelled. */
  events: string[];
  /** The description of `add`. */
  describe(text: string): void;
  /** The values of the header Authorization. */
  authorizations: Set<string>;
}

export async function mcpUpstream(): Promise<McpUpstream> {
  const events: string[] = [];
  const authorizations = new Set<string>();
  let description = 'Adds two numbers.';
  const handler = createMcpHandler(() => upstreamServer({ description, events }));
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => {
      authorizations.add(request.headers.get('authorization') ?? '');
      return handler.fetch(request);
    },
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/mcp`,
    events,
    authorizations,
    describe: (text) => void (description = text),
    async [Symbol.asyncDispose]() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function upstreamServer({ description = 'Adds two numbers.', events = [] as string[] } = {}): McpServer {
  const server = new McpServer({ name: 'upstream', version: '1' });
  const numbers = z.object({ a: z.number().meta({ examples: [1] }), b: z.number().meta({ examples: [2] }) });
  server.registerTool(
    'add',
    {
      title: 'Add numbers',
      description,
      inputSchema: numbers,
      outputSchema: z.object({ sum: z.number() }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ a, b }) => ({ content: [{ type: 'text', text: String(a + b) }], structuredContent: { sum: a + b } }),
  );
  server.registerTool('greet', { description: 'Greets somebody.', inputSchema: z.object({ name: z.string() }) }, ({ name }) => ({
    content: [{ type: 'text', text: `Hello ${name}` }],
  }));
  server.registerTool('fail', { description: 'Fails in a way that its caller can read.', inputSchema: z.object({}) }, () => ({
    isError: true,
    content: [{ type: 'text', text: 'there is nothing to see' }],
  }));
  server.registerTool(
    'slow',
    { description: 'Takes its time.', inputSchema: z.object({ wait: z.boolean() }) },
    async ({ wait }, context) => {
      const { signal, notify, _meta: meta } = context.mcpReq;
      events.push('started');
      const progressToken = meta?.progressToken;
      if (progressToken !== undefined) {
        for (const progress of [1, 2])
          await notify({ method: 'notifications/progress', params: { progressToken, progress, total: 2, message: `step ${progress}` } });
      }
      if (wait) {
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
        events.push('cancelled');
      }
      return { content: [{ type: 'text', text: 'done' }] };
    },
  );
  server.registerTool(
    'taken',
    { description: 'Has an argument that is taken.', inputSchema: z.object({ paymentToken: z.string() }) },
    () => ({ content: [] }),
  );
  return server;
}
