import { Hono, type Context } from 'hono';
import type { Env } from '../http/client-address.ts';
import type { A2AEndpoint, A2AParts } from './a2a-endpoint.ts';

/** `/a2a` for JSON-RPC, and below it the HTTP+JSON binding. The SDK is loaded with the first request. */
export function a2aRoutes(parts: A2AParts): Hono<Env> {
  let opening: Promise<A2AEndpoint> | null = null;
  const open = () => (opening ??= import('./a2a-endpoint.ts').then(({ a2aEndpoint }) => a2aEndpoint(parts)));
  const rest = async (c: Context<Env>) => (await open()).rest(c);
  const configs = '/a2a/tasks/:id/pushNotificationConfigs';
  return new Hono<Env>()
    .post('/a2a', async (c) => (await open()).rpc(c))
    .get('/a2a/extendedAgentCard', rest)
    .get('/a2a/tasks', rest)
    .get('/a2a/tasks/:id', rest)
    .post('/a2a/tasks/:id', rest)
    .get(configs, rest)
    .post(configs, rest)
    .get(`${configs}/:configId`, rest)
    .delete(`${configs}/:configId`, rest)
    .post('/a2a/:call', rest);
}
