import type { TourStep } from './tour.ts';

/** From an account to a call paid from its prepaid credit. Continues the tour in the same shell, with its `base`, `field` and `call`. */
export function accountTour(tool: { pricing: { amount: string } }): TourStep[] {
  return [register, makeKey, addCredit, payWithCredit(tool)];
}

const json = "-H 'Content-Type: application/json'";

const register: TourStep = {
  title: 'Register',
  text: 'The answer contains a bearer token that is valid for 30 days. `POST /api/v1/auth/login` returns a new one. If the address is registered already, its `error` is printed.',
  commands: [
    `login=$(curl -s "$base/api/v1/auth/register" ${json} \\`,
    `  -d '{"email":"ada@example.com","password":"a long enough password"}')`,
    'bearer=$(field token <<< "$login"); field error <<< "$login" || true',
    'curl -s "$base/api/v1/auth/me" -H "Authorization: Bearer $bearer" | field email',
  ].join('\n'),
  output: 'ada@example.com',
};

const makeKey: TourStep = {
  title: 'Create an API key for an agent',
  text: 'The key is shown once. You can limit it to some services (`services`) and cap what it spends per call, per day and in total (`cap_call`, `cap_day`, `cap_total`).',
  commands: [
    `key=$(curl -s "$base/api/v1/me/api-keys" -H "Authorization: Bearer $bearer" ${json} \\`,
    `  -d '{"name":"my agent","cap_day":"1.00"}' | field key)`,
    'curl -s "$base/api/v1/me/credit" -H "X-API-Key: $key" | field balance',
  ].join('\n'),
  output: '0.00',
};

const addCredit: TourStep = {
  title: 'Add credit',
  text: 'The operator adds it, with the email and password of an admin.',
  commands: [
    `admin=$(curl -s "$base/api/v1/auth/login" ${json} \\`,
    String.raw`  -d "{\"email\":\"$FAREBOX_ADMIN_EMAIL\",\"password\":\"$FAREBOX_ADMIN_PASSWORD\"}" | field token)`,
    'user=$(curl -s "$base/api/v1/auth/me" -H "X-API-Key: $key" | field id)',
    `curl -s "$base/api/v1/admin/users/$user/credit" -H "Authorization: Bearer $admin" ${json} \\`,
    `  -d '{"amount":"5.00","note":"invoice 42"}' | field balance`,
  ].join('\n'),
  output: '5.00',
};

function payWithCredit({ pricing: { amount } }: { pricing: { amount: string } }): TourStep {
  return {
    title: 'Pay with credit',
    text: 'A token that was quoted to an API key works with that key only.',
    commands: [
      'refusal=$(call -H "X-API-Key: $key")',
      'payment=$(field paymentId <<< "$refusal")',
      `curl -s "$base/api/payments/$payment/pay" -H "X-API-Key: $key" ${json} \\`,
      `  -d '{"provider":"credit"}' | field status`,
      'curl -s "$base/api/v1/me/credit" -H "X-API-Key: $key" | field balance',
    ].join('\n'),
    output: `paid\n${(5 - Number(amount)).toFixed(2)}`,
  };
}
