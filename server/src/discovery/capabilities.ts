import { AssetOutput, AssetType, type Capabilities } from '@farebox/contract';
import { isNamedInVersion1 } from '../payments/x402/wire.ts';
import { dimensions } from '../search/embedder.ts';
import { interfaceVersion, isTestNetwork, type Facts } from './facts.ts';

/** The features, payments and limits of this server, for agents that have seen no other document. */
export function capabilities(facts: Facts): Capabilities {
  const at = (path: string) => `${facts.publicUrl}${path}`;
  const { quoteTtlMs, tokenTtlMs, bodyMaxBytes, uploadBytesMax, linkTtlMs, unpaidPerMinute } = facts.limits;
  return {
    service: 'farebox',
    version: interfaceVersion,
    description:
      'Data and APIs with semantic search, paid per fetch, and tools, paid per call. Agents can report unmet needs and get a webhook when something matches.',
    test_network: isTestNetwork(facts),
    asset_types: [...AssetType.options],
    outputs: [...AssetOutput.options],
    search: {
      dimension: dimensions,
      embedding_model: facts.embeddingModel,
      modes: ['text', 'vector', 'hybrid'],
      languages: ['en', 'zh'],
      filters: ['type', 'license', 'max_price', 'owner_id', 'mime_type', 'language'],
      top_k: { default: 10, max: 100 },
    },
    payments: {
      currency: 'USD',
      providers: facts.payment.providers.map(({ providerId, provider, test }) => ({ id: providerId, name: provider, test })),
      protocols: [
        {
          name: 'farebox',
          description:
            'Fetch or call. The 402 has payment.paymentId and payment.token. Pay the payment, then repeat the request with the token.',
          request_headers: ['X-Payment-Token', 'X-Client-Id', 'X-API-Key', 'Authorization'],
          response_headers: ['X-Payment-Required', 'X-Payment-Token', 'X-Payment-Id', 'X-Payment-Remaining-Calls'],
        },
        ...(facts.ways.byCredit ? [oneStep] : []),
        ...walletProtocols(facts),
        ...(hasCredit(facts) ? [signInProtocol] : []),
      ],
      create: at('/api/payments'),
      verify: at('/api/payments/{paymentId}'),
      pay: at('/api/payments/{paymentId}/pay'),
      ...(hasCredit(facts) ? { buy_credit: at('/api/v1/credit'), credit: at('/api/v1/me/credit') } : {}),
      ...(facts.ways.hasCards ? { card_credit: at('/api/v1/me/credit/checkout') } : {}),
    },
    limits: {
      body_bytes: bodyMaxBytes,
      upload_bytes: uploadBytesMax,
      page_items: 200,
      link_ttl_seconds: linkTtlMs / 1000,
      quote_ttl_seconds: quoteTtlMs / 1000,
      token_ttl_seconds: tokenTtlMs / 1000,
      requests_per_minute: unpaidPerMinute === 0 ? null : unpaidPerMinute,
    },
    links: {
      search: at('/api/v1/assets/search?q={need}'),
      embeddings: at('/api/v1/embeddings'),
      fetch: at('/api/v1/assets/fetch'),
      register: at('/api/v1/auth/register'),
      upload: at('/api/v1/admin/assets/upload'),
      demand: at('/api/v1/agent-demand'),
      demand_manifest: at('/.well-known/agent-demand.json'),
      tool_search: at('/api/tools/search?q={need}'),
      tools_in_short: at('/api/tools?view=summary'),
      tools: at('/api/tools'),
      mcp: at('/mcp'),
      openapi: at('/openapi.json'),
      ...(facts.has('a2a') ? { agent_card: at('/.well-known/agent-card.json') } : {}),
      documentation: at('/docs'),
      llms: at('/llms.txt'),
    },
  };
}

const hasCredit = ({ wallets, payment }: Facts) => wallets !== null && payment.providers.some(({ providerId }) => providerId === 'credit');

/** Pays within the request. */
const oneStep = {
  name: 'farebox-one-step',
  description: 'Fetch or call with an API key and X-Payment-Provider: credit: one request pays from the credit of the account and gets it.',
  request_headers: ['X-Payment-Provider', 'X-Max-Price-Cents', 'X-API-Key', 'Authorization'],
  response_headers: ['X-Payment-Token', 'X-Payment-Id', 'X-Payment-Remaining-Calls', 'X-Credit-Low'],
};

/** Every protocol of wallets that the 402 speaks. */
function walletProtocols({ wallets }: Facts): Capabilities['payments']['protocols'] {
  if (wallets === null) return [];
  const offers = wallets.offers(1);
  const networks = [...new Set(offers.map(({ network }) => network))];
  const schemes = [...new Set(offers.map(({ scheme }) => scheme))];
  return [
    {
      name: 'x402',
      versions: isNamedInVersion1(wallets.network) ? ['1', '2'] : ['2'],
      networks,
      methods: schemes,
      description:
        'A wallet signs one of `accepts` of the 402 and repeats the request. Over MCP the payment is in _meta["x402/payment"]. With `Prefer: payment=full` the 402 has signed offers and, for a fixed price, `upto` too.',
      request_headers: ['PAYMENT-SIGNATURE', 'X-PAYMENT', 'Prefer'],
      response_headers: ['PAYMENT-REQUIRED', 'PAYMENT-RESPONSE', 'X-PAYMENT-RESPONSE'],
    },
    ...(wallets.protocol === null ? [] : [wallets.protocol.capability(wallets.network)]),
  ];
}

const signInProtocol = {
  name: 'sign-in-with-x',
  description:
    'A wallet buys credit (POST buy_credit with {"amount": "5.00"}, paid by x402). Then it signs the extension of a 402 and repeats the request, which is paid from that credit. Each signature pays once, for the path that it was signed for.',
  request_headers: ['SIGN-IN-WITH-X'],
  response_headers: ['PAYMENT-REQUIRED', 'X-Payment-Token', 'X-Payment-Id'],
};
