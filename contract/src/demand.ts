import { z } from 'zod';
import { assetTypesInWords } from './assets.ts';
import { Issue } from './errors.ts';
import { exampleAssetId, exampleOf, examplePublicUrl, exampleRequestId, shown } from './examples.ts';

export const exampleSignalId = 'sig_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const exampleNeed = 'Daily rainfall in Hong Kong since 1990, as CSV';
export const exampleWatchEnd = '2027-02-18T08:00:00.000Z';

/** Limits of a signal; the manifest shows them. Of clients without an account less is kept: of all texts together, and of metadata. */
export const demandLimits = {
  text: 2000,
  name: 200,
  url: 2048,
  listItems: 20,
  metadataBytes: 8192,
  metadataDepth: 8,
  strangersText: 2000,
  strangersMetadataBytes: 1024,
} as const;

const Words = cleaned(demandLimits.text);
const Short = cleaned(demandLimits.name);

/** The need of an agent. Every member is optional; unknown members are ignored. */
export const DemandSignal = z
  .object({
    agent_id: Short.optional().meta({ description: 'Your own name.', example: 'research-agent-7' }),
    asset_type: Short.optional().meta({ description: `${assetTypesInWords}.`, example: 'dataset' }),
    asset_types: z.array(Short).max(demandLimits.listItems, `must have at most ${demandLimits.listItems} items`).optional(),
    budget: Short.optional().meta({ description: 'The budget, e.g. "0.50" or "0.50 USD".', example: '0.50' }),
    callback_url: z
      .string()
      .max(demandLimits.url, `must have at most ${demandLimits.url} characters`)
      .optional()
      .meta({ format: 'uri', description: 'Where to send a signed webhook when something matches the need. Public http or https.' }),
    capability: Words.optional().meta({ example: 'daily rainfall by station' }),
    metadata: z
      .record(z.string(), z.unknown())
      .superRefine(boundedJson)
      .optional()
      .meta({
        type: 'object',
        description: `At most ${demandLimits.metadataBytes} bytes of JSON, ${demandLimits.metadataDepth} levels.`,
      }),
    need: Words.optional().meta({ example: exampleNeed }),
    query: Words.optional(),
    task: Words.optional(),
    urgency: Short.optional().meta({ example: 'high' }),
    use_case: Words.optional(),
  })
  .meta({
    id: 'DemandSignal',
    example: {
      need: exampleNeed,
      asset_type: 'dataset',
      budget: '0.50',
      urgency: 'high',
      agent_id: 'research-agent-7',
      callback_url: 'https://agent.example/farebox',
    },
  });
export type DemandSignal = z.output<typeof DemandSignal>;

/** A search that found nothing answers with this: the request that reports the need. */
export const DemandAction = z
  .object({
    method: z.literal('POST'),
    href: z.string(),
    body: z.object({ need: z.string(), asset_type: z.string().optional() }).meta({
      description: 'Send it as it is, or with callback_url to get a webhook once something that answers it is published.',
    }),
  })
  .meta({
    id: 'DemandAction',
    example: { method: 'POST', href: `${examplePublicUrl}/api/v1/agent-demand`, body: { need: exampleNeed, asset_type: 'dataset' } },
  });
export type DemandAction = z.output<typeof DemandAction>;

export const DemandProbeQuery = z.object({
  q: Words.optional().meta({ description: 'The need.', example: 'daily rainfall in Hong Kong' }),
  capability: Words.optional(),
  type: Short.optional().meta({ example: 'dataset' }),
  urgency: Short.optional(),
  budget: Short.optional().meta({ example: '0.50' }),
  agent_id: Short.optional(),
});

export const PaywallQuery = DemandProbeQuery.omit({ urgency: true }).extend({
  q: Words.refine((text) => text !== '', 'q is required').meta({
    description: 'The need.',
    example: 'daily rainfall in Hong Kong',
  }),
});

const Variety = Short.refine((text) => text !== '', 'variety must not be empty');
const Market = Short.refine((text) => text !== '', 'market must not be empty');
const Currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'must be a code of three letters')
  .toUpperCase();

export const FlowerLatestQuery = z.object({
  variety: Variety.meta({ example: 'Red Naomi' }),
  market: Short.optional().meta({ example: 'Aalsmeer' }),
  country: Short.optional(),
  grade: Short.optional(),
  stem_length: Short.optional(),
  currency: Currency.optional().meta({ example: 'EUR' }),
  unit: z.enum(['stem', 'bunch', 'box', 'kg', 'tray']).optional(),
});
export const FlowerMarketParams = z.object({
  market: Market.meta({ example: 'aalsmeer' }),
});
export const FlowerMarketQuery = FlowerLatestQuery.pick({ currency: true }).extend({ variety: Short.optional() });
export const FlowerVarietyParams = z.object({
  variety: Variety.meta({ example: 'red-naomi' }),
});
export const FlowerVarietyQuery = FlowerLatestQuery.pick({ market: true, currency: true });

