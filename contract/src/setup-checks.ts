import { z } from 'zod';
import { shown } from './examples.ts';

/** What a new operator has to get right before selling anything. */
export const SetupPart = z.enum(['address', 'payments', 'search', 'tools', 'storage']).meta({ example: 'address' });
export type SetupPart = z.output<typeof SetupPart>;

export const SetupOutcome = z.enum(['good', 'warn', 'bad']);
export type SetupOutcome = z.output<typeof SetupOutcome>;

const findings = {
  address_answers: 'The public address leads to this service.',
  address_unset: 'FAREBOX_PUBLIC_URL is not set, so documents name the address that the process listens on.',
  address_unreachable: 'The public address does not answer.',
  address_of_another: 'Something else answers at the public address.',
  address_insecure: 'The public address is not https: wallets and browsers expect it.',
  test_money: 'Test money is accepted.',
  real_money: 'Only real money is accepted.',
  provider_works: 'A way to pay was asked, and works.',
  provider_fails: 'A way to pay was asked, and does not work.',
  embedding_works: 'The model made a vector of a text.',
  embedding_fails: 'The model made no vector.',
  vectors_wait: 'Documents wait for their vectors; until then they are found by their words.',
  tools_published: 'Tools are for sale.',
  tools_missing: 'No tool is for sale.',
  tools_unavailable: 'Published tools cannot be called: they are disabled, or lack a setting.',
  files_work: 'A file was written to the file store, and removed.',
  files_fail: 'The file store takes no file.',
  backup_made: 'There is a backup of the last days.',
  backup_old: 'The newest backup is older than two days.',
  backup_missing: 'No backup was made with this data folder.',
} as const;
type FindingCode = keyof typeof findings;

export const SetupFinding = z
  .object({
    code: z.enum(Object.keys(findings) as [FindingCode, ...FindingCode[]]).meta({
      description: Object.entries(findings)
        .map(([code, words]) => `${code}: ${words}`)
        .join(' '),
    }),
    outcome: SetupOutcome,
    detail: z.string().nullable().meta({ description: 'An address, a name, a number, a time, or why it failed.' }),
  })
  .meta({ id: 'SetupFinding', example: { code: 'address_answers', outcome: 'good', detail: 'https://tools.example' } });
export type SetupFinding = z.output<typeof SetupFinding>;

export const SetupCheck = shown(
  'SetupCheck',
  z.object({
    part: SetupPart,
    outcome: SetupOutcome.meta({ description: 'The worst of its findings.' }),
    findings: z.array(SetupFinding),
    took_ms: z.int().min(0),
  }),
  {
    took_ms: 42,
  },
);
export type SetupCheck = z.output<typeof SetupCheck>;
