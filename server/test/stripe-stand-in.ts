import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { minuteMs, hourMs, secondMs, type Clock } from '../src/clock.ts';

/** What the next request meets. */
type Mishap =
  /** It is answered with this status, and nothing is done. */
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  /** It is done, but the connection breaks before the answer. */
  | { kind: 'lost' }
  /** It is never answered. */
  | { kind: 'silence' }
  /** It is answered with something else than JSON. */
  | { kind: 'garbage' }
  /** It is answered without an end. */
  | { kind: 'endless' };

interface Session {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  url: string | null;
  expires_at: number;
  livemode: boolean;
}

interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  metadata: Record<string, string>;
  failure_reason: string | null;
}

interface StripeRequest {
  method: string;
  path: string;
  form: Readonly<Record<string, string>>;
  idempotencyKey: string | null;
}

export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** A part of Stripe on the loopback: sessions, refunds, idempotency keys, events that it signs, and mishaps on demand. */
export interface StripeStandIn extends AsyncDisposable {
  url: string;
  key: string;
  webhookSecret: string;
  /** Every request so far. */
  requests: readonly StripeRequest[];
  sessions: ReadonlyMap<string, Session>;
  refunds: readonly Refund[];
  /** What the next requests meet, one each. */
  mishaps: Mishap[];
  /** In which state refunds are born. */
  refundsAre: Refund['status'];
  /** The buyer pays; `later` where the bank has yet to decide. @returns the session as the events show it */
  pay(sessionId: string, how?: 'now' | 'later'): Session;
  /** The bank says yes to what was paid `later`. */
  arrive(sessionId: string): Session;
  expire(sessionId: string): Session;
  /** A refund that somebody makes in the dashboard. */
  refundByHand(paymentIntent: string, amount: number): Refund;
  /** The charge of a payment, as its events show it. */
  charge(sessionId: string): Record<string, unknown>;
  event(type: string, object: unknown, id?: string): SignedEvent;
  /** Signs a text with a secret at a time, as Stripe's own library does. */
  sign(body: string, how?: { secret?: string; atMs?: number }): SignedEvent;
}

