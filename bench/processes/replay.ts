import { Hono } from 'hono';
import { z } from 'zod';
import { answerParent } from '../child.ts';
import { Captured } from '../capture.ts';
import { listenBare } from '../listen-bare.ts';

/**
 * The baseline of a route: a bare Hono handler that answers the same bytes each time. Where the route takes a body, it reads
 * and parses one, as any handler for it must.
 */
const app = new Hono();
const port = await listenBare(app);

const Route = z.object({ method: z.enum(['GET', 'POST']), path: z.string(), answer: Captured });

answerParent({
  async replay(value) {
    const { method, path, answer } = Route.parse(value);
    const { status, headers, body } = answer;
    if (method === 'GET') app.get(path, () => new Response(body, { status, headers }));
    else {
      app.post(path, async (c) => {
        await c.req.json();
        return new Response(body, { status, headers });
      });
    }
    return port;
  },
});
