import { reasons } from '../schemes/eip3009.ts';
import { isSolana, isUpto } from '../signed.ts';
import { lower } from '../schemes/signature.ts';
import type { Hex } from '../payload.ts';
import type { AnyRequirement } from '../settler.ts';
import type { SupportedAnswer } from './facilitator-client.ts';
import { isTestnet } from './networks.ts';
import { checkRequirement, keptByAmount, maxTimeoutSeconds, requirementOf, uptoRequirementOf, type SettlerTerms } from './terms.ts';

/** The ways to pay that a facilitator has confirmed. */
export interface FacilitatorWays {
  readonly network: string;
  readonly asset: string;
  readonly payTo: string;
  readonly isTest: boolean;
  offers(amountMicros: number): readonly AnyRequirement[];
  /** Applies the facilitator's list of what it supports. */
  learn(supported: SupportedAnswer): void;
  /** Whether a requirement is one of them. @returns why not, or null. */
  check(requirement: AnyRequirement): string | null;
}

/** On an EVM chain: `exact`, which every facilitator supports, and `upto` where it is listed. */
export function evmWays(terms: SettlerTerms): FacilitatorWays {
  const { network, asset, payTo } = terms;
  /** The only one that can settle `upto`; null: not supported. */
  let facilitator: Hex | null = null;
  const waysNow = () =>
    keptByAmount((amountMicros) => {
      const exact = requirementOf(terms, amountMicros);
      return facilitator === null ? [exact] : [exact, uptoRequirementOf(terms, amountMicros, facilitator)];
    });
  let offers = waysNow();
  return {
    network,
    asset,
    payTo,
    isTest: isTestnet(network),
    offers: (amountMicros) => offers(amountMicros),
    learn(supported) {
      const said = nameOf(supported, 'upto', network, facilitator, ({ facilitatorAddress }) => facilitatorAddress);
      facilitator = said === null || !/^0x[0-9a-fA-F]{40}$/.test(said) ? null : lower(`0x${said.slice(2)}`);
      offers = waysNow();
    },
    check(requirement) {
      const isSettled = !isUpto(requirement) || requirement.extra.facilitatorAddress.toLowerCase() === facilitator;
      return checkRequirement(requirement, terms) ?? (isSettled ? null : reasons.facilitator);
    },
  };
}

export interface SolanaTerms {
  network: string;
  /** The mint. */
  asset: string;
  payTo: string;
}

/** On Solana: `exact`, once the facilitator has named its fee payer. */
export function solanaWays({ network, asset, payTo }: SolanaTerms): FacilitatorWays {
  let feePayer: string | null = null;
  return {
    network,
    asset,
    payTo,
    isTest: isTestnet(network),
    offers(amountMicros) {
      if (feePayer === null) return [];
      const amount = String(amountMicros);
      return [{ scheme: 'exact', network, amount, asset, payTo, maxTimeoutSeconds, extra: { feePayer } }];
    },
    learn(supported) {
      const said = nameOf(supported, 'exact', network, feePayer, (extra) => extra.feePayer);
      feePayer = said !== null && /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(said) ? said : null;
    },
    check(requirement) {
      if (requirement.network !== network) return reasons.network;
      return isSolana(requirement) && requirement.asset === asset ? null : reasons.requirements;
    },
  };
}

type Extra = NonNullable<SupportedAnswer['kinds'][number]['extra']>;

/**
 * The address of a facilitator that a payment has to name. A facilitator with several lists any of them. The current one is kept as
 * long as it is among them, because payments under way name it.
 */
function nameOf(
  { kinds, signers }: SupportedAnswer,
  scheme: string,
  network: string,
  current: string | null,
  read: (extra: Extra) => unknown,
): string | null {
  const kind = kinds.find((each) => each.x402Version === 2 && each.scheme === scheme && each.network === network);
  if (kind === undefined) return null;
  const all = Object.values(signers ?? {}).flat();
  if (current !== null && all.some((signer) => signer === current || signer.toLowerCase() === current)) return current;
  const said = kind.extra === null || kind.extra === undefined ? null : read(kind.extra);
  return typeof said === 'string' ? said : null;
}
