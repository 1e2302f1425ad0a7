import type { InputCheck } from '@farebox/contract';
import type { ProblemCode } from '../../errors.ts';
import type { PaymentProvider } from '../provider.ts';

/** How a payment can be made here now. Every text that tells a buyer what to do is derived from it, so none names a way that is off. */
export interface WaysToPay {
  /** Asking for the state of a payment pays it, with test money. */
  byTest: boolean;
  /** From the prepaid credit of an account. */
  byCredit: boolean;
  /** A wallet signs: x402, and the other protocol where there is one. */
  byWallet: boolean;
  otherProtocol: string | null;
  /** Credit can be bought by card. */
  hasCards: boolean;
  /** Without a trailing slash; empty: addresses are paths. */
  publicUrl(): string;
}

/** The part of `WaysToPay` that the providers do not know. */
export type PayAddresses = Pick<WaysToPay, 'otherProtocol' | 'hasCards' | 'publicUrl'>;

export const pathsOnly: PayAddresses = { otherProtocol: null, hasCards: false, publicUrl: () => '' };

export function waysToPay(providers: readonly PaymentProvider[], addresses: PayAddresses): WaysToPay {
  return {
    ...addresses,
    byTest: providers.some(({ completesWhenAsked }) => completesWhenAsked === true),
    byCredit: providers.some(({ spendsCredit, isTest }) => spendsCredit === true && !isTest),
    byWallet: providers.some(({ challenge }) => challenge !== undefined),
  };
}

/** How one surface takes each way to pay. */
export interface PayTexts {
  /** The request that pays and calls at once, for a client with an account. */
  oneRequest: string;
  /** By steps, with test money. */
  test: string;
  wallet: string;
  /** Its clients have wallets: it names them beside test money too. */
  hasWallets?: boolean;
}

const payTexts = {
  http: {
    oneRequest: 'One request pays and gets: repeat it with X-Payment-Provider: credit.',
    test: 'GET /api/payments/{paymentId} pays it with test money; then repeat the request with X-Payment-Token set to payment.token.',
    wallet: 'A wallet signs what the headers of the 402 ask for.',
  },
  mcp: {
    oneRequest: 'One call pays and runs: repeat it with pay: "credit".',
    test: 'get_payment {paymentId} pays it with test money; then repeat this call with paymentToken set to payment.token.',
    wallet: 'A wallet signs accepts[0], and repeats this call with _meta["x402/payment"].',
  },
} as const satisfies Record<string, PayTexts>;
/** One of these, or the texts of an optional room. */
type Surface = keyof typeof payTexts | PayTexts;

/** How to get an API key, with addresses. */
function keySteps({ publicUrl }: Pick<WaysToPay, 'publicUrl'>): string {
  const at = (path: string) => `${publicUrl()}${path}`;
  return `API key: POST ${at('/api/v1/auth/register')} {"email","password"}, then ${at('/api/v1/me/api-keys')} {"name"} with its token; send it as X-API-Key.`;
}

/** How credit comes to an account, with addresses. */
function creditSteps({ hasCards, byWallet, publicUrl }: WaysToPay): string {
  const at = (path: string) => `${publicUrl()}${path}`;
  const ways = [
    ...(hasCards ? [`POST ${at('/api/v1/me/credit/checkout')} (card)`] : []),
    ...(byWallet ? [`POST ${at('/api/v1/credit')} {"amount":"5.00"} (wallet)`] : []),
    'ask the operator',
  ];
  return `Credit: ${ways.join(', or ')}.`;
}

/**
 * What a buyer does about a 402, the shortest way first.
 * @param clientId of the payment: clients with an account have an id of their own
 */
