import {
  exampleAssetId,
  exampleTime,
  type DiscoveredResources,
  type DiscoverySearchAnswer,
  type ServiceDescriptor,
  type X402Manifest,
} from '@farebox/contract';
import type { Micros } from '../money.ts';
import type { AnyRequirement } from '../settlement/settler.ts';
import type { Facts } from './facts.ts';
import { httpTool, x402Manifest } from './payment-discovery.ts';

/** A tool in lists for wallets. */
export function discoveryExamples(service: ServiceDescriptor, { publicUrl, wallets }: Facts) {
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
