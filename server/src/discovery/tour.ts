import type { ServiceDescriptor } from '@farebox/contract';

export interface TourStep {
  title: string;
  text: string;
  /** For bash or zsh; each step goes on where the one before it ended. */
  commands: string;
  /** What the commands print. */
  output: string;
}

/** What the tour tells of its tool. */
type ShownTool = Pick<ServiceDescriptor, 'name' | 'endpoint' | 'method' | 'exampleRequest' | 'exampleResponse'> & {
  pricing: { amount: string };
};

export interface TourOptions {
  publicUrl: string;
  /** Whether money that does not exist is taken. */
  isTestNetwork: boolean;
  tool: ShownTool;
}

/** The whole story by curl, for one tool: find it, be refused, pay, call, be refused again. */
export function tour({ publicUrl, isTestNetwork, tool }: TourOptions): TourStep[] {
  return [find(publicUrl, tool), refused(tool), isTestNetwork ? payByTestNetwork : payByCredit, call(tool), replay];
}

/** The address of the service, and what the tours read its answers with. */
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
    text: 'The answer states the price. It carries a payment to pay, and a token that becomes valid when the payment is paid.',
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
  text: 'The test network uses play money: it pays a payment as soon as you ask for its status.',
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

/** One word of the shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
