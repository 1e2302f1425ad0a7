import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feePayer, solanaPayer, solanaTransaction } from '../../../test/solana-wallet.ts';
import { readTransaction } from './solana.ts';

const blockhash = Buffer.alloc(32, 3);

describe('a serialized transaction of Solana', () => {
  it('has its signers, in both formats', () => {
    for (const isLegacy of [false, true]) {
      expect(readTransaction(solanaTransaction({ isLegacy }))?.signers).toEqual([feePayer.address, solanaPayer.address]);
    }
  });

  it('has an id that is the same for all signatures, and differs for any other change', () => {
    const hash = (transaction: string) => readTransaction(transaction)?.messageHash;
    const one = hash(solanaTransaction({ blockhash }));
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(hash(solanaTransaction({ blockhash }))).toBe(one);
    expect(hash(solanaTransaction())).not.toBe(one);
    expect(hash(solanaTransaction({ blockhash, isLegacy: true }))).not.toBe(one);
  });

  it('is refused if it is truncated, too long or something else', () => {
    const bytes = Buffer.from(solanaTransaction(), 'base64');
    for (let length = 0; length < bytes.length - 2; length += 1) {
      expect(readTransaction(bytes.subarray(0, length).toString('base64')), `${length} bytes`).toBeNull();
    }
    const long = Buffer.concat([bytes, Buffer.alloc(1232)]).toString('base64');
    for (const text of ['', '@@@', 'AA==', '////////', long, Buffer.alloc(200, 0xff).toString('base64')]) {
      expect(readTransaction(text)).toBeNull();
    }
  });

  it('is parsed or refused for any input', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const read = readTransaction(Buffer.from(bytes).toString('base64'));
        if (read !== null) expect(read.signers.length).toBeGreaterThan(0);
      }),
    );
  });
});
