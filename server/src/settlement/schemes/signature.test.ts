import fc from 'fast-check';
import { recoverTypedDataAddress, type TypedDataDefinition } from 'viem';
import { describe, expect, it } from 'vitest';
import { newPayer } from '../../../test/evm/payers.ts';
import { testTerms } from '../../../test/evm/terms.ts';
import { typedData, uptoTypedData } from '../../../test/evm/typed-data.ts';
import { signerOf } from './eip3009.ts';
import { checkUptoSignature } from './permit2.ts';
import type { Authorization, Hex, UptoPayload } from '../payload.ts';
import type { Requirement } from '../settler.ts';
import { requirementOf } from '../settlers/terms.ts';
import { lower } from './signature.ts';

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const fieldSize = 2n ** 256n - 2n ** 32n - 977n;
const payer = newPayer();

const hexOf = (bytes: number): fc.Arbitrary<Hex> =>
  fc.tuple(fc.uint8Array({ minLength: bytes, maxLength: bytes }), fc.boolean()).map(([value, isUpper]): Hex => {
    const hex = Buffer.from(value).toString('hex');
    return `0x${isUpper ? hex.toUpperCase() : hex}`;
  });
/** Also numbers just above 256 bits. */
const number = fc.oneof(fc.bigInt(0n, 2n ** 256n - 1n), fc.constantFrom(0n, 2n ** 256n - 1n, 2n ** 256n)).map(String);
const coordinate = fc.oneof(
  fc.bigInt(0n, 2n ** 256n - 1n),
  fc.constantFrom(0n, 1n, order - 1n, order, order + 1n, order / 2n, order / 2n + 1n, fieldSize - order, fieldSize - 1n, fieldSize),
);
const word = (value: bigint) => value.toString(16).padStart(64, '0');

const authorization: fc.Arbitrary<Authorization> = fc.record({
  from: hexOf(20),
  to: hexOf(20),
  value: number,
  validAfter: number,
  validBefore: number,
  nonce: hexOf(32),
});
const requirement: fc.Arbitrary<Requirement> = fc
  .record({
    chainId: fc.oneof(fc.constantFrom(1, 8453, 84_532), fc.nat()),
    asset: hexOf(20),
    name: fc.oneof(fc.constantFrom('USDC', 'USD Coin', ''), fc.string({ unit: 'grapheme' })),
    version: fc.oneof(fc.constantFrom('2', ''), fc.string()),
  })
  .map(({ chainId, asset, ...extra }) => ({ ...requirementOf(testTerms, 10_000), network: `eip155:${chainId}`, asset, extra }));
const permit: fc.Arbitrary<UptoPayload['permit2Authorization']> = fc.record({
  from: hexOf(20),
  permitted: fc.record({ token: hexOf(20), amount: number }),
  spender: hexOf(20),
  nonce: number,
  deadline: number,
  witness: fc.record({ to: hexOf(20), facilitator: hexOf(20), validAfter: number }),
});

/** The signer according to viem, except for the upper half of s, which viem accepts and no token does. */
async function byViem(typed: () => TypedDataDefinition, signature: Hex): Promise<Hex | null> {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)];
  if (signature.length !== 132 || BigInt(`0x${s}`) > order / 2n || !['1b', '1c', '00', '01'].includes(v.toLowerCase())) return null;
  try {
    return lower(await recoverTypedDataAddress({ ...typed(), signature: { r: `0x${r}`, s: `0x${s}`, yParity: Number(`0x${v}`) % 27 } }));
  } catch {
    return null;
  }
}

async function signed(typed: () => TypedDataDefinition): Promise<Hex | null> {
  try {
    return await payer.signTypedData(typed());
  } catch {
    // A number of more than 256 bits.
    return null;
  }
}

