import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSiweMessage } from 'viem/siwe';
import { newPayer } from '../../test/evm/payers.ts';
import { minuteMs } from '../clock.ts';
import { asProblem } from '../errors.ts';
import { extensionName, signedText, walletSignIn } from './sign-in-with-x.ts';

const time = { now: 1_795_000_000_000 };
const options = { secrets: ['a secret'], clock: { now: () => time.now }, publicUrl: () => 'https://tools.example' };
const signIn = walletSignIn(options);
const wallet = newPayer();
const network = 'eip155:84532';

function asked(by = signIn): Record<string, string> {
  return Object(by.extension(network, '/api/v1/assets/fetch?asset_id=ast_1')[extensionName]).info;
}

const header = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** The wallet's answer. The members of `info` are part of the signed text. */
async function proof(info: Record<string, unknown> = asked()) {
  const said = Object({ ...info, address: wallet.address, chainId: network, type: 'eip191' });
  return { ...said, signature: await wallet.signMessage({ message: signedText(said) }) };
}

describe('the signed text', () => {
  it.each([
    ['as little as can be said', {}],
    ['all that can be said', { statement: 'Sign in', requestId: 'r1', resources: ['https://tools.example/a', 'https://tools.example/b'] }],
    ['an empty statement', { statement: '' }],
  ])('follows EIP-4361 with %s', (_name, more) => {
    const { domain = '', uri = '', nonce = '', issuedAt = '', expirationTime = '' } = asked();
    const said = { domain, address: wallet.address, uri, nonce, ...more };
    expect(signedText({ ...said, version: '1', type: 'eip191', chainId: network, issuedAt, expirationTime })).toBe(
      createSiweMessage({
        ...said,
        version: '1',
        chainId: 84532,
        issuedAt: new Date(issuedAt),
        expirationTime: new Date(expirationTime),
      }),
    );
  });
});

describe('signing in', () => {
  it('proves which wallet signed', async () => {
    expect(await signIn.caller(header(await proof()))).toEqual({
      kind: 'wallet',
      address: wallet.address.toLowerCase(),
      signedPath: '/api/v1/assets/fetch?asset_id=ast_1',
      proofId: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('requests the same text for some minutes, so that challenges can be cached', () => {
    const before = asked();
    time.now += 1000;
    expect(asked()).toEqual(before);
    time.now += 5 * minuteMs;
    expect(asked()['nonce']).not.toBe(before['nonce']);
  });

  it('is valid for some minutes only', async () => {
    const sent = header(await proof());
    time.now += 5 * minuteMs;
    expect(await signIn.caller(sent)).not.toBeNull();
    time.now += 5 * minuteMs;
    expect(await signIn.caller(sent)).toBeNull();
    // Nor is the old nonce accepted in a text with new times.
    const later = { ...asked(), nonce: Object(JSON.parse(Buffer.from(sent, 'base64').toString())).nonce };
    expect(await signIn.caller(header(await proof(later)))).toBeNull();
  });

  it('works across replicas and secret rotation, but not with a nonce of another service', async () => {
    const sent = header(await proof());
    expect(await walletSignIn({ ...options, secrets: ['a new secret', 'a secret'] }).caller(sent)).not.toBeNull();
    expect(await walletSignIn({ ...options, secrets: ['a new secret'] }).caller(sent)).toBeNull();
    expect(await walletSignIn({ ...options, publicUrl: () => 'https://other.example' }).caller(sent)).toBeNull();
    expect(await walletSignIn({ ...options, publicUrl: () => 'http://tools.example' }).caller(sent)).toBeNull();
  });

  it('accepts a nonce of a replica whose clock is a minute ahead at most', async () => {
    const replica = (aheadMs: number) => walletSignIn({ ...options, clock: { now: () => time.now + aheadMs } });
    // As a new span begins, the replica that is behind is still in the one before.
    time.now += 5 * minuteMs - (time.now % (5 * minuteMs)) - 1;
    expect(await signIn.caller(header(await proof(asked(replica(1)))))).not.toBeNull();
    expect(await signIn.caller(header(await proof(asked(replica(minuteMs)))))).not.toBeNull();
    expect(await signIn.caller(header(await proof(asked(replica(5 * minuteMs + 1)))))).toBeNull();
  });

  it('is offered only on EVM chains', () => {
    expect(signIn.extension('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '/')).toEqual({});
  });

  it('refuses lines that would make the text ambiguous', async () => {
    const { domain } = asked();
    for (const change of [
      { statement: `x\n\nURI: https://tools.example` },
      { domain: `${domain} wants you to sign in with your Ethereum account:\n0x` },
      { resources: ['a\r\nNonce: 1'] },
      { requestId: 'x\u2028y' },
    ]) {
      await expect(signIn.caller(header({ ...(await proof()), ...change })), JSON.stringify(change)).rejects.toMatchObject({
        code: 'malformed_header',
      });
    }
  });

  it('refuses a proof with a changed field', async () => {
    const sent = await proof();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(sent)), fc.string({ maxLength: 80 }), async (name, text) => {
        fc.pre(text !== sent[name]);
        const caller = await signIn.caller(header({ ...sent, [name]: text })).catch((thrown: unknown) => asProblem(thrown).code);
        expect(caller === null || caller === 'malformed_header').toBe(true);
      }),
    );
  });

  it('turns any input into a wallet, null or malformed_header', async () => {
    const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.base64String({ maxLength: 300 }), fc.json().map(header));
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        await expect(signIn.caller(text)).rejects.toMatchObject({ code: 'malformed_header' });
      }),
    );
  });
});
