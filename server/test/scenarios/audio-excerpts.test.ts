import { PublicAsset } from '@farebox/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mp3File, wavFile } from '../fixtures/files.ts';
import { uploadedAsset } from '../registry.ts';
import { startService, type Customer, type Service } from '../service.ts';

let service: Service;
let owner: Customer;
beforeAll(async () => {
  service = await startService();
  owner = await service.customer();
});
afterAll(() => service[Symbol.asyncDispose]());

async function uploaded(name: string, type: string, bytes: Buffer, by: Customer = owner) {
  const { id } = await uploadedAsset(
    service,
    by.login,
    { title: `Birds ${name}`, asset_type: 'audio' },
    { bytes: Uint8Array.from(bytes), name, type },
  );
  return PublicAsset.parse((await service.get(`/api/v1/assets/${id}`)).body);
}

it('plays the beginning of a sound that is not bought yet, as a file of its own', async () => {
  const bytes = wavFile({ seconds: 60 });
  const { id, excerpt } = await uploaded('birds.wav', 'audio/wav', bytes);
  expect(excerpt).toEqual({ mime_type: 'audio/wav', seconds: 6, size_bytes: 44 + 96_000 });
  const answer = await service.get(`/api/v1/assets/${id}/excerpt`);
  expect(answer.status).toBe(200);
  const said = Object.fromEntries(answer.headers);
  expect(said).toMatchObject({ 'content-type': 'audio/wav', 'content-length': '96044', 'x-content-type-options': 'nosniff' });
  expect(said['content-security-policy']).toBe("default-src 'none'; sandbox");
  const part = await service.get(`/api/v1/assets/${id}/excerpt`, { range: 'bytes=0-3' });
  expect(part).toMatchObject({ status: 206, text: 'RIFF' });
  expect(part.headers.get('content-range')).toBe('bytes 0-3/96044');
  expect(await service.get(`/api/v1/assets/${id}/excerpt`, { range: 'bytes=96044-' })).toMatchObject({ status: 416 });
});

it('cuts MP3 between its frames', async () => {
  const { excerpt } = await uploaded('birds.mp3', 'audio/mpeg', mp3File({ title: 'Birds', artist: 'Ada', frames: 1000 }));
  expect(excerpt).toEqual({ mime_type: 'audio/mpeg', seconds: 2.612, size_bytes: 100 * 417 });
});

it('gives nothing of short sounds, of archived assets and of unknown ones', async () => {
  const short = await uploaded('short.wav', 'audio/wav', wavFile({ seconds: 5 }));
  expect(short.excerpt).toBeNull();
  expect(await service.get(`/api/v1/assets/${short.id}/excerpt`)).toMatchObject({ status: 404 });
  const { id } = await uploaded('gone.wav', 'audio/wav', wavFile({ seconds: 61 }));
  await service.send('DELETE', `/api/v1/admin/assets/${id}`, { headers: owner.login });
  expect(await service.get(`/api/v1/assets/${id}/excerpt`)).toMatchObject({ status: 404 });
  expect(await service.get('/api/v1/assets/ast_unknown/excerpt')).toMatchObject({ status: 404 });
});

it('gives nothing, and says that there is nothing, while the owner is suspended', async () => {
  const suspended = await service.customer();
  const { id } = await uploaded('silenced.wav', 'audio/wav', wavFile({ seconds: 62 }), suspended);
  const admin = await service.asAdmin();
  const heard = async () => [
    (await service.get(`/api/v1/assets/${id}/excerpt`)).status,
    PublicAsset.parse((await service.get(`/api/v1/assets/${id}`)).body).excerpt?.seconds ?? null,
  ];
  expect(await heard()).toEqual([200, 6.2]);
  await service.post(`/api/v1/admin/users/${suspended.userId}/suspend`, { reason: 'a test' }, admin);
  expect(await heard()).toEqual([404, null]);
  await service.post(`/api/v1/admin/users/${suspended.userId}/resume`, {}, admin);
  expect(await heard()).toEqual([200, 6.2]);
});