export function howToPay(ways: WaysToPay, surface: Surface, clientId: string): string {
  const { byTest, byCredit, byWallet } = ways;
  const { oneRequest, test, wallet, hasWallets = false }: PayTexts = typeof surface === 'string' ? payTexts[surface] : surface;
  const hasAccount = /^(?:key|usr)_/.test(clientId);
  const steps = [
    ...(hasAccount && byCredit ? [oneRequest] : []),
    ...(byTest ? [test] : []),
    ...(byWallet && (!byTest || hasWallets) ? [wallet] : []),
    ...(byCredit && !byTest && !hasAccount ? [`${oneRequest} It needs credit. ${keySteps(ways)} ${creditSteps(ways)}`] : []),
    ...(byCredit && !byTest && hasAccount ? [creditSteps(ways)] : []),
  ];
  return steps.length === 0 ? 'The operator has configured no way to pay.' : steps.join(' ');
}

/** A refusal, as far as its hint depends on it. */
interface Refused {
  code: ProblemCode;
  clientId: string;
  /** Null where there is none. */
  input?: InputCheck | null;
}

/** What to do about a refusal, where that depends on the ways to pay (nobody should pay for a call that cannot work); null where it does not. */
export function payHint(ways: WaysToPay, surface: Surface, { code, clientId, input = null }: Refused): string | null {
  if (input?.valid === false)
    return `First correct the input (${faultsIn(input)}), and repeat the request without paying. Only then pay. ${howToPay(ways, surface, clientId)}`;
  if (code === 'payment_required') return howToPay(ways, surface, clientId);
  if (code === 'insufficient_credit') return `Nothing was charged. The shortfall has to be added. ${creditSteps(ways)}`;
  if (code === 'api_key_required') return keySteps(ways);
  return null;
}

export function faultsIn({ issues }: InputCheck): string {
  return issues
    .slice(0, 3)
    .map(({ message }) => message)
    .join('; ')
    .slice(0, 300);
}

/** E.g. `x402 or MPP`. */
export function walletProtocols({ otherProtocol }: Pick<WaysToPay, 'otherProtocol'>): string {
  return otherProtocol === null ? 'x402' : `x402 or ${otherProtocol}`;
}

/** The steps of a purchase over HTTP, with those ways only that are on. */
export function paymentSteps(ways: WaysToPay): string[] {
  const { byTest, byCredit, byWallet } = ways;
  return [
    ...(byCredit ? ['With an API key and credit, one request pays and calls: send X-API-Key and X-Payment-Provider: credit.'] : []),
    ...(byWallet ? [`A wallet answers the challenge of the 402 by itself: ${walletProtocols(ways)}.`] : []),
    'Step by step: call the tool. Without a valid paid token the answer is HTTP 402 with a payment.',
    ...(byTest ? ['Pay it with test money: GET /api/payments/{paymentId} completes a payment of the provider test.'] : []),
    ...(byCredit && !byTest ? ['Pay it: POST /api/payments/{paymentId}/pay with {"provider": "credit"} and X-API-Key.'] : []),
    'Verify it: GET /api/payments/{paymentId} until payment.status is paid.',
    'Repeat the call with the header X-Payment-Token set to payment.token.',
    ...(byCredit ? [keySteps(ways), creditSteps(ways)] : []),
  ];
}

/** One sentence about how a purchase is paid, for instructions and lists. */
export function payingInShort(ways: WaysToPay, surface: 'http' | 'mcp'): string {
  const { byTest, byCredit, byWallet } = ways;
  const steps = [
    ...(byCredit ? [`With an API key and credit, one request pays and gets it: ${creditArgument[surface]}.`] : []),
    ...(byTest ? [testInShort[surface]] : []),
    ...(byWallet ? [`A wallet pays by ${walletProtocols(ways)}.`] : []),
    ...(byCredit && !byTest ? [keySteps(ways), creditSteps(ways)] : []),
  ];
  return steps.length === 0 ? 'Nothing can be paid at the moment.' : steps.join(' ');
}

const creditArgument = { http: 'X-Payment-Provider: credit', mcp: 'the argument pay: "credit"' };

const testInShort = {
  http: 'Test money: GET /api/payments/{paymentId} pays; repeat the request with X-Payment-Token set to payment.token.',
  mcp: 'Test money: get_payment with payment.paymentId pays; repeat the call with paymentToken set to payment.token.',
};
