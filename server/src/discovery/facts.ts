import type { PaymentFlow, ServiceDescriptor } from '@farebox/contract';
import type { Parts } from '../parts.ts';
import type { Config } from '../config.ts';
import type { Micros } from '../money.ts';
import type { OptionalRoom } from '../optional-rooms.ts';
import { isBuyable } from '../offered.ts';
import type { WaysToPay } from '../payments/quotes/ways-to-pay.ts';
import type { WalletProtocol } from '../payments/x402/wallet-protocol.ts';
import type { AnyRequirement, Settler } from '../settlement/settler.ts';
import { availabilityOf } from '../tools/offered-tool.ts';

/** The facts that every document is generated from. */
export interface Facts {
  /** Whether the service has an optional room. */
  has(room: OptionalRoom): boolean;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Published tools, in the order of the catalog. */
  services: readonly ServiceDescriptor[];
  /** Those of them that can be called now. What cannot run here is not shown to agents as if it could. */
  callable: readonly ServiceDescriptor[];
  payment: PaymentFlow;
  /** The ways to pay that are on. */
  ways: WaysToPay;
  limits: Limits;
  /** Id of the model that makes the vectors of the search. */
  embeddingModel: string;
  /** Null where no wallet can pay. */
  wallets: WalletFacts | null;
}

/** How wallets pay. */
export interface WalletFacts {
  network: string;
  payTo: string;
  /** The token that they pay with. */
  asset: string;
  /** The ways to pay this amount. */
  offers(amountMicros: Micros): readonly AnyRequirement[];
  /** Beside x402; null: none. */
  protocol: WalletProtocol | null;
}

/** The settings that affect callers. */
type Limits = Pick<
  Config,
  'bodyMaxBytes' | 'quoteTtlMs' | 'tokenTtlMs' | 'linkTtlMs' | 'uploadBytesMax' | 'unpaidPerMinute' | 'capturePerMinute' | 'platformFeeBps'
>;

/** The version of the interface, not of a release: it changes when callers have to. */
export const interfaceVersion = '0.1.0';

export type FactsParts = Pick<Parts, 'config' | 'payments' | 'publicUrl' | 'search' | 'tools'>;

export function factsOf({ config, publicUrl, search, tools: { catalog }, payments: { payments, settler, x402 } }: FactsParts): Facts {
  const { services, payment } = catalog.listing();
  const wallets = settler === null ? null : walletsOf(settler, x402?.protocol ?? null);
  const callable = services.filter(({ state }) => isBuyable({ availability: availabilityOf(state) }));
  const { ways } = payments;
  const has = (room: OptionalRoom) => !config.without.includes(room);
  return {
    has,
    publicUrl: publicUrl(),
    services,
    callable,
    payment,
    ways,
    limits: limitsOf(config),
    embeddingModel: search.model,
    wallets,
  };
}

function walletsOf({ network, payTo, asset, offers }: Settler, protocol: WalletProtocol | null): WalletFacts {
  return { network, payTo, asset, offers, protocol };
}

/** Only these: a document can show no secret that it never gets. */
function limitsOf(config: Limits): Limits {
  const { bodyMaxBytes, quoteTtlMs, tokenTtlMs, linkTtlMs, uploadBytesMax, unpaidPerMinute, capturePerMinute, platformFeeBps } = config;
  return { bodyMaxBytes, quoteTtlMs, tokenTtlMs, linkTtlMs, uploadBytesMax, unpaidPerMinute, capturePerMinute, platformFeeBps };
}

/** Whether the server accepts test money. */
export function isTestNetwork({ payment }: Facts): boolean {
  return payment.providers.some(({ test }) => test);
}

/** Its example answer is the same for every call, so readers see what is printed. */
const preferredId = 'word-count';

/** The tool in the examples of the documents; null while none can be called. */
export function shownService({ callable }: Facts): ServiceDescriptor | null {
  const open = callable.filter(({ state }) => !state.apiKeyRequired);
  return open.find(({ id }) => id === preferredId) ?? open[0] ?? null;
}
