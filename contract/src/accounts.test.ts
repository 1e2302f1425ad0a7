import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UpdateMe } from './accounts.ts';
import { CreateApiKey } from './api-keys.ts';
import { Email } from './credentials.ts';
import { PayoutWallet } from './payout-wallets.ts';
import { Login, Register } from './sessions.ts';

const issuesOf = (result: { success: boolean; error?: { issues: ReadonlyArray<{ message: string }> } | undefined }) =>
  result.error?.issues.map((issue) => issue.message) ?? [];

describe('a password', () => {
  const issuesOfPassword = (password: string) => issuesOf(Register.safeParse({ email: 'ada@example.com', password }));

  it.each(['aaaaaaaaaaaa', '1111111111', '          ', 'ääääääääääää', '😀😀😀😀😀😀😀😀😀😀'])(
    'is not one character again and again: %s',
    (password) => {
      expect(issuesOfPassword(password)).toEqual(['must not be one character again and again']);
    },
  );

  it.each(['aaaaaaaaab', 'correct horse battery', '          x'])('may be %s', (password) => {
    expect(issuesOfPassword(password)).toEqual([]);
  });
});

describe('an email address', () => {
  it.each([
    'ada@example.com',
    'a.b+tag@sub.example.co.uk',
    'o’neil@example.org',
    'jörg@bücher.example',
    'admin@localhost',
    '用户@例子.广告',
  ])('may be %s', (address) => {
    expect(Email.safeParse(address).success).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@exam ple.com',
    'a da@example.com',
    'ada@.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example.c',
    'Ada <ada@example.com>',
    'ada@example.com,bob@example.com',
    'ada\0@example.com',
    'ada\n@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('is not %j', (address) => {
    expect(Email.safeParse(address).success).toBe(false);
  });

  it('is trimmed and in lower case', () => {
    expect(Email.parse('  Ada@Example.COM\n')).toBe('ada@example.com');
  });

  it.each([
    'jürgen@münchen.example',
    'jürgen@münchen.example'.normalize('NFD'),
    'JÜRGEN@MÜNCHEN.EXAMPLE',
    'Jürgen@XN--MNCHEN-3YA.example',
    'jürgen@ｍünchen。example',
  ])('is one, however it is typed: %s', (typed) => {
    expect(Email.parse(typed)).toBe('jürgen@münchen.example');
    expect(Login.parse({ email: typed, password: 'x' }).email).toBe('jürgen@münchen.example');
  });

  it('is parsed fast for any text, and does not change when parsed again', () => {
    const part = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('a', '@', '.', '-', 'localhost', 'a.'.repeat(2000)));
    const text = fc.oneof(
      fc.emailAddress(),
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const before = process.threadCpuUsage();
        const parsed = Email.safeParse(given);
        // Microseconds of computing: a busy machine takes longer.
        expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
        expect(Email.safeParse(parsed.data ?? '').data).toBe(parsed.data);
      }),
    );
  });
});

describe('a payout wallet', () => {
  const evm = '0x52908400098527886e0f7030069857d2e4169ee7';

  it.each([
    ['eip155:8453', evm],
    ['eip155:1', evm.toUpperCase().replace('0X', '0x')],
    ['eip155:1', '0x52908400098527886E0f7030069857D2e4169EE7'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
  ])('may be on %s at %s', (network, address) => {
    expect(PayoutWallet.safeParse({ network, address }).success).toBe(true);
  });

  it.each([
    ['eip155:8453', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    ['eip155:8453', evm.slice(0, -1)],
    ['eip155:8453', `${evm}0`],
    ['eip155:8453', `0x${'0'.repeat(40)}`],
    ['eip155:0', evm],
    ['eip155:', evm],
    ['base', evm],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', evm],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '0OIl'.repeat(9)],
  ])('is not on %s at %s', (network, address) => {
    expect(PayoutWallet.safeParse({ network, address }).success).toBe(false);
  });
});

describe('the request schemas of accounts', () => {
  it('name the invalid member', () => {
    expect(issuesOf(Register.safeParse({ email: 'ada', password: 'short' }))).toEqual([
      'email must be an email address',
      'must have at least 10 characters',
    ]);
    expect(issuesOf(UpdateMe.safeParse({ password: 'short' }))).toEqual(['must have at least 10 characters']);
  });

  it('refuse unknown members, and names that no database can store', () => {
    const password = 'correct horse battery';
    expect(Register.safeParse({ email: 'ada@example.com', password, role: 'admin' }).success).toBe(false);
    for (const name of ['', '   ', 'a\0b', 'a\nb', '\ud800', 'x'.repeat(101)]) {
      expect(Register.safeParse({ email: 'ada@example.com', password, display_name: name }).success).toBe(false);
    }
  });

  it('accept only exact decimals as caps', () => {
    for (const cap of ['0', '0.05', '1000000', '12.345678', null])
      expect(CreateApiKey.safeParse({ name: 'agent', cap_day: cap }).success).toBe(true);
    for (const cap of ['-1', '1e3', '.5', '1.', '0.0000001', ' 1', '01', 1, 'NaN'])
      expect(CreateApiKey.safeParse({ name: 'agent', cap_day: cap }).success).toBe(false);
  });
});