/** Something for sale now that may meet the need. */
export const DemandMatch = z
  .object({
    kind: z.enum(['asset', 'tool']),
    id: z.string(),
    title: z.string(),
    score: z.number().min(0).max(1),
    price: z.object({ amount: z.string(), currency: z.string() }).nullable().meta({ description: 'Null: free.' }),
    href: z.string().meta({ description: 'Where to read more and get it.' }),
  })
  .meta({
    id: 'DemandMatch',
    example: {
      kind: 'asset',
      id: exampleAssetId,
      title: 'Rainfall in Hong Kong, daily, 1990 to 2025',
      score: 0.86,
      price: { amount: '0.05', currency: 'USD' },
      href: `${examplePublicUrl}/api/v1/assets/${exampleAssetId}`,
    },
  });
export type DemandMatch = z.output<typeof DemandMatch>;

export const DemandWatch = z
  .object({
    id: z.string().meta({ description: 'The id of the signal.' }),
    callback_url_host: z.string(),
    expires_at: z.iso.datetime(),
    secret: z.string().meta({ description: 'Shown only once: verify webhooks with it (Standard Webhooks).', example: 'whsec_...' }),
    events: z.array(z.literal('supply.matched')),
  })
  .meta({
    id: 'DemandWatch',
    example: {
      id: exampleSignalId,
      callback_url_host: 'agent.example',
      expires_at: exampleWatchEnd,
      secret: 'whsec_RVhBTVBMRS1ub3QtYS1yZWFsLXNlY3JldC0wMDAwMDA=',
      events: ['supply.matched'],
    },
  });
export type DemandWatch = z.output<typeof DemandWatch>;

const captured = {
  signal_id: z.string().meta({ example: exampleSignalId }),
  matches: z.array(DemandMatch).meta({ description: 'The best offers for sale now.' }),
  watch: DemandWatch.meta({ description: 'Null without a callback_url.' }).nullable(),
  next: z.string().meta({ description: 'What happens next.' }),
};

export const CapturedSignal = z.object({ status: z.literal('captured'), ...captured }).meta({
  id: 'CapturedSignal',
  example: {
    status: 'captured',
    signal_id: exampleSignalId,
    matches: [exampleOf(DemandMatch)],
    watch: exampleOf(DemandWatch),
    next: `The signal is stored. Each match contains its address. Until ${exampleWatchEnd} a signed webhook is sent to agent.example when something that matches it is published; keep watch.secret to verify it.`,
  },
});
export type CapturedSignal = z.output<typeof CapturedSignal>;

/** The deliberate 402: it records demand and sells nothing. */
export const DemandPaymentRequired = shown(
  'DemandPaymentRequired',
  z.object({
    error: z.literal('payment required'),
    payment: z.null().meta({ description: 'There is nothing to pay.' }),
    payable: z.literal(false),
    purpose: z.literal('demand_capture'),
    ...captured,
    statusCode: z.literal(402),
    code: z.literal('demand_captured'),
    hint: z.string(),
    issues: z
      .array(Issue)
      .optional()
      .meta({ description: 'Invalid members of the body; all others were captured. Absent if the body was valid.' }),
    request_id: z.string(),
  }),
  {
    payment: null,
    next: 'The signal is stored. Each match contains its address. Send it again with callback_url to get a webhook when something that matches it is published.',
    hint: 'There is nothing to pay and no reason to repeat this: the demand is stored. See next and matches.',
    request_id: exampleRequestId,
  },
);
export type DemandPaymentRequired = z.output<typeof DemandPaymentRequired>;

/** How to submit demand, for agents: `/.well-known/agent-demand.json`, and a probe without a need. */
export const DemandManifest = z
  .object({
    name: z.string(),
    version: z.string(),
    description: z.string(),
    endpoints: z.array(
      z.object({
        method: z.enum(['GET', 'POST']),
        href: z.string(),
        purpose: z.string(),
        status: z.int().meta({ description: 'The status of the answer.' }),
        fields: z.record(z.string(), z.string()).meta({ description: 'The query parameters or body members with their descriptions.' }),
        required: z.array(z.string()),
        example: z.unknown(),
      }),
    ),
    limits: z.record(z.string(), z.number()),
    watch: z.object({
      description: z.string(),
      events: z.array(z.string()),
      days: z.int(),
      notices_per_day: z.int(),
      signature: z.object({
        standard: z.string(),
        headers: z.array(z.string()),
        algorithm: z.string(),
        signed_content: z.string(),
        tolerance_seconds: z.int(),
        steps: z.array(z.string()),
      }),
      notice_example: z.unknown(),
      retries: z.string(),
      end: z.string(),
    }),
    privacy: z.string(),
    links: z.record(z.string(), z.string()),
  })
  .meta({ id: 'DemandManifest' });
export type DemandManifest = z.output<typeof DemandManifest>;

/** One line for every database and log: without control characters, lone surrogates and outer blanks. */
function cleaned(lengthMax: number) {
  return z
    .string()
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .overwrite((text) =>
      text
        .replaceAll(/\p{Cc}+/gu, ' ')
        .toWellFormed()
        .trim(),
    );
}

/** Measured level by level: JSON.stringify would overflow the stack on a hundred thousand levels. */
function boundedJson(value: Record<string, unknown>, context: z.RefinementCtx): void {
  const { metadataBytes, metadataDepth } = demandLimits;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > metadataDepth) {
      context.addIssue({ code: 'custom', message: `metadata must have at most ${metadataDepth} levels` });
      return;
    }
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  if (new TextEncoder().encode(JSON.stringify(value)).length > metadataBytes) {
    context.addIssue({ code: 'custom', message: `metadata must have at most ${metadataBytes} bytes of JSON` });
  }
}
