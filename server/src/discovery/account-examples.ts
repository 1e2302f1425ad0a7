import type { ApiKey, CreatedApiKey, Session, User } from '@farebox/contract';
import { exampleTime } from './examples.ts';

const user: User = {
  id: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  email: 'ada@example.com',
  display_name: 'Ada',
  role: 'owner',
  payout_wallet: { network: 'eip155:8453', address: '0x00000000000000000000000000000000000000aa' },
  created_at: exampleTime,
};

const session: Session = {
  token: 'fbs_EXAMPLE-token-of-a-login-not-a-real-one-0000000',
  token_type: 'Bearer',
  expires_at: '2026-12-20T08:00:00.000Z',
  user,
};

const apiKey: ApiKey = {
  id: 'key_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  name: 'my agent',
  hint: 'fbk_EXAM',
  services: null,
  cap_call: '0.10',
  cap_day: '1.00',
  cap_total: null,
  spent_today: '0.15',
  spent_total: '0.35',
  created_at: exampleTime,
  expires_at: null,
};

const createdApiKey: CreatedApiKey = {
  ...apiKey,
  spent_today: '0.00',
  spent_total: '0.00',
  key: 'fbk_EXAMPLE-key-not-a-real-one-000000000000000000000',
};

/** By the name of the schema. */
export const accountExamples: Readonly<Record<string, unknown>> = {
  Register: { email: 'ada@example.com', password: 'a long enough password', display_name: 'Ada' },
  Login: { email: 'ada@example.com', password: 'a long enough password' },
  Setup: { token: 'EXAMPLE-token-of-a-set-up-link-not-a-real-one-0', email: 'ada@example.com', password: 'a long enough password' },
  UpdateMe: { display_name: 'Ada', payout_wallet: user.payout_wallet },
  Session: session,
  User: user,
  UserPage: { items: [user], next_cursor: null },
  CreateUser: { email: 'ada@example.com', display_name: 'Ada' },
  CreatedUser: { ...user, payout_wallet: null, setup_url: 'http://127.0.0.1:4020/setup#token=EXAMPLE-not-a-real-one' },
  SetupLink: { url: 'http://127.0.0.1:4020/setup#token=EXAMPLE-not-a-real-one', expires_at: '2026-11-21T08:00:00.000Z' },
  CreateApiKey: { name: 'my agent', cap_call: '0.10', cap_day: '1.00' },
  CreatedApiKey: createdApiKey,
  ApiKeyPage: { items: [apiKey], next_cursor: null },
  Credit: { holder: user.id, balance: '4.97', test_balance: '0.00', currency: 'USD', low: false, low_below: '1.00' },
  CreateTopUp: { amount: '5.00', note: 'invoice 42' },
  TopUp: {
    id: 'top_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    user_id: user.id,
    amount: '5.00',
    currency: 'USD',
    note: 'invoice 42',
    granted_by: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRF',
    created_at: exampleTime,
    balance: '5.00',
  },
};
