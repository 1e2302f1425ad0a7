import { CreatedOAuthClient } from '@farebox/contract';
import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { answerConsent, openConsent, person } from '../oauth-client.ts';
import { startService, textAt } from '../service.ts';

const redirectUri = 'https://assistant.example/callback';

it('a client that an admin enters asks as others do, proves itself by its secret, and ends with its grants', async () => {
  await using service = await startService();
  const admin = await service.asAdmin();
  const path = '/api/v1/admin/oauth-clients';
  const refused = await service.post(path, { name: 'Bad', redirect_uris: ['javascript:alert(1)'] }, admin);
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'redirect_uris' }] } });
  const made = await service.post(path, { name: 'Ours', redirect_uris: [redirectUri], has_secret: true }, admin);
  expect(made).toMatchObject({ status: 201 });
  const { client_id: clientId, client_secret: secret } = CreatedOAuthClient.parse(made.body);

  const owner = await person(service);
  const verifier = 'v'.repeat(43);
  const asked = new URLSearchParams({ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: 'search spend' });
  asked.set('code_challenge', hash('sha256', verifier, 'base64url'));
  asked.set('code_challenge_method', 'S256');
  const request = await openConsent(service, new URL(`${service.url}/oauth2/authorize?${asked.toString()}`));
  const { redirect_uri: back } = await answerConsent(service, owner.headers, request);
  const form = { grant_type: 'authorization_code', code: new URL(back).searchParams.get('code') ?? '', redirect_uri: redirectUri };
  const token = (authorization: string) =>
    service.send('POST', '/oauth2/token', {
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...form, code_verifier: verifier }).toString(),
    });
  const basic = (text: string | null) => `Basic ${Buffer.from(`${clientId}:${text}`).toString('base64')}`;
  const given = await token(basic(secret));
  expect(given).toMatchObject({ status: 200 });
  const agent = { authorization: `Bearer ${textAt(given.body, 'access_token')}` };
  expect(await service.get('/api/tools/search?q=words', agent)).toMatchObject({ status: 200 });

  const listed = { client_id: clientId, name: 'Ours', origin: 'entered', has_secret: true, grants: 1 };
  expect(await service.get(path, admin)).toMatchObject({ body: { items: [listed] } });
  const removal = `${path}?client_id=${clientId}`;
  expect(await service.send('DELETE', removal, { headers: owner.headers })).toMatchObject({ status: 403 });
  expect(await service.send('DELETE', removal, { headers: admin })).toMatchObject({ status: 204 });
  expect(await service.send('DELETE', removal, { headers: admin })).toMatchObject({ status: 404 });
  expect(await service.get('/api/v1/me/credit', agent)).toMatchObject({ status: 401 });
});
