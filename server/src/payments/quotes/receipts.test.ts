import { createPublicKey, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReceiptError, verifyReceipt } from '../../../../client/src/receipts.ts';
import { receiptSigner, sha256Digest } from './receipts.ts';

const clock = { now: () => 1_795_000_000_000 };
const issuer = 'https://tools.example';
const options = { secrets: ['a secret'], clock, publicUrl: () => issuer };
const signer = receiptSigner(options);
const input = { text: '香港', count: 1 };
const body = '{"words":2}';
const receipt = signer.sign({
  sub: '0x0000000000000000000000000000000000000001',
  jti: 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  service: 'word-count',
  amount: '0.05',
  currency: 'USD',
  request_digest: sha256Digest('{"count":1,"text":"香港"}'),
  response_digest: sha256Digest(body),
});
const check = { keys: { keys: signer.keys.map((key) => ({ ...key })) }, issuer };

const parts = receipt.split('.');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a receipt', () => {
  it('can be verified by anybody with the public key', async () => {
    expect(await verifyReceipt(receipt, { ...check, input: { count: 1, text: '香港' }, body })).toMatchObject({
      iss: issuer,
      iat: 1_795_000_000,
      service: 'word-count',
      amount: '0.05',
    });
    expect(await verifyReceipt(receipt, { ...check, body: Buffer.from(body) })).toMatchObject({ currency: 'USD' });
  });

  it('is a JWS that other libraries can verify', () => {
    const [head, claims, signature = ''] = parts;
    const [key] = signer.keys;
    if (key === undefined) throw new Error('no key');
    const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
    expect(verify(null, Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it('is the same from every replica, and valid after the secret was rotated', async () => {
    expect(receiptSigner(options).keys).toEqual(signer.keys);
    const rotated = receiptSigner({ ...options, secrets: ['a new secret', 'a secret'] });
    expect(rotated.keys).toHaveLength(2);
    await expect(verifyReceipt(receipt, { ...check, keys: { keys: rotated.keys.map((key) => ({ ...key })) } })).resolves.toBeDefined();
  });

  it('proves nothing about another request, answer, or service', async () => {
    await expect(verifyReceipt(receipt, { ...check, input: { ...input, count: 2 } })).rejects.toThrow('another request');
    await expect(verifyReceipt(receipt, { ...check, body: `${body} ` })).rejects.toThrow('another answer');
    await expect(verifyReceipt(receipt, { ...check, issuer: 'https://other.example' })).rejects.toThrow('issued by');
    const others = receiptSigner({ ...options, secrets: ['another'] }).keys.map((key) => ({ ...key }));
    await expect(verifyReceipt(receipt, { ...check, keys: { keys: others } })).rejects.toThrow('does not have');
  });

  it('cannot be forged without the key', async () => {
    const [head = '', claims = '', signature = ''] = parts;
    const [key] = signer.keys;
    const cheaper = encode({ ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), amount: '0.01' });
    for (const forged of [
      `${head}.${cheaper}.${signature}`,
      `${head}.${claims}.${'A'.repeat(86)}`,
      `${encode({ alg: 'none', typ: 'farebox-receipt+jwt', kid: key?.kid })}.${claims}.`,
      `${encode({ alg: 'none', typ: 'farebox-receipt+jwt', kid: key?.kid })}.${claims}.AA`,
      `${encode({ alg: 'HS256', typ: 'farebox-receipt+jwt', kid: key?.kid })}.${claims}.${signature}`,
      `${encode({ alg: 'EdDSA', typ: 'JWT', kid: key?.kid })}.${claims}.${signature}`,
      `${receipt}.more`,
      `${head}.${claims}`,
      'x'.repeat(100_000),
      '',
      null,
    ]) {
      await expect(verifyReceipt(forged, check), String(forged).slice(0, 80)).rejects.toBeInstanceOf(ReceiptError);
    }
  });

  it('is refused with a specific error for any other input', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.base64String({ maxLength: 60 }),
      fc.json().map((json) => Buffer.from(json).toString('base64url')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 4 }), async (pieces) => {
        await expect(verifyReceipt(pieces.join('.'), check)).rejects.toBeInstanceOf(ReceiptError);
      }),
    );
  });
});

describe('a receipt of the extension offer-receipt', () => {
  const settled = { network: 'eip155:84532', payer: '0x01', resourceUrl: `${issuer}/api/tools/word-count`, transaction: '0x02' };
  const claimsOf = (jws: string) => JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString('utf8'));

  it('can be verified with the key in its did:web document', () => {
    const jws = signer.signSettled({ ...settled, settledAt: clock.now() });
    const [head = '', claims, signature = ''] = jws.split('.');
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'));
    const method = signer.didDocument().verificationMethod.find(({ id }) => id === kid);
    const key = createPublicKey({ key: { ...method?.publicKeyJwk }, format: 'jwk' });
    expect(verify(null, Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(claimsOf(jws)).toEqual({ version: 1, issuedAt: 1_795_000_000, ...settled });
  });

  it.each([
    ['https://tools.example', 'did:web:tools.example'],
    ['http://127.0.0.1:4020', 'did:web:127.0.0.1%3A4020'],
    ['https://tools.example/a/b', 'did:web:tools.example:a:b'],
  ])('names the service at %s', (publicUrl, did) => {
    expect(receiptSigner({ ...options, publicUrl: () => publicUrl }).didDocument().id).toBe(did);
  });

  it('is not valid as a receipt of this service', async () => {
    await expect(verifyReceipt(signer.signSettled({ ...settled, settledAt: clock.now() }), check)).rejects.toThrow(ReceiptError);
  });
});
