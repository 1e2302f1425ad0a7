/**
 * An agent that knows only an address. It finds a tool, gets a price, pays, and gets the answer. Plain fetch, no SDK.
 *
 *     npm start
 *     npx node examples/agent-over-http.ts http://127.0.0.1:4020 "count the words of a text" '{"text":"to be or not to be"}'
 */
const [base = 'http://127.0.0.1:4020', need = 'count the words of a text', input = '{"text":"to be or not to be"}'] = process.argv.slice(2);
const json = { 'Content-Type': 'application/json' };

// 1. Find a tool for the need. The catalog is free.
const found = await (await fetch(`${base}/api/tools/search?q=${encodeURIComponent(need)}&limit=1`)).json();
const [tool] = found.services;
if (tool === undefined) throw new Error(`nobody sells ${need}`);
say(`${tool.name} matches: ${tool.why}`);

// 2. Call it. The answer 402 has the price and a payment, and says whether the input is valid.
const request = () => ({ method: tool.method, headers: json, ...(tool.method === 'POST' ? { body: input } : {}) });
const refusal = await (await fetch(base + tool.endpoint, request())).json();
if (!refusal.input.valid) throw new Error(refusal.input.issues[0].message);
say(`${refusal.error}: $${refusal.payment.amount}`);

// 3. Pay. The test network of a fresh install takes test money.
const payment = await (
  await fetch(`${base}/api/payments/${refusal.payment.paymentId}/pay`, { method: 'POST', headers: json, body: '{"provider":"test"}' })
).json();
say(`the payment is ${payment.status}`);

// 4. Call it again with the token. If the answer is lost, the same Idempotency-Key returns it without a second payment.
const paid = { ...json, 'X-Payment-Token': payment.token, 'Idempotency-Key': crypto.randomUUID() };
const answer = await fetch(base + tool.endpoint, { ...request(), headers: paid });
say(await answer.text());

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
