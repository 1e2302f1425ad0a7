import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, keepSecret, readConfig } from './config.ts';
import { Settings, settingSections, settingsIn } from './settings.ts';

describe('settings', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'farebox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const faults = (environment: Record<string, string>) => {
    try {
      readConfig({ FAREBOX_DATA_DIR: folder, ...environment });
    } catch (thrown) {
      if (thrown instanceof ConfigError) return thrown.faults;
      throw thrown;
    }
    return [];
  };

  it('needs no environment', () => {
    const config = readConfig({ FAREBOX_DATA_DIR: folder });
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4020, providers: ['test', 'credit', 'x402'], databaseUrl: null });
  });

  it('returns each setting in the units of the code, and null for an absent optional one', () => {
    const given = { FAREBOX_LINK_TTL_SECONDS: '60', FAREBOX_PAYOUT_MINIMUM: '2.5', FAREBOX_PAYOUT_HOLD_DAYS: '1', FAREBOX_SEED: '0' };
    expect(readConfig({ FAREBOX_DATA_DIR: folder, ...given, FAREBOX_PUBLIC_URL: 'https://tools.example/' })).toMatchObject({
      linkTtlMs: 60_000,
      payouts: { minimumMicros: 2_500_000, holdMs: 86_400_000 },
      isSeeded: false,
      publicUrl: 'https://tools.example',
      x402: { mode: 'test', payTo: null },
      stripe: null,
      admin: null,
    });
  });

  it('gives each setting an environment variable and a description', () => {
    const all = settingsIn(Settings.shape);
    for (const { path, name, schema } of all) {
      expect(name, path).toMatch(/^(?:HOST|PORT|DATABASE_URL|FAREBOX_[A-Z0-9_]+)$/);
      expect(schema.meta()?.description, name).toMatch(/.{10,}/);
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(Object.values(settingSections).flatMap((section) => settingsIn(section))).toHaveLength(all.length);
  });

  it('keeps the generated secret in a file that only its owner can read', () => {
    const [first, second] = [readConfig({ FAREBOX_DATA_DIR: folder }), readConfig({ FAREBOX_DATA_DIR: folder })];
    expect(first.secrets).toEqual(second.secrets);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('stops if a database has no secret, unless a new one is requested', () => {
    writeFileSync(join(folder, 'farebox.sqlite'), '');
    expect(faults({ FAREBOX_DATA_DIR: folder })).toEqual([expect.stringContaining('not the file "secret" that belongs to it')]);
    expect(existsSync(join(folder, 'secret'))).toBe(false);
    expect(readConfig({ FAREBOX_DATA_DIR: folder, FAREBOX_NEW_SECRET: '1' }).secrets).toHaveLength(1);
    expect(readConfig({ FAREBOX_DATA_DIR: folder }).secrets).toHaveLength(1);
  });

  it('keeps a restored secret and never replaces it', () => {
    const restored = 'r'.repeat(40);
    expect(keepSecret(folder, restored)).toBe(restored);
    expect(readConfig({ FAREBOX_DATA_DIR: folder }).secrets).toEqual([restored]);
    expect(() => keepSecret(folder, 's'.repeat(40))).toThrow('another secret');
  });

  it('reports all wrong settings at once, by name', () => {
    const wrong = { PORT: 'x', FAREBOX_PUBLIC_URL: 'nowhere', FAREBOX_SECRET: 'short', FAREBOX_PAYMENTZ: 'test' };
    expect(faults(wrong).map((fault) => fault.split(':')[0])).toEqual(['PORT', 'FAREBOX_PUBLIC_URL', 'FAREBOX_SECRET', 'FAREBOX_PAYMENTZ']);
  });

  it.each([
    [{ DATABASE_URL: 'postgres://127.0.0.1/x' }, 'FAREBOX_SECRET'],
    [{ FAREBOX_PAYMENTS: 'test,gold' }, 'FAREBOX_PAYMENTS'],
    [{ FAREBOX_PAYMENTS: 'test', FAREBOX_REAL_MONEY: '1' }, 'FAREBOX_PAYMENTS'],
    [{ FAREBOX_ADMIN_EMAIL: 'a@b.example' }, 'FAREBOX_ADMIN_PASSWORD'],
    [{ FAREBOX_X402: 'facilitator', FAREBOX_X402_PAY_TO: '0x1' }, 'FAREBOX_X402_FACILITATOR_URL'],
    [{ FAREBOX_X402: 'self', FAREBOX_X402_RPC_URL: 'http://127.0.0.1:1' }, 'FAREBOX_X402_PRIVATE_KEY'],
    [{ FAREBOX_PAYMENTS: 'x402', FAREBOX_REAL_MONEY: '1' }, 'FAREBOX_X402'],
    [{ FAREBOX_STRIPE_KEY: 'sk_live_x' }, 'FAREBOX_STRIPE_WEBHOOK_SECRET'],
    [{ FAREBOX_STRIPE_KEY: 'sk_test_x', FAREBOX_STRIPE_WEBHOOK_SECRET: 'whsec_x', FAREBOX_REAL_MONEY: '1' }, 'FAREBOX_STRIPE_KEY'],
    [{ FAREBOX_STRIPE_KEY: 'sk_of_no_mode', FAREBOX_STRIPE_WEBHOOK_SECRET: 'whsec_x', FAREBOX_REAL_MONEY: '1' }, 'FAREBOX_STRIPE_KEY'],
    [{ FAREBOX_BLOBS: 'ftp://files' }, 'FAREBOX_BLOBS'],
    [{ FAREBOX_EMBEDDER: 'magic' }, 'FAREBOX_EMBEDDER'],
    [{ FAREBOX_PLATFORM_FEE_BPS: '10001' }, 'FAREBOX_PLATFORM_FEE_BPS'],
  ])('refuses %j', (environment, name) => {
    expect(faults(environment)).toEqual([expect.stringContaining(name)]);
  });

  it('keeps payment providers in the order of preference', () => {
    expect(readConfig({ FAREBOX_DATA_DIR: folder, FAREBOX_PAYMENTS: 'credit,test' }).providers).toEqual(['credit', 'test']);
    expect(readConfig({ FAREBOX_DATA_DIR: folder, FAREBOX_REAL_MONEY: '1' }).providers).toEqual(['credit']);
  });
});
