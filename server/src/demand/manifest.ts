import { assetTypesInWords, demandLimits, type DemandManifest } from '@farebox/contract';
import { dayMs } from '../clock.ts';
import type { Config } from '../config.ts';
import { matchesMax } from './capture.ts';
import { webhookAttemptsMax } from '../net/post-webhook.ts';
import { watchesOfHostMax } from './watch-limits.ts';
import { noticesPerDayMax, watchTtlMs } from './watch.ts';

const usual = { requestsMs: 90 * dayMs, signalsMs: 365 * dayMs };

/** `/.well-known/agent-demand.json`: how an agent reports a need and gets a webhook when something matches. */
export function demandManifest(
  publicUrl: string,
  { perMinute, kept = usual }: { perMinute: number; kept?: Pick<Config['kept'], 'requestsMs' | 'signalsMs'> },
): DemandManifest {
  const at = (path: string) => `${publicUrl}${path}`;
  return {
    name: 'farebox demand',
    version: '1',
    description:
      'Report what you need and cannot find. Every signal is stored, answered with the matches that are for sale now, and shows the operator what is missing. It needs no account and costs nothing.',
    endpoints: [...signalEndpoints(at), ...paywallEndpoints(at), ...flowerEndpoints(at)],
    limits: {
      requests_per_minute: perMinute,
      text_characters: demandLimits.text,
      name_characters: demandLimits.name,
      url_characters: demandLimits.url,
      list_items: demandLimits.listItems,
      metadata_bytes: demandLimits.metadataBytes,
      metadata_levels: demandLimits.metadataDepth,
      kept_characters_without_account: demandLimits.strangersText,
      kept_metadata_bytes_without_account: demandLimits.strangersMetadataBytes,
      matches: matchesMax,
      watches_per_host: watchesOfHostMax,
    },
    watch: watchSection(),
    privacy: `Network addresses are not stored. Signals are kept ${kept.signalsMs / dayMs} days, the log of requests ${kept.requestsMs / dayMs} days. Send no personal data and no secrets.`,
    links: {
      openapi: at('/openapi.json'),
      documentation: at('/docs'),
      asset_search: at('/api/v1/assets/search?q={need}'),
      tool_search: at('/api/tools/search?q={need}'),
    },
  };
}

type At = (path: string) => string;

const meanings = {
  agent_id: 'A name that you choose for yourself.',
  asset_type: `${assetTypesInWords}.`,
  asset_types: 'Several types, as an array.',
  budget: 'What it may cost, e.g. "0.50" or "0.50 USD".',
  callback_url: 'Public http or https URL that gets a webhook when something that matches the need is published.',
  capability: 'What a tool would have to do.',
  metadata: 'Any JSON object.',
  need: 'What is needed.',
  query: 'What you searched for.',
  task: 'What you are doing.',
  urgency: 'E.g. low, high, today.',
  use_case: 'What it is for.',
};
const { agent_id, budget, urgency, capability, asset_type: type } = meanings;
const probeFields = { q: meanings.need, capability, type, urgency, budget, agent_id };
const paywallFields = { q: meanings.need, capability, type, budget, agent_id };
const signalExample = {
  need: 'Daily rainfall in Hong Kong since 1990, as CSV',
  asset_type: 'dataset',
  budget: '0.50',
  urgency: 'high',
  agent_id: 'research-agent-7',
  callback_url: 'https://agent.example/farebox',
};

function signalEndpoints(at: At): DemandManifest['endpoints'] {
  return [
    {
      method: 'POST',
      href: at('/api/v1/agent-demand'),
      purpose: 'Submit a signal as JSON. All members are optional.',
      status: 202,
      fields: meanings,
      required: [],
      example: signalExample,
    },
    {
      method: 'GET',
      href: at('/api/v1/agent-demand'),
      purpose: 'Submit a signal in the URL alone; without q and capability the answer is 200 with this document.',
      status: 202,
      fields: probeFields,
      required: [],
      example: at('/api/v1/agent-demand?q=daily+rainfall+in+Hong+Kong&type=dataset&budget=0.50'),
    },
  ];
}

const deliberate = 'The 402 is deliberate: there is nothing to pay, and no reason to repeat the request.';

