import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { answerParent } from '../child.ts';
import { Captured } from '../capture.ts';
import { listenBare } from '../listen-bare.ts';
import { ReplayStyle } from '../replay-subject.ts';

/**
 * The baseline of a route: a bare Hono handler that always answers the same bytes. If the route takes a body, the handler reads and
 * parses it, as any handler must.
 */
const app = new Hono();
const port = await listenBare(app);

const Route = z.object({ method: z.enum(['GET', 'POST']), path: z.string(), answer: Captured, style: ReplayStyle });

answerParent({
  async replay(value) {
    const { method, path, answer, style } = Route.parse(value);
    const { status, headers, body } = answer;
    const respond = style === 'response' ? () => new Response(body, { status, headers }) : (c: Context) => c.body(body, status, headers);
    if (method === 'GET') app.get(path, (c) => respond(c));
    else {
      app.post(path, async (c) => {
        await c.req.json();
        return respond(c);
      });
    }
    return port;
  },
});
