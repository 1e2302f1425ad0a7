import {
  examplePublicUrl,
  exampleTime,
  exampleAssetId,
  type DiscoveredResources,
  type DiscoverySearchAnswer,
  type ServiceDescriptor,
  type X402Manifest,
} from '@farebox/contract';
import { demandManifest } from '../demand/manifest.ts';
import { capabilities } from './capabilities.ts';
import { paidPayment, paymentRecord, restingService } from './examples.ts';
import { shownService, type Facts } from './facts.ts';
import type { Described } from './openapi-shape.ts';
import type { Micros } from '../money.ts';
import type { AnyRequirement } from '../settlement/settler.ts';
import { httpTool, x402Manifest } from './payment-discovery.ts';

/** The example body for this schema; undefined if there is none. */
export type ExampleOf = (schema: Readonly<Record<string, unknown>>) => unknown;

/** The examples of the contract's schemas, and those generated from the catalog. */
export function bodyExamples({ schemas }: Described['components'], facts: Facts): ExampleOf {
  const live = liveExamples(facts);
  const exampleOf: ExampleOf = ({ $ref: reference, format, anyOf }) => {
    if (format === 'binary') return '(the bytes)';
    const first: unknown = Array.isArray(anyOf) ? anyOf[0] : null;
    if (typeof first === 'object' && first !== null) return exampleOf({ ...first });
    if (typeof reference !== 'string') return undefined;
    const name = reference.split('/').at(-1) ?? '';
    return live[name] ?? schemas[name]?.['example'];
  };
  return exampleOf;
}

/** By the name of the schema: bodies that depend on the catalog. */
function liveExamples(facts: Facts): Readonly<Record<string, unknown>> {
  const shown = shownService(facts) ?? facts.services[0];
  if (shown === undefined) return {};
  const service = restingService(shown);
  const listing = { schemaVersion: 'farebox.catalog.v1', generatedAt: exampleTime, services: [service], payment: facts.payment };
  return {
    ...discoveryExamples(service, facts),
    Capabilities: capabilities(facts),
    DemandManifest: demandManifest(examplePublicUrl, { perMinute: 120 }),
    Payment: paidPayment(service),
    PaymentView: paidPayment(service),
    PaymentRecord: paymentRecord(service),
    CreatePayment: { serviceId: service.id },
    PayPayment: { provider: facts.payment.providers[0]?.providerId ?? 'credit' },
    ServiceDescriptor: service,
    CatalogListing: listing,
    CatalogSearchAnswer: {
      ...listing,
      schemaVersion: 'farebox.catalog.search.v1',
      query: service.name.toLowerCase(),
      expandedTerms: [],
      language: 'en',
      filters: { limit: 10 },
      answered: true,
      total: 1,
      services: [
        {
          ...service,
          matchScore: 97,
          matchTerms: service.name.toLowerCase().split(' '),
          why: `The name ${service.name} is what was asked for.`,
        },
      ],
    },
    UpdateTool: { price_amount: service.pricing.amount, enabled: true },
  };
}

/** A tool in lists for wallets. */
function discoveryExamples(service: ServiceDescriptor, { publicUrl, wallets }: Facts) {
  const market = { ...(wallets ?? exampleMarket), publicUrl };
  const at = Date.parse(exampleTime);
  const item = httpTool(service, market, at);
  return {
    DiscoveredResources: { x402Version: 2, items: [item], pagination: { limit: 20, offset: 0, total: 1 } } satisfies DiscoveredResources,
    DiscoverySearchAnswer: {
      x402Version: 2,
      resources: [item],
      partialResults: false,
      pagination: { limit: 1, cursor: null },
    } satisfies DiscoverySearchAnswer,
    X402Manifest: x402Manifest(market, [service], [exampleAssetId], at) satisfies X402Manifest,
  };
}

/** If no wallet can pay, the documents still show an example list. */
const exampleMarket = {
  network: 'eip155:84532',
  payTo: '0x00000000000000000000000000000000fa4eb0c5',
  offers: (amountMicros: Micros): AnyRequirement[] => [
    {
      scheme: 'exact',
      network: 'eip155:84532',
      amount: String(amountMicros),
      asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
      payTo: '0x00000000000000000000000000000000fa4eb0c5',
      maxTimeoutSeconds: 60,
      extra: { name: 'USDC', version: '2' },
    },
  ],
};
