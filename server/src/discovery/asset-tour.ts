import { formatAmount, type Micros } from '../money.ts';
import { payByCredit, payByTestNetwork, shellStart, type TourStep } from './tour.ts';

export interface AssetTourOptions {
  publicUrl: string;
  /** Whether the server accepts test money. */
  isTestNetwork: boolean;
  /** The operator's fee on a sale, in hundredths of a percent. */
  platformFeeBps: number;
}

const json = "-H 'Content-Type: application/json'";
const priceMicros = 50_000;
const title = 'Rainfall in Hong Kong';
const rows = ['month,rainfall_mm', '2025-01,33.2', '2025-02,38.9'];

/** The whole story of a file with curl: it is sold, found, paid and downloaded, and its owner sees the revenue. */
export function assetTour({ publicUrl, isTestNetwork, platformFeeBps }: AssetTourOptions): TourStep[] {
  return [
    sell(publicUrl),
    find,
    refused,
    isTestNetwork ? payByTestNetwork : payByCredit,
    download,
    earned(isTestNetwork, priceMicros - Math.floor((priceMicros * platformFeeBps) / 10_000)),
    ask,
  ];
}

function sell(publicUrl: string): TourStep {
  return {
    title: 'Sell a file',
    text: 'Any account can sell. `@-` reads standard input; `file=@rainfall.csv` reads a file. The service detects the type and makes a preview.',
    commands: [
      ...shellStart(publicUrl),
      `login=$(curl -s "$base/api/v1/auth/register" ${json} \\`,
      `  -d '{"email":"owner@example.com","password":"a long enough password"}')`,
      'owner=$(field token <<< "$login"); field error <<< "$login" || true',
      String.raw`printf '${rows.join(String.raw`\n`)}\n' |`,
      '  curl -s "$base/api/v1/admin/assets/upload" \\',
      '    -H "Authorization: Bearer $owner" \\',
      "    -F 'file=@-;filename=rainfall.csv' -F asset_type=dataset \\",
      `    -F title='${title}' -F description='Millimetres a month' \\`,
      `    -F price_amount=${formatAmount(priceMicros)} | field status`,
    ].join('\n'),
    output: 'published',
  };
}

const find: TourStep = {
  title: 'Find it',
  text: 'Describe what you need, in English or Chinese. Search is free and shows a preview of each result.',
  commands: [
    'found=$(curl -s "$base/api/v1/assets/search?q=how+much+rain+falls+in+Hong+Kong&top_k=1")',
    'asset=$(field asset_id <<< "$found")',
    'field title <<< "$found"',
  ].join('\n'),
  output: title,
};

const refused: TourStep = {
  title: 'Fetch it and get a 402',
  text: 'Assets answer with the same 402 as tools.',
  commands: [
    'fetch() { curl -s "$base/api/v1/assets/fetch?asset_id=$asset" "$@"; }',
    'refusal=$(fetch)',
    'field error <<< "$refusal"',
    'field amount <<< "$refusal"',
  ].join('\n'),
  output: `payment required\n${formatAmount(priceMicros)}`,
};

const download: TourStep = {
  title: 'Fetch it with the token and download it',
  text: 'The link works for some minutes and needs no other credential. The same token returns a new link free of charge.',
  commands: ['token=$(field token <<< "$refusal")', 'link=$(fetch -H "X-Payment-Token: $token" | field url)', 'curl -s "$link"'].join('\n'),
  output: rows.join('\n'),
};

function earned(isTestNetwork: boolean, netMicros: Micros): TourStep {
  return {
    title: 'See the revenue',
    text: isTestNetwork
      ? 'Test money has its own balance, `test_balance`; `balance` is the amount owed to the owner in real money.'
      : '`balance` is the amount owed to the owner.',
    commands: [
      'curl -s "$base/api/v1/me/revenue" -H "Authorization: Bearer $owner" |',
      `  field ${isTestNetwork ? 'test_balance' : 'balance'}`,
    ].join('\n'),
    output: formatAmount(netMicros),
  };
}

const ask: TourStep = {
  title: 'Report an unmet need',
  text: 'With a `callback_url` you get a webhook when something matches.',
  commands: [
    `curl -s "$base/api/v1/agent-demand" ${json} \\`,
    `  -d '{"need":"Tide tables of Macau for 2027","budget":"0.50"}' |`,
    '  field status',
  ].join('\n'),
  output: 'captured',
};
