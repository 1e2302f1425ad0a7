import { describe, expect, it } from 'vitest';
import { settingIn, settingsInUse } from './settings-in-use.ts';

describe('settings in use', () => {
  it.each([
    ['FAREBOX_X402_FACILITATOR_AUTHORIZATION', 'Bearer opens-it'],
    ['FAREBOX_X402_PRIVATE_KEY', `0x${'ab'.repeat(32)}`],
    ['FAREBOX_STRIPE_KEY', 'sk_live_1'],
    ['FAREBOX_STRIPE_WEBHOOK_SECRET', 'whsec_1'],
    ['FAREBOX_UPSTREAM_KEY_ID', 'LTAI5tOpensIt'],
    ['FAREBOX_UPSTREAM_SECURITY_TOKEN', 'sts-opens-it'],
    ['FAREBOX_ADMIN_PASSWORD', 'correct horse'],
    ['DATABASE_URL', 'postgres://farebox:pass@db/farebox'],
    ['FAREBOX_METRICS_TOKEN', 'metrics-open-it'],
    ['FAREBOX_MAIL_URL', 'smtps://farebox:opens-it@mail.example.com:465'],
  ])('never show %s', (name, value) => {
    const given = settingsInUse({ [name]: value });
    expect(given.find((each) => each.name === name)).toMatchObject({ isSecret: true, value: null, source: 'environment' });
    expect(JSON.stringify(given)).not.toContain(value);
  });

  it.each([
    ['FAREBOX_X402_RPC_URL', 'https://user:pass@chain.example.com:8443/v3/opens-it?key=opens-it', 'https://chain.example.com:8443'],
    ['FAREBOX_BLOBS', 's3://bucket/prefix?endpoint=https://key@s3.example.com', 's3://bucket/prefix'],
    ['FAREBOX_EMBEDDER', 'openai:https://pass@embed.example.com/v1?key=opens-it#model', 'openai:https://embed.example.com'],
    [
      'FAREBOX_UPSTREAM_ENDPOINTS',
      'ocr=https://one.example.com/opens-it,face=https://a:b@two.example.com',
      'ocr=https://one.example.com,face=https://two.example.com',
    ],
  ])('show of the addresses in %s what cannot log in', (name, value, shown) => {
    expect(settingsInUse({ [name]: value }).find((each) => each.name === name)).toMatchObject({ value: shown });
  });

  it('show what only sounds secret', () => {
    const given = { FAREBOX_TOKEN_TTL_SECONDS: '60', FAREBOX_ALLOW_PRIVATE_ADDRESSES: '1', FAREBOX_NEW_SECRET: '1' };
    const shown = settingsInUse(given).filter(({ source }) => source === 'environment');
    expect(Object.fromEntries(shown.map(({ name, value }) => [name, value]))).toEqual(given);
  });

  it.each(settingsInUse({}))('have $name in Chinese', (setting) => {
    const { section, description } = settingIn('zh', setting);
    for (const text of [section, description]) expect(text).toMatch(/\p{Script=Han}/u);
  });
});
