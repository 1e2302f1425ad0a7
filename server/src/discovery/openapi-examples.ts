import { accountExamples } from './account-examples.ts';
import { capabilities } from './capabilities.ts';
import { assetExamples } from './asset-examples.ts';
import { creditExamples } from './credit-examples.ts';
import { demandExamples } from './demand-examples.ts';
import { discoveryExamples } from './payment-discovery-examples.ts';
import { owedMoneyExamples } from './owed-money-examples.ts';
import { payoutExamples } from './payout-examples.ts';
import { settlementExamples } from './settlement-examples.ts';
import { exampleTime, paidPayment, paymentRecord, restingService } from './examples.ts';
import { shownService, type Facts } from './facts.ts';

/** A body that is true for this catalog; undefined where nothing is known to show. */
export function exampleOf(schema: Record<string, unknown>, facts: Facts): unknown {
  const { $ref: reference, format } = schema;
  if (format === 'binary') return '(the bytes)';
  if (typeof reference !== 'string') return undefined;
  const name = reference.split('/').at(-1) ?? '';
  return exampleNamed(name, facts);
}

/** The example of a named schema of the contract. */
function exampleNamed(name: string, facts: Facts): unknown {
  const shown = shownService(facts) ?? facts.services[0];
  if (shown === undefined) return undefined;
  const service = restingService(shown);
  const listing = { schemaVersion: 'farebox.catalog.v1', generatedAt: exampleTime, services: [service], payment: facts.payment };
  const examples: Record<string, unknown> = {
    ...accountExamples,
    ...assetExamples,
    ...creditExamples,
    ...demandExamples,
    ...discoveryExamples(service, facts),
    ...owedMoneyExamples,
    ...payoutExamples,
    ...settlementExamples,
    Capabilities: capabilities(facts, facts.limits, 'farebox-2-2be9e1ac'),
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
  return examples[name];
}
