import { accountTour } from './account-tour.ts';
import { problems } from '../errors.ts';
import { paymentProviders } from '../provider-ids.ts';
import { jsonSample, sample } from './docs-code.ts';
import { duration, stepList } from './docs-parts.ts';
import { paymentRequired } from './examples.ts';
import { isTestNetwork, shownService, type Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';
import { tour } from './tour.ts';

/** What stands above everything else. */
export function hero({ publicUrl, services }: Facts): Markup {
  const cheapest = services.toSorted((a, b) => Number(a.pricing.amount) - Number(b.pricing.amount))[0];
  return html`<div class="hero" id="overview">
    <h1>Data, APIs and tools that agents pay for, piece by piece</h1>
    <p>
      One search for data and APIs, in English and Chinese, and ${services.length}
      ${services.length === 1 ? 'tool' : 'tools'}${cheapest === undefined ? '' : ` from $${cheapest.pricing.amount} a call`}, over HTTP and
      MCP. No contract and no sign-up stand before the first piece.
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
      <li><strong>Nobody pays for nothing.</strong> A call that fails on this side, or times out, is given back to its token.</li>
      <li><strong>Nobody pays blind.</strong> Data has a preview. The 402 of a tool says whether the same request would work once paid.</li>
      <li>
        <strong>A lost answer is not lost money.</strong> A paid asset is delivered again, and with an <code>Idempotency-Key</code> so is
        the answer of a tool.
      </li>
      <li>
        <strong>Nobody asks in vain.</strong> What is not there can be <a href="#demand">asked for</a>, and is announced when it comes.
      </li>
    </ul>
  </div>`;
}

const stops = [
  ['Find', 'Search by what you need, for free.'],
  ['Ask', 'Fetch or call. The answer is 402: the fare, and a payment.'],
  ['Pay', 'One request pays it.'],
  ['Ride', 'Ask again with the token, and get the data or the answer.'],
] as const;

export function tourSection(facts: Facts): Markup | null {
  const tool = shownService(facts);
  if (tool === null) return null;
  const steps = tour({ publicUrl: facts.publicUrl, isTestNetwork: isTestNetwork(facts), tool });
  return html`<p>Paste these into bash or zsh, one after the other. <a href="#data">The next chapter</a> does the same with data.</p>
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
          <code>{"provider": "…"}</code>.${isTestNetwork(facts) ? ' A payment of the test network is paid by the next step.' : ''}
        </li>
        <li><strong>Verify it.</strong> <code>GET /api/payments/{paymentId}</code> until <code>status</code> is <code>paid</code>.</li>
        <li><strong>Call or fetch again</strong> with the header <code>X-Payment-Token</code> set to <code>payment.token</code>.</li>
      </ol>
      <p>
        The price holds for ${duration(quoteTtlMs)}; a paid token is good for ${duration(tokenTtlMs)}: for one call of the tool, or for the
        asset as often as you like. To pay before asking, <code>POST /api/payments</code> with <code>{"serviceId": "…"}</code>, the id of
        the tool or the asset, gives the same payment.
      </p>
      <h3>Jobs</h3>
      <p>
        A tool whose id ends in <code>-submit</code> answers with <code>data.id</code>; its result tool takes it. Asking while the job runs,
        or after it failed, costs nothing: <code>X-Payment-Remaining-Calls</code> stays 1. The result is paid once; until 24 hours after the
        job ended the same client reads it again for nothing, without a name by the token that paid. Another client’s id is
        <code>404</code>. Give <code>callbackUrl</code> to be told of the end: a notice of type <code>tool_job.finished</code>, signed as
        those of <a href="#demand">watches</a> are, with the secret in <code>data.callback</code>. Links to files work for a while; each
        reading gives fresh ones.
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
  ['X-Payment-Token', 'Request: the token of a paid payment. Answer 402: the token that will be good once the payment is paid.'],
  ['X-Payment-Id', 'Answer: the payment that paid for this call.'],
  ['X-Payment-Remaining-Calls', 'Answer: calls left on the token.'],
  [
    'Idempotency-Key',
    'Request: a name of your own for this call. The same key with the same request gives the stored answer, with Idempotency-Replayed: true; with another request 422.',
  ],
  ['X-Client-Id', 'Request: a name of your own. A token that was quoted to it is refused for any other.'],
  ['X-Request-Id', 'Answer: quote it when you ask the operator about a request. Send your own to find it in both logs.'],
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
        The endpoint is <code>${url}</code>: Streamable HTTP, no sessions, no sign-in. Every tool has its name in snake_case and one more
        argument, <code>paymentToken</code>.
      </p>
      <ol>
        <li>
          Call <code>${tool}</code> without <code>paymentToken</code>. The result has <code>status: "payment_required"</code> and a
          <code>payment</code>; nothing is charged.
        </li>
        <li>Pay it with <code>get_payment</code> on the test network, else with <code>pay_payment</code>.</li>
        <li>Call <code>${tool}</code> again with <code>paymentToken</code> set to <code>payment.token</code>.</li>
      </ol>
      <p>
        <code>search_assets</code> and <code>get_asset</code> find data and APIs, <code>fetch_asset</code> delivers one and takes
        <code>paymentToken</code> the same way, <code>submit_demand</code> asks for what is not there. <code>search_tools</code>,
        <code>get_tool</code> and <code>call_tool</code> serve clients that cannot hold a long list of tools; <code>create_payment</code>,
        <code>get_payment</code> and <code>pay_payment</code> pay. Only <code>fetch_asset</code> and the tools of the catalog, however they
        are called, cost anything.
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
        keys that spend it. Send a key as <code>X-API-Key</code> or as <code>Authorization: Bearer</code>. A key pays and calls; it cannot
        change the account or make further keys, which takes a login.
      </p>
      ${tool === null ? null : html`<p>This goes on in the shell of <a href="#tour">the tour</a>.</p>`}
    </div>
    ${tool === null ? null : stepList(accountTour(tool))}`;
}

export function errorsSection(): Markup {
  return html`<p>
      Every failure has the same body: <code>error</code> says what happened, <code>code</code> is its stable name, <code>hint</code> says
      what to do next, <code>issues</code> lists what is wrong with the input, <code>requestId</code> (<code>request_id</code> under
      <code>/api/v1</code>) finds it in the logs.
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
  ['/llms.txt', 'What a language model needs to find, pay for and get data and tools.', ''],
  ['/api/v1/capabilities', 'What this server does: limits, payment headers, the embedding model.', ''],
  ['/api/tools', 'The catalog, with schemas, examples, prices and measured quality.', ''],
  [
    '/.well-known/agent-card.json',
    'A2A agent card: every tool is a skill, and so are search, fetch and demand. Its extension names the MCP endpoint, the OpenAPI document and the price of every skill. There is no endpoint for A2A messages.',
    'agent-card',
  ],
  ['/.well-known/agent-demand.json', 'How to say what is missing, and how to verify a notice.', ''],
  ['/.well-known/api-catalog', 'RFC 9727: which interfaces there are, and where each is described.', ''],
  ['/healthz', 'Whether the process answers; /readyz whether what it stands on answers too; /metrics for Prometheus.', ''],
] as const;
