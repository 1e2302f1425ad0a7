import { describe, expect, it } from 'vitest';
import { hourMs } from '../../src/clock.ts';
import { fakeLocalEngine, pageText } from '../fake-engines.ts';
import { type Service } from '../service.ts';
import { bob, fileUrl, linkIn, paidCall, pollWith, serviceWith, submitted, worked } from '../tool-job-desk.ts';

describe('a file created by a tool', () => {
  it('is delivered by a signed link until it expires, and removed after a day', async () => {
    await using shop = await serviceWith([fakeLocalEngine().engine]);
    const { service, time } = shop;
    const { id } = await submitted(service, bob);
    await worked(service, id);
    const { answer } = await paidCall(service, 'scan-result', { id }, bob);
    const link = linkIn(answer);
    const file = await fetch(link);
    expect(await file.text()).toBe(pageText);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringContaining('attachment; filename="page-1.png"'),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    });
    const head = await fetch(link, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(pageText.length), '']);
    const part = await fetch(link, { headers: { range: 'bytes=4-8' } });
    expect([part.status, await part.text()]).toEqual([206, pageText.slice(4, 9)]);
    expect((await fetch(link, { headers: { 'if-none-match': file.headers.get('etag') ?? '' } })).status).toBe(304);
    expect((await fetch(link, { headers: { range: 'bytes=900-' } })).status).toBe(416);
    expect((await fetch(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(403);
    expect((await fetch(link.replace('file_', 'fiLe_'))).status).toBe(403);
    expect((await fetch(link.replace(/\?.*/, ''))).status).toBe(400);

    time.aheadMs += hourMs;
    expect((await fetch(link)).status).toBe(410);
    const fresh = linkIn(await pollWith(service, id, bob));
    expect((await fetch(fresh)).status).toBe(200);
    await service.parts.providerTools.sweep();
    expect(await blobCount(service)).toBe(1);
    time.aheadMs += 25 * hourMs;
    await service.parts.providerTools.sweep();
    expect(await blobCount(service)).toBe(0);
  });

  it('from an immediate answer has a link that is valid as long as the file', async () => {
    await using shop = await serviceWith([fakeLocalEngine().engine]);
    const { answer } = await paidCall(shop.service, 'outline', { ImageURL: fileUrl });
    expect(answer).toMatchObject({ status: 200, body: { requestId: expect.any(String), data: { seen: true } } });
    shop.time.aheadMs += 23 * hourMs;
    expect(await (await fetch(linkIn(answer))).text()).toBe(pageText);
  });
});

async function blobCount({ parts }: Service): Promise<number> {
  return (await Array.fromAsync(parts.blobs.list('tool-files'))).length;
}
