import type { ServiceDescriptor } from '@farebox/contract';

export interface TourStep {
  title: string;
  text: string;
  /** For bash or zsh; each step continues the previous one. */
  commands: string;
  /** The output of the commands. */
  output: string;
}

/** The tool of the tour. */
export type ShownTool = Pick<ServiceDescriptor, 'name' | 'endpoint' | 'method' | 'exampleRequest' | 'exampleResponse'> & {
  pricing: { amount: string };
};

export interface TourOptions {
  publicUrl: string;
  /** Whether the server accepts test money. */
  isTestNetwork: boolean;
  tool: ShownTool;
}

/** The whole story of a tool with curl: find it, get a 402, pay, call, get refused with the used token. */
export function tour({ publicUrl, isTestNetwork, tool }: TourOptions): TourStep[] {
  return [find(publicUrl, tool), refused(tool), isTestNetwork ? payByTestNetwork : payByCredit, call(tool), replay];
}

/** The variables and functions that the tours use. */
export function shellStart(publicUrl: string): string[] {
  return [`base=${publicUrl}`, String.raw`field() { grep -o "\"$1\":\"[^\"]*\"" | tail -n 1 | cut -d '"' -f 4; }`];
}

function find(publicUrl: string, { name, endpoint }: ShownTool): TourStep {
  return {
    title: 'Find a tool',
    text: 'The catalog is free. `field` extracts one member of a JSON answer.',
    commands: [
      ...shellStart(publicUrl),
      `curl -s "$base/api/tools/search?q=${encodeURIComponent(name.toLowerCase()).replaceAll('%20', '+')}&limit=1" | field endpoint`,
    ].join('\n'),
    output: endpoint,
  };
}

function refused(tool: ShownTool): TourStep {
  return {
    title: 'Call it and get a 402',
    text: 'The answer states the price. It contains a payment, and a token that becomes valid when the payment is paid.',
    commands: [
      'call() {',
      [`  curl -s -w '\\nHTTP %{http_code}\\n' "$base${tool.endpoint}" "$@"`, ...requestArguments(tool)].join(' \\\n    '),
      '}',
      'refusal=$(call)',
      'tail -n 1 <<< "$refusal"',
      'field error <<< "$refusal"',
      'field amount <<< "$refusal"',
    ].join('\n'),
    output: `HTTP 402\npayment required\n${tool.pricing.amount}`,
  };
}

export const payByTestNetwork: TourStep = {
  title: 'Pay',
  text: 'The test network uses test money: reading the status of a payment pays it.',
  commands: ['payment=$(field paymentId <<< "$refusal")', 'curl -s "$base/api/payments/$payment" | field status'].join('\n'),
  output: 'paid',
};

export const payByCredit: TourStep = {
  title: 'Pay',
  text: 'An API key pays from the prepaid credit of its account.',
  commands: [
    'payment=$(field paymentId <<< "$refusal")',
    'curl -s "$base/api/payments/$payment/pay" -H "X-API-Key: $FAREBOX_API_KEY" \\',
    `  -H 'Content-Type: application/json' -d '{"provider":"credit"}' | field status`,
  ].join('\n'),
  output: 'paid',
};

function call({ exampleResponse }: ShownTool): TourStep {
  return {
    title: 'Call it with the token',
    text: 'Send the same request with one more header.',
    commands: ['token=$(field token <<< "$refusal")', 'call -H "X-Payment-Token: $token"'].join('\n'),
    output: `${JSON.stringify(exampleResponse)}\nHTTP 200`,
  };
}

const replay: TourStep = {
  title: 'Try the token again',
  text: 'A token pays for one call. If a call fails on the server, the token can be used again.',
  commands: 'call -H "X-Payment-Token: $token" | field error',
  output: 'payment token has no remaining calls',
};

/** The request body as arguments of curl. */
export function requestArguments({ method, exampleRequest }: Pick<ServiceDescriptor, 'method' | 'exampleRequest'>): string[] {
  if (method === 'GET') return [];
  return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(exampleRequest))}`];
}

/** One word of the shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
