import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { problem } from '../errors.ts';
import { workQueue } from '../limits/semaphore.ts';

export type Passwords = ReturnType<typeof argon2idPasswords>;

export interface PasswordsOptions {
  /** Each hash takes a thread and 19 MiB. Node has four threads, and files and DNS need them too. */
  runningMax?: number;
  /** A login that would wait longer than about a second is refused with `Retry-After`. */
  waitingMax?: number;
  /** Of new hashes. */
  cost?: Cost;
}

/** Argon2id with the first recommendation of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const recommendedCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

export function argon2idPasswords({ runningMax = 2, waitingMax = 64, cost = recommendedCost }: PasswordsOptions = {}) {
  // No password matches it.
  const unmatchedHash = written({ cost, salt: Buffer.alloc(saltBytes), tag: Buffer.alloc(tagBytes) });
  // A flood of logins takes neither all threads nor the memory.
  const inTurn = workQueue({ runningMax, waitingMax, full: () => problem('unavailable', { retryAfterSeconds: 1 }) });
  return {
    /** @throws unavailable if too many requests are waiting */
    hash: (password: string): Promise<string> => inTurn(() => hashOf(password, cost)),
    /**
     * @param stored null if there is no account or no password: the answer is false and takes the same time.
     * @throws unavailable if too many requests are waiting
     */
    async verify(stored: string | null, password: string): Promise<boolean> {
      const isRight = await inTurn(() => matches(stored ?? unmatchedHash, password));
      return isRight && stored !== null;
    },
  };
}

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

interface StoredHash {
  cost: Cost;
  salt: Buffer;
  tag: Buffer;
}

const derive = promisify(argon2);

async function hashOf(password: string, cost: Cost): Promise<string> {
  const salt = randomBytes(saltBytes);
  return written({ cost, salt, tag: await tagOf(password, { cost, salt, bytes: tagBytes }) });
}

/** Uses the cost with which the hash was made. */
async function matches(stored: string, password: string): Promise<boolean> {
  const { cost: itsCost, salt, tag } = read(stored);
  return timingSafeEqual(tag, await tagOf(password, { cost: itsCost, salt, bytes: tag.length }));
}

function tagOf(password: string, { cost: itsCost, salt, bytes }: { cost: Cost; salt: Buffer; bytes: number }): Promise<Buffer> {
  return derive('argon2id', { message: typed(password), nonce: salt, tagLength: bytes, ...itsCost });
}

/** The PHC string format, which every Argon2 library uses. */
function written({ cost: { memory, passes, parallelism }, salt, tag }: StoredHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function read(stored: string): StoredHash {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored) ?? [];
  if (tag === '') throw new Error('the stored password hash is not argon2id in PHC format');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

/** Keyboards compose the same letter from different code points. Source: NIST SP 800-63B, 3.1.1.2. */
function typed(password: string): string {
  return password.normalize('NFKC');
}