/** @param isLive false: it is Stripe's test mode, where test cards pay */
export async function stripeStandIn(clock: Clock, { isLive = true }: { isLive?: boolean } = {}): Promise<StripeStandIn> {
  const key = `sk_${isLive ? 'live' : 'test'}_stand_in`;
  const state = {
    sessions: new Map<string, Session>(),
    refunds: [] as Refund[],
    answers: new Map<string, { asked: string; answer: Answer }>(),
  };
  const requests: StripeRequest[] = [];
  const ids = counter();
  const api = { clock, ids, isLive, ...state, refundsAre: (): Refund['status'] => standIn.refundsAre };

  const server = createServer((request, response) => {
    void serve(request, response); // It answers everything itself.
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request);
    requests.push(asked);
    const mishap = standIn.mishaps.shift();
    if (mishap?.kind === 'status')
      return send(response, { status: mishap.status, body: mishap.body ?? fault('api_error') }, mishap.headers);
    if (mishap?.kind === 'silence') return;
    if (mishap?.kind === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    if (mishap?.kind === 'endless') return pour(response);
    const answer = authorised(request, key) ? once_(api, asked) : { status: 401, body: fault('invalid_request_error') };
    if (mishap?.kind === 'lost') return void response.destroy();
    send(response, answer);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const sessionOf = (id: string): Session => {
    const session = state.sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    return session;
  };
  const sign: StripeStandIn['sign'] = (body, { secret = webhookSecret, atMs = clock.now() } = {}) => {
    const timestamp = Math.floor(atMs / secondMs);
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${timestamp},v1=${signature}` } };
  };
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${address.port}`,
    key,
    webhookSecret,
    requests,
    sessions: state.sessions,
    refunds: state.refunds,
    mishaps: [],
    refundsAre: 'succeeded',
    pay(id, how = 'now') {
      const session = sessionOf(id);
      if (session.status !== 'open') throw new Error(`session ${id} is ${session.status}`);
      const paid = { status: 'complete', payment_status: how === 'now' ? 'paid' : 'unpaid', payment_intent: ids('pi'), url: null } as const;
      return { ...Object.assign(session, paid) };
    },
    arrive: (id) => ({ ...Object.assign(sessionOf(id), { payment_status: 'paid' } as const) }),
    expire: (id) => ({ ...Object.assign(sessionOf(id), { status: 'expired', url: null } as const) }),
    refundByHand(paymentIntent, amount) {
      const refund = newRefund(api, { payment_intent: paymentIntent, amount: String(amount) }, amount);
      state.refunds.unshift(refund);
      return { ...refund };
    },
    charge(id) {
      const { payment_intent: paymentIntent, amount_total: amount, currency, metadata } = sessionOf(id);
      const refunded = state.refunds
        .filter((refund) => refund.payment_intent === paymentIntent)
        .reduce((sum, refund) => sum + refund.amount, 0);
      return { id: ids('ch'), object: 'charge', payment_intent: paymentIntent, amount, amount_refunded: refunded, currency, metadata };
    },
    event(type, object, id = ids('evt')) {
      const event = {
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(clock.now() / secondMs),
        livemode: isLive,
        type,
        data: { object },
      };
      return sign(JSON.stringify(event, null, 2));
    },
    sign,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

const webhookSecret = 'whsec_stand_in';

interface Answer {
  status: number;
  body: unknown;
}

interface Api {
  clock: Clock;
  ids: (prefix: string) => string;
  isLive: boolean;
  sessions: Map<string, Session>;
  refunds: Refund[];
  answers: Map<string, { asked: string; answer: Answer }>;
  refundsAre: () => Refund['status'];
}

/** One key, one effect: the first answer is given again, and another request under the same key is refused. */
function once_(api: Api, request: StripeRequest): Answer {
  const { idempotencyKey, method, path, form } = request;
  if (method !== 'POST' || idempotencyKey === null) return route(api, request);
  const asked = JSON.stringify([path, form]);
  const earlier = api.answers.get(idempotencyKey);
  if (earlier !== undefined) return earlier.asked === asked ? earlier.answer : { status: 400, body: fault('idempotency_error') };
  const answer = route(api, request);
  api.answers.set(idempotencyKey, { asked, answer: structuredClone(answer) });
  return answer;
}

function route(api: Api, { method, path, form }: StripeRequest): Answer {
  const { pathname, searchParams } = new URL(path, 'http://stand-in');
  if (method === 'POST' && pathname === '/v1/checkout/sessions') return createSession(api, form);
  if (method === 'GET' && pathname.startsWith('/v1/checkout/sessions/')) {
    const session = api.sessions.get(pathname.split('/').at(-1) ?? '');
    return session === undefined
      ? { status: 404, body: fault('invalid_request_error', 'resource_missing') }
      : { status: 200, body: session };
  }
  if (method === 'POST' && pathname === '/v1/refunds') return createRefund(api, form);
  if (method === 'GET' && pathname === '/v1/refunds') {
    const data = api.refunds.filter((refund) => refund.payment_intent === searchParams.get('payment_intent'));
    return { status: 200, body: { object: 'list', data, has_more: false } };
  }
  return { status: 404, body: fault('invalid_request_error') };
}

function createSession({ clock, ids, isLive, sessions }: Api, form: Readonly<Record<string, string>>): Answer {
  const amount = Number(form['line_items[0][price_data][unit_amount]']) * Number(form['line_items[0][quantity]']);
  const expiresAt = Number(form['expires_at']) * secondMs;
  const isInTime = expiresAt >= clock.now() + 30 * minuteMs && expiresAt <= clock.now() + 24 * hourMs;
  const isUrl = (text: string | undefined) => text !== undefined && URL.canParse(text);
  const isRight =
    form['mode'] === 'payment' &&
    Number.isSafeInteger(amount) &&
    amount >= 50 &&
    /^[a-z]{3}$/.test(form['line_items[0][price_data][currency]'] ?? '') &&
    (form['line_items[0][price_data][product_data][name]'] ?? '') !== '';
  if (!isRight || !isInTime || !isUrl(form['success_url']))
    return { status: 400, body: fault('invalid_request_error', 'parameter_invalid') };
  const id = ids(`cs_${isLive ? 'live' : 'test'}`);
  const session: Session = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency: form['line_items[0][price_data][currency]'] ?? '',
    client_reference_id: form['client_reference_id'] ?? null,
    metadata: { top_up_id: form['metadata[top_up_id]'] ?? '' },
    payment_intent: null,
    url: `https://checkout.stripe.com/c/pay/${id}`,
    expires_at: Math.floor(expiresAt / secondMs),
    livemode: isLive,
  };
  sessions.set(id, session);
  return { status: 200, body: session };
}

function createRefund(api: Api, form: Readonly<Record<string, string>>): Answer {
  const session = [...api.sessions.values()].find(({ payment_intent: paymentIntent }) => paymentIntent === form['payment_intent']);
  if (session === undefined || session.payment_status !== 'paid')
    return { status: 404, body: fault('invalid_request_error', 'resource_missing') };
  const made = api.refunds.filter((refund) => refund.payment_intent === session.payment_intent && refund.status !== 'failed');
  const left = session.amount_total - made.reduce((sum, refund) => sum + refund.amount, 0);
  const amount = form['amount'] === undefined ? left : Number(form['amount']);
  if (left === 0) return { status: 400, body: fault('invalid_request_error', 'charge_already_refunded') };
  if (amount > left) return { status: 400, body: fault('invalid_request_error', 'amount_too_large') };
  const refund = newRefund(api, form, amount);
  api.refunds.unshift(refund);
  return { status: 200, body: refund };
}

function newRefund({ ids, refundsAre }: Pick<Api, 'ids' | 'refundsAre'>, form: Readonly<Record<string, string>>, amount: number): Refund {
  const ours = form['metadata[refund_id]'];
  return {
    id: ids('re'),
    object: 'refund',
    amount,
    currency: 'usd',
    payment_intent: form['payment_intent'] ?? '',
    status: refundsAre(),
    metadata: ours === undefined ? {} : { refund_id: ours },
    failure_reason: refundsAre() === 'failed' ? 'expired_or_canceled_card' : null,
  };
}

function authorised({ headers }: IncomingMessage, secretKey: string): boolean {
  return headers.authorization === `Bearer ${secretKey}` && headers['stripe-version'] !== undefined;
}

async function read(request: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const idempotencyKey = request.headers['idempotency-key'];
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : null,
  };
}

function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
}

function fault(type: string, code: string | null = null) {
  return { error: { type, code, message: `${code ?? type} of the stand-in` } };
}

function counter(): (prefix: string) => string {
  let count = 0;
  return (prefix) => {
    count += 1;
    return `${prefix}_${String(count).padStart(8, '0')}`;
  };
}
