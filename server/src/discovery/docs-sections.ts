import { creditSteps, howToPay, keySteps, type WaysToPay } from '../payments/ways-to-pay.ts';
import { accountTour } from './account-tour.ts';
import { problems } from '../errors.ts';
import { paymentProviders } from '../provider-ids.ts';
import { jsonSample, sample } from './docs-code.ts';
import { duration, stepList } from './docs-parts.ts';
import { paymentRequired } from './examples.ts';
import { isTestNetwork, shownService, type Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';
import { tour } from './tour.ts';

/** The top of the page. */
export function hero({ publicUrl, callable: services }: Facts): Markup {
  const cheapest = services.toSorted((a, b) => Number(a.pricing.amount) - Number(b.pricing.amount))[0];
  return html`<div class="hero" id="overview">
    <h1>Data, APIs and tools that agents pay for per use</h1>
    <p>
      One search for data and APIs, in English and Chinese, and ${services.length}
      ${services.length === 1 ? 'tool' : 'tools'}${cheapest === undefined ? '' : ` from $${cheapest.pricing.amount} a call`}, over HTTP and
      MCP. No contract and no sign-up.
    </p>
    <ol class="line">
      ${stops.map(([title, text]) => html`<li><strong>${title}</strong> ${text}</li>`)}
    </ol>
    <dl class="addresses">
      <div>
        <dt>Data</dt>
        <dd><code>${publicUrl}/api/v1/assets/search?q=</code></dd>
      </div>
      <div>
        <dt>Tools</dt>
        <dd><code>${publicUrl}/api/tools</code></dd>
      </div>
      <div>
        <dt>MCP</dt>
        <dd><code>${publicUrl}/mcp</code></dd>
      </div>
    </dl>
    <ul class="promises">
      <li><strong>Failed calls are refunded.</strong> If a call fails on the server or times out, its token can be used again.</li>
      <li><strong>You see before you pay.</strong> Data has a preview. The 402 of a tool says whether the input is valid.</li>
      <li>
        <strong>A lost answer costs nothing.</strong> A paid asset is delivered again. With an <code>Idempotency-Key</code>, the answer of a
        tool is returned again.
      </li>
      <li><strong>Unmet needs are recorded.</strong> <a href="/docs/demand">Report a need</a> and get a webhook when something matches.</li>
    </ul>
  </div>`;
}

const stops = [
  ['Find', 'Describe what you need. Search is free.'],
  ['Request', 'Fetch or call. The answer is 402 with the price and a payment.'],
  ['Pay', 'One request pays it.'],
  ['Get', 'Repeat the request with the token, and get the data or the answer.'],
] as const;

export function tourSection(facts: Facts): Markup | null {
  const tool = shownService(facts);
  if (tool === null) return null;
  const steps = tour({ publicUrl: facts.publicUrl, isTestNetwork: isTestNetwork(facts), tool });
  return html`<p>
      Paste these commands into bash or zsh, one after the other. <a href="/docs/data">The next chapter</a> does the same with data.
    </p>
    ${stepList(steps)}`;
}

export function payingSection(facts: Facts): Markup {
  const service = shownService(facts);
  const { quoteTtlMs, tokenTtlMs } = facts.limits;
  const { ways } = facts;
  return html`<div class="split">
    <div class="prose">
      ${ways.byCredit ? oneRequestText(ways) : null}
      <ol>
        <li>
          <strong>Call the tool, or fetch the asset.</strong> Without a paid token the answer is <code>402</code> with the headers
          <code>X-Payment-Required: true</code> and <code>X-Payment-Token</code>, and a <code>payment</code> in the body.
        </li>
        <li>
          <strong>Pay it.</strong> ${facts.ways.byTest ? 'On the test network, the next step pays it. Otherwise ' : null}
          <code>POST /api/payments/{paymentId}/pay</code> with <code>{"provider": "…"}</code>.
        </li>
        <li><strong>Verify it.</strong> <code>GET /api/payments/{paymentId}</code> until <code>status</code> is <code>paid</code>.</li>
        <li><strong>Call or fetch again</strong> with the header <code>X-Payment-Token</code> set to <code>payment.token</code>.</li>
      </ol>
      <p>
        The price is valid for ${duration(quoteTtlMs)}. A paid token is valid for ${duration(tokenTtlMs)}: for one call of a tool, or for
        any number of fetches of the asset. To pay first, <code>POST /api/payments</code> with <code>{"serviceId": "…"}</code>, the id of
        the tool or the asset, gives the same payment.
      </p>
      <h2>Jobs</h2>
      <p>
        A tool whose id ends in <code>-submit</code> starts a job and answers with <code>data.id</code>. Its result tool takes that id. A
        request for the result of a running or failed job is free: <code>X-Payment-Remaining-Calls</code> stays 1. The result is paid once.
        Until 24 hours after the end of the job, the same client reads it again for free; a client without a name uses the token that paid.
        For other clients the job is <code>404</code>. With <code>callbackUrl</code>, a webhook <code>tool_job.finished</code> is sent at
        the end, signed like those for <a href="/docs/demand">watches</a>, with the secret in <code>data.callback</code>. Links to files
        expire; each read gives new ones.
      </p>
      <h2>Ways to pay</h2>
      <dl class="members">
        ${facts.payment.providers.map(
          ({ providerId, provider }) =>
            html`<div>
              <dt><code>${providerId}</code> <span class="type">${provider}</span></dt>
              <dd>${providerText(providerId)}</dd>
            </div>`,
        )}
      </dl>
      <h2>Headers</h2>
      <dl class="members">
        ${headers.map(
          ([name, text]) =>
            html`<div>
              <dt><code>${name}</code></dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
    </div>
    <div class="samples">
      ${service === null ? null : jsonSample('The answer 402 of a tool', { ...paymentRequired(service), hint: howToPay(ways, 'http', 'anonymous') })}
    </div>
  </div>`;
}

/** The shortest way first, and how to get what it needs. */
function oneRequestText(ways: WaysToPay): Markup {
  return html`<h2>In one request</h2>
    <p>
      With an API key and credit, one request pays and gets: send <code>X-API-Key</code> and <code>X-Payment-Provider: credit</code>, over
      MCP the argument <code>pay: "credit"</code>. <code>X-Max-Price-Cents</code> is the most that you pay.
    </p>
    <p>${keySteps(ways)} ${creditSteps(ways)}</p>
    <h2>Step by step</h2>`;
}

const headers = [
  ['X-Payment-Token', 'Request: the token of a paid payment. Answer 402: a token that becomes valid when the payment is paid.'],
  ['X-Payment-Id', 'Answer: the payment that paid for this call.'],
  ['X-Payment-Remaining-Calls', 'Answer: calls left on the token.'],
  ['X-Free-Calls-Remaining', 'Answer to a free call: how many you have left today (UTC), for tools whose pricing has freePerDay.'],
  [
    'Idempotency-Key',
    'Request: your own id for this call. The same key with the same request gives the stored answer with Idempotency-Replayed: true; with another request it gives 422.',
  ],
  ['X-Client-Id', 'Request: your own name. A token quoted to this name works for no other name.'],
  ['X-Request-Id', 'Answer: the id of the request, for questions to the operator. Send your own to have the same id in both logs.'],
] as const;

function providerText(id: string): string {
  return paymentProviders.find((known) => known.id === id)?.description ?? '';
}

export function mcpSection(facts: Facts): Markup {
  const url = `${facts.publicUrl}/mcp`;
  const tool = shownService(facts)?.discovery.toolName ?? 'word_count';
  return html`<div class="split">
    <div class="prose">
      <p>
        The endpoint is <code>${url}</code>: Streamable HTTP, no sessions, no sign-in. It lists the free tools that find, describe, call and
        pay, and the tools that the operator has pinned; <code>${url}?tools=all</code> lists every tool. Listed or not, every tool is called
        under its name in snake_case, or with <code>call_tool</code>.
      </p>
      <ol>
        <li>
          Call <code>${tool}</code> without <code>paymentToken</code>. The result has <code>status: "payment_required"</code> and a
          <code>payment</code>; nothing is charged.
        </li>
        <li>Pay and call again. ${howToPay(facts.ways, 'mcp', 'anonymous')}</li>
      </ol>
      <p>
        <code>search_assets</code> and <code>get_asset</code> find data and APIs; <code>fetch_asset</code> delivers one and takes
        <code>paymentToken</code> the same way. <code>submit_demand</code> reports an unmet need, <code>make_pledge</code> holds money
        behind it. <code>search_tools</code>, <code>get_tool</code> and <code>call_tool</code> find, describe and call tools.
        <code>create_payment</code>, <code>get_payment</code> and <code>pay_payment</code> handle payments. Only
        <code>fetch_asset</code> and calls of catalog tools cost money.
      </p>
    </div>
    <div class="samples">
      ${sample({ caption: 'Claude Code, with an API key that pays from credit', code: `claude mcp add --transport http farebox ${url} --header "X-API-Key: $key"`, language: 'shell' })}
      ${sample({ caption: 'Claude Code', code: `claude mcp add --transport http farebox ${url}`, language: 'shell' })}
      ${sample({ caption: 'VS Code', code: `code --add-mcp '${JSON.stringify({ name: 'farebox', type: 'http', url })}'`, language: 'shell' })}
      ${jsonSample('Most other clients', { mcpServers: { farebox: { type: 'http', url } } })}
    </div>
  </div>`;
}

export function accountsSection(facts: Facts): Markup {
  const tool = shownService(facts);
  return html`<div class="prose">
      <p>
        ${isTestNetwork(facts) ? 'The test network needs no account. ' : null}An account sells assets, holds prepaid credit, and has API
        keys that spend it. Send a key as <code>X-API-Key</code> or as <code>Authorization: Bearer</code>. A key can pay and call. To change
        the account or create keys, log in.
      </p>
      ${tool === null ? null : html`<p>These steps continue <a href="/docs/tour">the tour</a> in the same shell.</p>`}
    </div>
    ${tool === null ? null : stepList(accountTour(tool))}`;
}

export function errorsSection(): Markup {
  return html`<p>
      Every failure has the same body: <code>error</code> says what happened, <code>code</code> is its stable name, <code>hint</code> says
      what to do next, <code>issues</code> lists the errors in the input, and <code>requestId</code> (<code>request_id</code> under
      <code>/api/v1</code>) identifies the request in the logs.
    </p>
    <div class="scroll" tabindex="0" role="region" aria-label="All errors">
      <table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">code</th>
            <th scope="col">error</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(problems).map(
            ([code, { status, message, hint }]) =>
              html`<tr>
                <td>${status}</td>
                <th scope="row"><code>${code}</code></th>
                <td>${message}</td>
                <td>${hint}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

export function documentsSection({ publicUrl }: Facts): Markup {
  return html`<dl class="members">
    ${documents.map(([path, text, id]) => html`<div${id === '' ? null : html` id="${id}"`}><dt><a href="${path}"><code>${publicUrl}${path}</code></a></dt><dd>${text}</dd></div>`)}
  </dl>`;
}

const documents = [
  ['/openapi.json', 'OpenAPI 3.1: every route, schema, example and error. /openapi/tools.json and its neighbours have one tag each.', ''],
  ['/llms.txt', 'How language models find, pay for and use data and tools.', ''],
  ['/api/v1/capabilities', 'Features, limits, payment headers and the embedding model of this server.', ''],
  ['/api/tools', 'The catalog, with schemas, examples, prices and measured quality; /api/tools?view=summary has one line a tool.', ''],
  [
    '/.well-known/agent-card.json',
    'A2A agent card: every tool is a skill, and so are search, fetch and demand. Its extension has the MCP endpoint, the OpenAPI document and the price of every skill. /a2a answers messages over JSON-RPC and HTTP+JSON.',
    'agent-card',
  ],
  ['/.well-known/agent-demand.json', 'How to report unmet needs and verify webhooks.', ''],
  [
    '/.well-known/ai-catalog.json',
    'Agentic Resource Discovery (ARD) v0.9: the ways into this service. Its registry is POST /search, POST /explore and GET /agents; GET /agents has the newest thousand assets. /.well-known/ard.json is the same catalog.',
    '',
  ],
  ['/server.json', 'The entry for the MCP registry; /mcp/server-card describes /mcp to clients before they connect.', ''],
  ['/sitemap.xml', 'The public pages; /robots.txt names it.', ''],
  ['/.well-known/api-catalog', 'RFC 9727: the interfaces, and where each is described.', ''],
  ['/healthz', 'Answers when the process runs; /readyz when its database, files and jobs work too; /metrics is for Prometheus.', ''],
] as const;