function paywallEndpoints(at: At): DemandManifest['endpoints'] {
  return [
    {
      method: 'GET',
      href: at('/api/v1/agent-paywall'),
      purpose: `Report that you would pay for something. ${deliberate}`,
      status: 402,
      fields: paywallFields,
      required: ['q'],
      example: at('/api/v1/agent-paywall?q=daily+rainfall+in+Hong+Kong&budget=0.50'),
    },
    {
      method: 'POST',
      href: at('/api/v1/agent-paywall'),
      purpose: `The same as JSON, with the fields of a signal. ${deliberate}`,
      status: 402,
      fields: meanings,
      required: [],
      example: signalExample,
    },
  ];
}

function flowerEndpoints(at: At): DemandManifest['endpoints'] {
  const variety = 'Name of the variety.';
  const market = 'Name of the market.';
  const currency = 'Three letters, e.g. EUR.';
  const unit = 'stem, bunch, box, kg or tray.';
  const purpose = (what: string) => `Ask for ${what}. ${deliberate}`;
  const rest = { country: 'Country of origin.', grade: 'Quality grade.', stem_length: 'E.g. 60 cm.', currency, unit };
  return [
    {
      method: 'GET',
      href: at('/api/v1/flowers/prices/latest'),
      purpose: purpose('the latest price of a flower'),
      status: 402,
      fields: { variety, market, ...rest },
      required: ['variety'],
      example: at('/api/v1/flowers/prices/latest?variety=Red+Naomi&market=Aalsmeer&unit=stem&currency=EUR'),
    },
    {
      method: 'GET',
      href: at('/api/v1/flowers/prices/markets/{market}'),
      purpose: purpose('the flower prices of a market'),
      status: 402,
      fields: { market, variety, currency },
      required: ['market'],
      example: at('/api/v1/flowers/prices/markets/aalsmeer?currency=EUR'),
    },
    {
      method: 'GET',
      href: at('/api/v1/flowers/prices/varieties/{variety}'),
      purpose: purpose('the prices of a variety on all markets'),
      status: 402,
      fields: { variety, market, currency },
      required: ['variety'],
      example: at('/api/v1/flowers/prices/varieties/red-naomi?currency=EUR'),
    },
  ];
}

function watchSection(): DemandManifest['watch'] {
  return {
    description:
      'A signal with callback_url creates a watch. The answer contains watch.secret, which is shown only once. When an asset or a tool that matches the need is published, a webhook is sent to callback_url: one per match, delivered at least once. A client with many watches proves once that callback_url accepts them: it answers a POST of type callback.challenge with status 200 and data.challenge as the body, and the signal is sent again.',
    events: ['supply.matched'],
    days: watchTtlMs / dayMs,
    notices_per_day: noticesPerDayMax,
    signature: {
      standard: 'https://www.standardwebhooks.com/',
      headers: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
      algorithm: 'HMAC-SHA-256',
      signed_content: '{webhook-id}.{webhook-timestamp}.{body}',
      tolerance_seconds: 300,
      steps: [
        'Take the bytes of the body as received.',
        'Remove whsec_ from watch.secret and decode the rest from base64: the result is the key.',
        'Compute HMAC-SHA-256 over webhook-id, a dot, webhook-timestamp, a dot and the body, and encode it in base64.',
        'Remove v1, from webhook-signature, and compare the rest in constant time.',
        'Refuse a webhook-timestamp that is more than five minutes off, and a webhook-id that you have already processed.',
      ],
    },
    notice_example: noticeExample,
    retries: `Answer 2xx within ten seconds. After any other answer the webhook is sent again, up to ${webhookAttemptsMax} times in total within a day; redirects are not followed.`,
    end: `Answer 410 to end the watch, or send DELETE to /api/v1/agent-demand/{signal_id}/watch with watch.secret in X-Watch-Secret. It also ends when it expires, or when no webhook was accepted for a day.`,
  };
}

const noticeExample = {
  type: 'supply.matched',
  timestamp: '2026-11-20T08:00:00.000Z',
  data: {
    signal_id: 'sig_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    need: signalExample.need,
    match: {
      kind: 'asset',
      id: 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD',
      title: 'Rainfall in Hong Kong, daily, 1990 to 2025',
      score: 0.86,
      price: { amount: '0.05', currency: 'USD' },
      href: 'https://farebox.example/api/v1/assets/ast_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    },
  },
};
