import { expect, it } from 'vitest';
import { z } from 'zod';
import { ownPage } from '../browser-login.ts';
import { eachDatabase } from '../databases.ts';
import { person } from '../oauth-client.ts';
import { passkeyDevice } from '../passkey-device.ts';
import { adminLogin, startService, type RequestHeaders, type Service } from '../service.ts';

const own = ({ url }: Service) => ({ origin: url, rpId: new URL(url).hostname });
/** A page that lies about its origin, one that lies about the name that keys belong to, and one of another site. */
const others = (service: Service) => [
  { ...own(service), origin: 'https://evil.example' },
  { ...own(service), origin: `${service.url}0` },
  { ...own(service), rpId: 'evil.example' },
  { origin: 'https://evil.example', rpId: 'evil.example' },
];
const refused = { status: 401, body: { code: 'passkey_invalid' } };

const Asked = z.object({ options: z.object({ challenge: z.string() }) });
const challengeIn = ({ body }: { body: unknown }) => Asked.parse(body).options.challenge;
const challengeFor = async (service: Service, login: RequestHeaders) =>
  challengeIn(await service.post('/api/v1/me/passkeys/options', { current_password: adminLogin.password }, login));
const add = (service: Service, login: RequestHeaders, credential: object) =>
  service.post('/api/v1/me/passkeys', { name: 'phone', credential }, login);
const askFor = async (service: Service) => challengeIn(await service.post('/api/v1/auth/browser/passkey/options', {}, ownPage(service)));
const show = (service: Service, credential: object) => service.post('/api/v1/auth/browser/passkey', { credential }, ownPage(service));

eachDatabase('a passkey', (open) => {
  it('logs in for the page that it was made for, and for no other', async () => {
    await using service = await startService({ database: await open() });
    const { userId, headers } = await person(service);
    const device = passkeyDevice();
    expect(await add(service, headers, device.create(await challengeFor(service, headers), own(service)))).toMatchObject({ status: 204 });
    for (const page of others(service)) expect(await show(service, device.get(await askFor(service), page))).toMatchObject(refused);
    const answer = await show(service, device.get(await askFor(service), own(service)));
    expect(answer).toMatchObject({ status: 200, body: { user: { id: userId } } });
  });

  it('is not added by a page of another site', async () => {
    await using service = await startService({ database: await open() });
    const { headers } = await person(service);
    for (const page of others(service)) {
      const credential = passkeyDevice().create(await challengeFor(service, headers), page);
      expect(await add(service, headers, credential)).toMatchObject(refused);
    }
    expect(await service.get('/api/v1/me/second-factor', headers)).toMatchObject({ body: { passkeys: [] } });
  });

  it('answers a challenge once, also at once, and only one of its own account', async () => {
    await using service = await startService({ database: await open() });
    const [ada, bob] = [await person(service), await person(service)];
    const device = passkeyDevice();
    const ofAda = await challengeFor(service, ada.headers);
    expect(await add(service, bob.headers, device.create(ofAda, own(service)))).toMatchObject(refused);
    expect(await add(service, ada.headers, device.create(ofAda, own(service)))).toMatchObject({ status: 204 });
    expect(await add(service, ada.headers, passkeyDevice().create(ofAda, own(service)))).toMatchObject(refused);
    const shown = device.get(await askFor(service), own(service));
    const answers = await Promise.all([1, 2, 3].map(() => show(service, shown)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });
});
