import { CreatedApiKey, Session } from '@farebox/contract';
import { formatAmount } from '../../src/money.ts';
import type { HttpClient } from './http-client.ts';
import { unexpected } from './unexpected.ts';

/** The admin that the service is started with. */
export const admin = { email: 'admin@example.com', password: 'correct horse battery staple' };

/** What the buyer has to spend. */
export const grantedMicros = 1_000_000_000;

/** An account with prepaid credit. @returns its API key */
export async function openBuyer(http: HttpClient, email = 'buyer@example.com'): Promise<string> {
  const buyer = await register(http, email);
  const loggedIn = await http.send('POST', '/api/v1/auth/login', { json: admin });
  const asAdmin = bearer(Session.parse(JSON.parse(loggedIn.text)).token);
  await http.send('POST', `/api/v1/admin/users/${buyer.user.id}/credit`, {
    headers: asAdmin,
    json: { amount: formatAmount(grantedMicros) },
  });
  const created = await http.send('POST', '/api/v1/me/api-keys', { headers: bearer(buyer.token), json: { name: 'buyer' } });
  return CreatedApiKey.parse(JSON.parse(created.text)).key;
}

export async function register(http: HttpClient, email: string): Promise<Session> {
  const answer = await http.send('POST', '/api/v1/auth/register', { json: { email, password: admin.password } });
  if (answer.status !== 201) throw unexpected('a new account', answer);
  return Session.parse(JSON.parse(answer.text));
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
