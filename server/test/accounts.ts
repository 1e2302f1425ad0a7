import { expect } from 'vitest';
import { accounts } from '../src/accounts/accounts.ts';
import { auditTrail } from '../src/accounts/audit-trail.ts';
import { argon2idPasswords, type Passwords } from '../src/accounts/passwords.ts';
import { sessions } from '../src/accounts/sessions.ts';
import { setupLinks } from '../src/accounts/setup-links.ts';
import { walletProofs } from '../src/accounts/wallet-proofs.ts';
import { standing } from '../src/accounts/standing.ts';
import { hook } from '../src/hook.ts';
import type { Database } from '../src/storage/database.ts';

export const password = 'correct horse battery';

/** Argon2id at a hundredth of its cost: the usual one would take a tenth of the time of all tests. */
export const cheapPasswords = () => argon2idPasswords({ cost: { memory: 256, passes: 1, parallelism: 1 } });

/** The accounts room on a database, with a clock that stands still until a test moves it. */
export function accountsOn(database: Database, passwords: Passwords = cheapPasswords()) {
  const time = { now: 1_795_000_000_000 };
  const clock = { now: () => time.now };
  const live = sessions({ database, clock });
  const trail = auditTrail({ database, clock });
  const proofs = walletProofs({ secrets: ['a secret'], clock, publicUrl: () => 'https://farebox.example' });
  return {
    database,
    time,
    clock,
    passwords,
    sessions: live,
    auditTrail: trail,
    walletProofs: proofs,
    standing: standing({
      database,
      clock,
      sessions: live,
      setupLinks: setupLinks({ database, clock }),
      auditTrail: trail,
      standingChanged: hook(),
    }),
    accounts: accounts({ database, clock, sessions: live, auditTrail: trail, walletProofs: proofs, passwords }),
  };
}

/** For tests of something else: hashing as it should be takes longer than all they do. */
export const plainPasswords: Passwords = {
  hash: async (chosen) => `plain ${chosen}`,
  verify: async (stored, tried) => stored === `plain ${tried}`,
};

/** How many succeeded, and the codes of those that did not. */
export async function outcomes(attempts: ReadonlyArray<Promise<unknown>>): Promise<{ succeeded: number; codes: unknown[] }> {
  const settled = await Promise.allSettled(attempts);
  const codes = settled.flatMap((each) => (each.status === 'rejected' ? [codeOf(each.reason)] : []));
  return { succeeded: settled.length - codes.length, codes: [...new Set(codes)] };
}

export function refusal(code: string, more: Record<string, unknown> = {}): unknown {
  return expect.objectContaining({ name: 'Problem', code, ...more });
}

function codeOf(reason: unknown): unknown {
  return reason instanceof Error && 'code' in reason ? reason.code : reason;
}
