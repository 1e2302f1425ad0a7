import { readFileSync } from 'node:fs';
import { demandManifest } from '../demand/manifest.ts';
import { CapturedSignal, exampleOf } from '@farebox/contract';
import { jsonSample, sample } from './docs-code.ts';
import { located, requestList, type RequestLine } from './docs-parts.ts';
import type { Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** Real files, so that compilers and tests check them. */
const inTypeScript = readFileSync(new URL('verify-webhook.mts', import.meta.url), 'utf8');
const inPython = readFileSync(new URL('verify-webhook.py', import.meta.url), 'utf8');

/** Reporting unmet needs. */
export function demandSection({ publicUrl, limits }: Facts): Markup {
  const { watch } = demandManifest(publicUrl, { perMinute: limits.capturePerMinute });
  return html`<div class="split">
      <div class="prose">
        <p>
          Nothing matches? Report your need: free, without an account. The signal is stored, then answered with the best offers for sale
          now. The operator sees clusters of needs, how often they are reported, their budgets, and the share that is met.
        </p>
        ${requestList(asking)}
        <h2>A 402 without a payment</h2>
        <p>
          Some addresses answer 402 only to record demand. The body has <code>"payable": false</code>,
          <code>"purpose": "demand_capture"</code> and <code>"payment": null</code>, and no header that a wallet would pay. Do not repeat
          such a request: read <code>next</code> and <code>matches</code>.
        </p>
        <h2>Webhooks for matches</h2>
        <p>
          With a <code>callback_url</code> (public http or https), the need is watched for ${watch.days} days. When a matching asset or tool
          is published, a webhook is sent there: one each time, at most ${watch.notices_per_day} a day. ${watch.retries} ${watch.end} Who
          asks for many watches proves once that the receiver wants them: a POST of type <code>callback.challenge</code> is answered with
          status 200 and <code>data.challenge</code> as the body, then the signal is sent again.
        </p>
      </div>
      <div class="samples">
        ${sample({ caption: 'Report a need', code: signalCommand(publicUrl), language: 'shell' })}
        ${jsonSample('The answer 202', located(exampleOf(CapturedSignal), publicUrl))} ${jsonSample('A webhook', watch.notice_example)}
      </div>
    </div>
    <div class="prose">
      <h2>Verify a webhook</h2>
      <p>
        Webhooks are signed as <a href="${watch.signature.standard}">Standard Webhooks</a> specifies, so its libraries work.
        <code>watch.secret</code> is shown once, in the answer to the signal.
      </p>
    </div>
    <div class="wide">
      ${sample({ caption: 'TypeScript', code: inTypeScript.trim(), language: 'typescript' })}
      ${sample({ caption: 'Python', code: inPython.trim(), language: 'python' })}
    </div>`;
}

const asking: readonly RequestLine[] = [
  [
    'POST',
    '/api/v1/agent-demand',
    'A signal: `need`, `query`, `task`, `capability`, `use_case`, `asset_type` or `asset_types`, `budget`, `urgency`, `agent_id`, `callback_url`, `metadata`. All are optional.',
  ],
  ['GET', '/api/v1/agent-demand?q={need}', 'The same with query parameters; also `capability`, `type`, `urgency`, `budget`, `agent_id`.'],
  ['GET', '/api/v1/agent-paywall?q={need}', 'Always 402. Also `POST`, with the members of a signal; `issues` lists invalid members.'],
  [
    'GET',
    '/api/v1/flowers/prices/latest?variety={variety}',
    'Always 402, like `…/markets/{market}` and `…/varieties/{variety}`. No prices are for sale yet.',
  ],
  [
    'POST',
    '/api/v1/demand/pledges',
    'Hold money ready for a `need`: `amount`, `days`, `asset_type`, `callback_url`. Paid like anything else.',
  ],
  ['GET', '/api/v1/demand/pledges', 'Open pledges of all buyers: need and amount, never who holds them. Yours: `/api/v1/me/pledges`.'],
  [
    'POST',
    '/api/v1/demand/pledges/{id}/accept',
    'Releases the whole pledge to the owner of `asset_id`, and delivers the asset. `DELETE /api/v1/demand/pledges/{id}` returns the money as credit, as does the end of its days.',
  ],
  ['GET', '/.well-known/agent-demand.json', 'All of this for programs: members, limits, verification of webhooks.'],
];

function signalCommand(publicUrl: string): string {
  return [
    `curl -s ${publicUrl}/api/v1/agent-demand \\`,
    "  -H 'Content-Type: application/json' -d '{",
    '    "need": "Daily rainfall in Hong Kong since 1990",',
    '    "asset_type": "dataset",',
    '    "budget": "0.50",',
    '    "callback_url": "https://agent.example/farebox"',
    "  }'",
  ].join('\n');
}
