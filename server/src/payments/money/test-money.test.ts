import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { requireMeantTestMoney } from './test-money.ts';

const mainnet = {
  FAREBOX_X402: 'facilitator',
  FAREBOX_X402_FACILITATOR_URL: 'https://f.example',
  FAREBOX_X402_PAY_TO: `0x${'1'.repeat(40)}`,
};
const start = (environment: Record<string, string>) => () => requireMeantTestMoney(readConfig(environment, () => 'kept'));

it.each([
  { FAREBOX_PUBLIC_URL: 'https://tools.example.com' },
  { FAREBOX_PUBLIC_URL: 'http://tools.example.com:8080/shop' },
  { FAREBOX_PUBLIC_URL: 'http://8.8.8.8' },
  { FAREBOX_PUBLIC_URL: 'https://[2606:4700::1111]' },
  { HOST: '8.8.8.8' },
  { FAREBOX_PUBLIC_URL: 'https://tools.example.com', FAREBOX_PAYMENTS: 'credit,test' },
  // A testnet is test money too.
  { ...mainnet, FAREBOX_PUBLIC_URL: 'https://tools.example.com', FAREBOX_PAYMENTS: 'x402', FAREBOX_X402_NETWORK: 'eip155:84532' },
])('refuses to sell to strangers for test money: %j', (environment) => {
  expect(start(environment)).toThrow(/FAREBOX_PUBLIC_TEST_MONEY: .* FAREBOX_REAL_MONEY=1/);
  expect(start({ ...environment, FAREBOX_PUBLIC_TEST_MONEY: '1' })).not.toThrow();
});

it.each([
  {},
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { FAREBOX_PUBLIC_URL: 'http://localhost:4020' },
  { FAREBOX_PUBLIC_URL: 'http://127.0.0.1:4020' },
  { FAREBOX_PUBLIC_URL: 'http://[::1]:4020' },
  { FAREBOX_PUBLIC_URL: 'http://192.168.1.7' },
  { FAREBOX_PUBLIC_URL: 'http://farebox' },
  { FAREBOX_PUBLIC_URL: 'http://farebox.internal' },
  { FAREBOX_PUBLIC_URL: 'https://tools.example.com', FAREBOX_REAL_MONEY: '1' },
  { ...mainnet, FAREBOX_PUBLIC_URL: 'https://tools.example.com', FAREBOX_PAYMENTS: 'x402', FAREBOX_X402_NETWORK: 'eip155:8453' },
])('starts without a word: %j', (environment) => {
  expect(start(environment)).not.toThrow();
});