/** The signature, and variants of it. */
function variants(signature: Hex): Hex[] {
  const [r, s, v] = [signature.slice(2, 66), BigInt(`0x${signature.slice(66, 130)}`), signature.slice(130)];
  const [parity, other] = v === '1b' ? ['00', '1c'] : ['01', '1b'];
  return [
    signature,
    `0x${r}${word(s)}${parity}`,
    `0x${r}${word(s)}${other}`,
    `0x${r.toUpperCase()}${word(s)}${v.toUpperCase()}`,
    `0x${r}${word(order - s)}${other}`,
    `0x${r}${word(s)}02`,
    `0x${r}${word(s)}1d`,
    `0x${r}${word(0n)}${v}`,
    `0x${word(0n)}${word(s)}${v}`,
    `0x${word(order)}${word(s)}${v}`,
    `0x${word(fieldSize - order + 1n)}${word(s)}${v}`,
    `0x${r}${word(s)}`,
    `0x${r}${word(s)}${v}00`,
  ];
}

describe('the recovered signer', () => {
  it('is the same as in viem, for an authorization with valid and invalid signatures', async () => {
    await fc.assert(
      fc.asyncProperty(authorization, requirement, async (asked, required) => {
        const typed = () => typedData(asked, required);
        const signature = await signed(typed);
        for (const variant of signature === null ? [] : variants(signature)) {
          expect(await signerOf({ authorization: asked, signature: variant }, required)).toBe(await byViem(typed, variant));
        }
        if (signature !== null) expect(await signerOf({ authorization: asked, signature }, required)).toBe(lower(payer.address));
      }),
      { numRuns: 40 },
    );
  });

  it('is the same as in viem, for random numbers', async () => {
    await fc.assert(
      fc.asyncProperty(authorization, requirement, coordinate, coordinate, fc.nat(255), async (asked, required, r, s, v) => {
        const signature: Hex = `0x${word(r)}${word(s)}${v.toString(16).padStart(2, '0')}`;
        const fixed: Hex = `0x${word(r)}${word(s)}1b`;
        for (const each of [signature, fixed]) {
          expect(await signerOf({ authorization: asked, signature: each }, required)).toBe(
            await byViem(() => typedData(asked, required), each),
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is the same as in viem, for a permit', async () => {
    await fc.assert(
      fc.asyncProperty(permit, fc.constantFrom(1, 8453, 84_532), async (asked, chainId) => {
        const network = `eip155:${chainId}`;
        const typed = () => uptoTypedData({ permit2Authorization: asked }, network);
        const signature = await signed(typed);
        for (const variant of signature === null ? [] : variants(signature)) {
          const signer = await byViem(typed, variant);
          const payload = { permit2Authorization: { ...asked, from: signer ?? payer.address }, signature: variant };
          expect((await checkUptoSignature(payload, { network })) === null).toBe(signer !== null);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is null if the values cannot be signed', async () => {
    const required = requirementOf(testTerms, 10_000);
    const asked: Authorization = {
      from: payer.address,
      to: payer.address,
      value: '1',
      validAfter: '0',
      validBefore: '2',
      nonce: `0x${word(1n)}`,
    };
    const signature = await payer.signTypedData(typedData(asked, required));
    for (const [changes, change] of [
      [{ value: String(2n ** 256n) }, {}],
      [{ to: '0x12' }, {}],
      [{ nonce: '0x12' }, {}],
      [{}, { network: 'solana:mainnet' }],
    ] as const) {
      expect(await signerOf({ authorization: { ...asked, ...changes }, signature }, { ...required, ...change })).toBeNull();
    }
  });

  it('does not depend on the number of domains seen before', async () => {
    const asked: Authorization = {
      from: payer.address,
      to: payer.address,
      value: '1',
      validAfter: '0',
      validBefore: '2',
      nonce: `0x${word(1n)}`,
    };
    const required = requirementOf(testTerms, 10_000);
    for (let count = 0; count < 200; count += 1) {
      const other = { ...required, network: `eip155:${count % 150}`, extra: { name: `USD|${count % 2}`, version: String(count % 3) } };
      const signature = await payer.signTypedData(typedData(asked, other));
      expect(await signerOf({ authorization: asked, signature }, other)).toBe(lower(payer.address));
    }
  });
});
