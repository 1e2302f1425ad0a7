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
      <li><strong>Unmet needs are recorded.</strong> <a href="#demand">Report a need</a> and get a webhook when something matches.</li>
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
      Paste these commands into bash or zsh, one after the other. <a href="#data">The next chapter</a> does the same with data.
    </p>
    ${stepList(steps)}`;
}

export function payingSection(facts: Facts): Markup {
  const service = shownService(facts);
  const { quoteTtlMs, tokenTtlMs } = facts.limits;
  return html`<div class="split">
    <div class="prose">
      <ol>
        <li>
          <strong>Call the tool, or fetch the asset.</strong> Without a paid token the answer is <code>402</code> with the headers
          <code>X-Payment-Required: true</code> and <code>X-Payment-Token</code>, and a <code>payment</code> in the body.
        </li>
        <li>
          <strong>Pay it.</strong> <code>POST /api/payments/{paymentId}/pay</code> with
          <code>{"provider": "…"}</code>.${isTestNetwork(facts) ? ' On the test network, the next step pays it.' : ''}
        </li>
        <li><strong>Verify it.</strong> <code>GET /api/payments/{paymentId}</code> until <code>status</code> is <code>paid</code>.</li>
        <li><strong>Call or fetch again</strong> with the header <code>X-Payment-Token</code> set to <code>payment.token</code>.</li>
      </ol>
      <p>
        The price is valid for ${duration(quoteTtlMs)}. A paid token is valid for ${duration(tokenTtlMs)}: for one call of a tool, or for
        any number of fetches of the asset. To pay first, <code>POST /api/payments</code> with <code>{"serviceId": "…"}</code>, the id of
        the tool or the asset, gives the same payment.
      </p>
      <h3>Jobs</h3>
      <p>
        A tool whose id ends in <code>-submit</code> starts a job and answers with <code>data.id</code>. Its result tool takes that id. A
        request for the result of a running or failed job is free: <code>X-Payment-Remaining-Calls</code> stays 1. The result is paid once.
        Until 24 hours after the end of the job, the same client reads it again for free; a client without a name uses the token that paid.
        For other clients the job is <code>404</code>. With <code>callbackUrl</code>, a webhook <code>tool_job.finished</code> is sent at
        the end, signed like those for <a href="#demand">watches</a>, with the secret in <code>data.callback</code>. Links to files expire;
        each read gives new ones.
      </p>
      <h3>Ways to pay</h3>
      <dl class="members">
        ${facts.payment.providers.map(
          ({ providerId, provider }) =>
            html`<div>
              <dt><code>${providerId}</code> <span class="type">${provider}</span></dt>
              <dd>${providerText(providerId)}</dd>
            </div>`,
        )}
      </dl>
      <h3>Headers</h3>
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
    <div class="samples">${service === null ? null : jsonSample('The answer 402 of a tool', paymentRequired(service))}</div>
  </div>`;
}

const headers = [
  ['X-Payment-Token', 'Request: the token of a paid payment. Answer 402: a token that becomes valid when the payment is paid.'],
  ['X-Payment-Id', 'Answer: the payment that paid for this call.'],
  ['X-Payment-Remaining-Calls', 'Answer: calls left on the token.'],
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
        The endpoint is <code>${url}</code>: Streamable HTTP, no sessions, no sign-in. Every tool has its name in snake_case and takes one
        more argument, <code>paymentToken</code>.
      </p>
      <ol>
        <li>
          Call <code>${tool}</code> without <code>paymentToken</code>. The result has <code>status: "payment_required"</code> and a
          <code>payment</code>; nothing is charged.
        </li>
        <li>Pay it with <code>get_payment</code> on the test network, otherwise with <code>pay_payment</code>.</li>
        <li>Call <code>${tool}</code> again with <code>paymentToken</code> set to <code>payment.token</code>.</li>
      </ol>
      <p>
        <code>search_assets</code> and <code>get_asset</code> find data and APIs; <code>fetch_asset</code> delivers one and takes
        <code>paymentToken</code> the same way. <code>submit_demand</code> reports an unmet need. <code>search_tools</code>,
        <code>get_tool</code> and <code>call_tool</code> are for clients that cannot load a long list of tools. <code>create_payment</code>,
        <code>get_payment</code> and <code>pay_payment</code> handle payments. Only <code>fetch_asset</code> and calls of catalog tools cost
        money.
      </p>
    </div>
    <div class="samples">
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
      ${tool === null ? null : html`<p>These steps continue <a href="#tour">the tour</a> in the same shell.</p>`}
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
  ['/openapi.json', 'OpenAPI 3.1: every route, schema, example and error.', ''],
  ['/llms.txt', 'How language models find, pay for and use data and tools.', ''],
  ['/api/v1/capabilities', 'Features, limits, payment headers and the embedding model of this server.', ''],
  ['/api/tools', 'The catalog, with schemas, examples, prices and measured quality.', ''],
  [
    '/.well-known/agent-card.json',
    'A2A agent card: every tool is a skill, and so are search, fetch and demand. Its extension has the MCP endpoint, the OpenAPI document and the price of every skill. There is no endpoint for A2A messages.',
    'agent-card',
  ],
  ['/.well-known/agent-demand.json', 'How to report unmet needs and verify webhooks.', ''],
  ['/.well-known/api-catalog', 'RFC 9727: the interfaces, and where each is described.', ''],
  ['/healthz', 'Answers when the process runs; /readyz when its database, files and jobs work too; /metrics is for Prometheus.', ''],
] as const;
