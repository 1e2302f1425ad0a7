import { readFileSync } from 'node:fs';
import { demandManifest } from '../demand/manifest.ts';
import { CapturedSignal, exampleOf } from '@farebox/contract';
import { jsonSample, sample } from './docs-code.ts';
import { located, requestList, type RequestLine } from './docs-parts.ts';
import type { Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';

/** Real files, so that they are checked and tested as what they are. */
const inTypeScript = readFileSync(new URL('verify-notice.mts', import.meta.url), 'utf8');
const inPython = readFileSync(new URL('verify-notice.py', import.meta.url), 'utf8');

/** Asking for what is not there. */
export function demandSection({ publicUrl, limits }: Facts): Markup {
  const { watch } = demandManifest(publicUrl, { perMinute: limits.capturePerMinute });
  return html`<div class="split">
      <div class="prose">
        <p>
          Nothing fits? Say what you need: free, without an account. The signal is stored before it is answered, and answered with what is
          for sale now. The operator sees what is asked for, how often, for how much, and what of it is met.
        </p>
        ${requestList(asking)}
        <h3>A 402 that is not for sale</h3>
        <p>
          Some addresses answer 402 on purpose: they only record that somebody would have paid. The body says
          <code>"payable": false</code> and <code>"purpose": "demand_capture"</code>, <code>payment</code> is <code>null</code>, and there
          is no header that a wallet would pay. Do not repeat such a request: read <code>next</code> and <code>matches</code>.
        </p>
        <h3>Be told when it comes</h3>
        <p>
          With a <code>callback_url</code> (public http or https) the need is watched for ${watch.days} days. When an asset or a tool that
          answers it is published, a notice is posted there: once for each, at most ${watch.notices_per_day} a day. ${watch.retries}
          ${watch.end}
        </p>
      </div>
      <div class="samples">
        ${sample({ caption: 'Say what you need', code: signalCommand(publicUrl), language: 'shell' })}
        ${jsonSample('The answer 202', located(exampleOf(CapturedSignal), publicUrl))} ${jsonSample('A notice', watch.notice_example)}
      </div>
    </div>
    <div class="prose">
      <h3>Verify a notice</h3>
      <p>
        Notices are signed as <a href="${watch.signature.standard}">Standard Webhooks</a> says; libraries for it work as they are.
        <code>watch.secret</code> is told once, in the answer to the signal.
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
    'A signal: `need`, `query`, `task`, `capability`, `use_case`, `asset_type` or `asset_types`, `budget`, `urgency`, `agent_id`, `callback_url`, `metadata`. All may be absent.',
  ],
  ['GET', '/api/v1/agent-demand?q={need}', 'The same by the address alone; also `capability`, `type`, `urgency`, `budget`, `agent_id`.'],
  [
    'GET',
    '/api/v1/agent-paywall?q={need}',
    'Always 402. Also `POST`, with the members of a signal; what could not be read of them stands in `issues`.',
  ],
  [
    'GET',
    '/api/v1/flowers/prices/latest?variety={variety}',
    'Always 402, as `…/markets/{market}` and `…/varieties/{variety}`. There are no prices yet.',
  ],
  ['GET', '/.well-known/agent-demand.json', 'All of this for programs: members, limits, how to verify.'],
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
