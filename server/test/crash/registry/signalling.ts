import { CapturedSignal, DemandPaymentRequired } from '@farebox/contract';
import type { HttpAnswer } from '../http-client.ts';
import { bearer } from '../people.ts';
import { unexpected } from '../unexpected.ts';
import type { Journal, Owner, Signal } from './journal.ts';
import type { Market } from './load.ts';
import { publishFile } from './publishing.ts';
import { newWord } from './words.ts';

type Send = (market: Market, word: string) => Promise<HttpAnswer>;

/** Every way to voice a need, with the status of its answer. */
const ways: ReadonlyArray<{ source: Signal['source']; status: 202 | 402; send: Send }> = [
  {
    source: 'submission',
    status: 202,
    send: ({ http }, word) => http.send('POST', '/api/v1/agent-demand', { json: { need: word, agent_id: 'buyer', budget: '0.50 USD' } }),
  },
  { source: 'probe', status: 202, send: ({ http }, word) => http.send('GET', `/api/v1/agent-demand?q=${word}&type=dataset`) },
  { source: 'paywall', status: 402, send: ({ http }, word) => http.send('GET', `/api/v1/agent-paywall?q=${word}`) },
  {
    source: 'paywall',
    status: 402,
    send: ({ http }, word) => http.send('POST', '/api/v1/agent-paywall', { json: { query: word, metadata: { urgent: true } } }),
  },
  { source: 'flowers', status: 402, send: ({ http }, word) => http.send('GET', `/api/v1/flowers/prices/latest?variety=${word}`) },
  { source: 'flowers', status: 402, send: ({ http }, word) => http.send('GET', `/api/v1/flowers/prices/markets/${word}?currency=EUR`) },
  { source: 'flowers', status: 402, send: ({ http }, word) => http.send('GET', `/api/v1/flowers/prices/varieties/${word}`) },
];

/** Voices a need, without a watch. */
export async function voice(market: Market, journal: Journal): Promise<void> {
  const { source, status, send } = market.dice.oneOf(ways);
  const signal = signalOf(source, market);
  journal.signals.push(signal);
  capture(signal, status, await send(market, signal.word));
}

/** Voices a need and waits for what answers it, which is published right after. */
export async function voiceAndAnswer(market: Market, journal: Journal, owner: Owner): Promise<void> {
  const signal = signalOf(market.dice.oneOf(['submission', 'paywall'] as const), market);
  journal.signals.push(signal);
  const need = `${signal.word} ${newWord(market.dice)}`;
  const path = signal.source === 'submission' ? '/api/v1/agent-demand' : '/api/v1/agent-paywall';
  const answer = await market.http.send('POST', path, {
    // An account may have more watches than a stranger.
    headers: bearer(owner.token),
    json: { need, callback_url: market.callbackUrl },
  });
  const { watch } = capture(signal, signal.source === 'submission' ? 202 : 402, answer);
  if (watch === null) throw unexpected('a watch', answer);
  signal.secret = watch.secret;
  signal.answer = await publishFile(market, journal, owner, need);
}

function signalOf(source: Signal['source'], { dice }: Market): Signal {
  return { source, word: newWord(dice), id: null, secret: null, answer: null };
}

function capture(signal: Signal, status: 202 | 402, answer: HttpAnswer): Pick<CapturedSignal, 'watch'> {
  if (answer.status !== status) throw unexpected('a captured signal', answer);
  const body: unknown = JSON.parse(answer.text);
  const { signal_id: id, watch } = status === 202 ? CapturedSignal.parse(body) : DemandPaymentRequired.parse(body);
  signal.id = id;
  return { watch };
}
