import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/accounts.ts';
import { argon2idPasswords } from './passwords.ts';

describe('passwords', () => {
  const passwords = argon2idPasswords();

  it('are hashed with argon2id at the OWASP cost, each with its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('correct horse battery'), passwords.hash('correct horse battery')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('are verified', async () => {
    const stored = await passwords.hash('correct horse battery');
    expect(await passwords.verify(stored, 'correct horse battery')).toBe(true);
    expect(await passwords.verify(stored, 'correct horse batterz')).toBe(false);
    expect(await passwords.verify(null, 'correct horse battery')).toBe(false);
  });

  it('are verified against the hash of another Argon2 library, at its own cost', async () => {
    const made = '$argon2id$v=19$m=65536,t=3,p=4$1pDkIE3+aiRodegZAKUcBQ$ziS4apS1jqvkwMj2UGKN1RFgeUj2euGjfSX7A4I03XA';
    expect(await passwords.verify(made, 'correct horse battery')).toBe(true);
    expect(await passwords.verify(made, 'correct horse batterz')).toBe(false);
  });

  it('are equal if keyboards compose their letters differently', async () => {
    const stored = await passwords.hash('cafe\u0301 cafe\u0301');
    expect(await passwords.verify(stored, 'caf\u00e9 caf\u00e9')).toBe(true);
  });

  it('take the same time to refuse for unknown and known accounts', async () => {
    const stored = await passwords.hash('correct horse battery');
    // Of all threads of the process: a busy machine takes longer, but computes no more.
    const computedFor = async (hash: string | null) => {
      const before = process.cpuUsage();
      await passwords.verify(hash, 'something else');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const unknown: number[] = [];
    const known: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      unknown.push(await computedFor(null));
      known.push(await computedFor(stored));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('are hashed a few at a time; further requests are refused with Retry-After', async () => {
    const busy = argon2idPasswords({ runningMax: 1, waitingMax: 1 });
    const [running, waiting] = [busy.hash('first password'), busy.hash('second password')];
    await expect(busy.hash('third password')).rejects.toEqual(refusal('unavailable', { details: { retryAfterSeconds: 1 } }));
    await Promise.all([running, waiting]);
    await expect(busy.hash('fourth password')).resolves.toContain('$argon2id$');
  });

  it('free their slot if hashing fails', async () => {
    const busy = argon2idPasswords({ runningMax: 1, waitingMax: 0 });
    await expect(busy.verify('not a hash', 'password')).rejects.toThrow('not argon2id in PHC format');
    await expect(busy.hash('another password')).resolves.toContain('$argon2id$');
  });
});
