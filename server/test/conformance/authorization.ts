import { createServer } from 'node:http';
import { once } from 'node:events';
import { AnsweredClient } from '@farebox/contract';
import { z } from 'zod';

/** What the suite is given, and what a person does when it asks for one. */
export interface AuthorizationLeg {
  args: readonly string[];
  /** Called with what the suite has written: answers the consent page once the suite shows where it is. */
  answer(output: string): Promise<void>;
}

/**
 * The scenarios of the suite for authorization servers: its client asks for a code, a person allows it, and the suite exchanges the code.
 * The suite opens no browser, so this does over HTTP what the consent page does.
 */
export async function authorizationLeg(url: string): Promise<AuthorizationLeg> {
  const port = await freePort();
  const redirect = `http://127.0.0.1:${port}/callback`;
  const metadata = { client_name: 'Conformance suite', redirect_uris: [redirect], token_endpoint_auth_method: 'none' };
  const { client_id: clientId } = z.object({ client_id: z.string() }).parse(await (await post(`${url}/oauth2/register`, metadata)).json());
  const page = { origin: url, 'sec-fetch-site': 'same-origin', 'x-farebox-browser': '1' };
  const login = { email: 'conformance@example.com', password: 'correct horse battery staple' };
  const registered = await post(`${url}/api/v1/auth/browser/register`, login, page);
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
  let answered = '';
  return {
    args: ['--url', url, '--client-id', clientId, '--resource', `${url}/mcp`, '--port', String(port)],
    async answer(output) {
      const asked = new RegExp(`^(${url}/oauth2/authorize\\?\\S+)\\n`, 'm').exec(output)?.[1];
      if (asked === undefined || asked === answered) return;
      answered = asked;
      const consent = new URL((await fetch(asked, { redirect: 'manual' })).headers.get('location') ?? '');
      const allowed = { request: consent.hash.slice(1), accept: true, scopes: ['search'] };
      const decided = await post(`${url}/api/v1/oauth/answer`, allowed, { ...page, cookie });
      await fetch(AnsweredClient.parse(await decided.json()).redirect_uri);
    },
  };
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
}

/** The suite listens there itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
