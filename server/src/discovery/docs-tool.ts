import type { Quality, ServiceDescriptor } from '@farebox/contract';
import { indented, jsonSample, sample } from './docs-code.ts';
import type { Facts } from './facts.ts';
import { html, type Markup } from './markup.ts';
import { members, type Member } from './schema-members.ts';
import { requestArguments } from './tour.ts';
import { priceWords } from '../tools/price-words.ts';

/** All tools as a table; each has a page of its own. */
export function toolTable({ services }: Facts): Markup {
  return services.length === 0 ? html`<p>No tool is published on this server yet.</p>` : overview(services);
}

function overview(services: readonly ServiceDescriptor[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="All tools">
    <table class="tools">
      <thead>
        <tr>
          <th scope="col">Tool</th>
          <th scope="col">What it does</th>
          <th scope="col">Price</th>
          <th scope="col">Quality</th>
        </tr>
      </thead>
      <tbody>
        ${services.map(
          (service) =>
            html`<tr data-find="${findable(service)}">
              <th scope="row"><a href="/docs/tools/${service.id}">${service.name}</a><code>${service.id}</code></th>
              <td>${service.description}</td>
              <td>${price(service)}</td>
              <td>${health(service)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The text that the filter of the page searches. */
function findable({ id, name, description, category, keywords, tags }: ServiceDescriptor): string {
  return [id, name, description, category, ...keywords, ...tags].join(' ').toLowerCase();
}

/** One tool in full. */
export function toolSection(service: ServiceDescriptor, { services, publicUrl }: Facts): Markup {
  const known = new Set(services.map((other) => other.id));
  const { id, name, category, description, inputSchema, outputSchema, quality, sla, typicalResponseTime } = service;
  return html`<article class="tool" id="${id}" aria-labelledby="${id}-name">
    <header>
      <p class="eyebrow">${category}</p>
      <h1 id="${id}-name">${name} ${price(service)}</h1>
      <p class="endpoint"><span class="method">${service.method}</span> <code>${service.endpoint}</code></p>
    </header>
    <div class="prose">
      ${unavailable(service)}
      <p class="lead">${description}</p>
      <h3>Parameters</h3>
      ${memberTable(members(inputSchema), 'None: call it without a body.', true)}
      <h3>Returns</h3>
      ${memberTable(members(outputSchema), 'A JSON object.', false)}
      <details class="more">
        <summary>Uses and limits</summary>
        ${list('Use cases', service.useCases)}${list('Limitations', service.limitations)}
      </details>
      <h3>Quality</h3>
      <dl class="facts">
        ${measured(quality)}
        <div>
          <dt>Promised</dt>
          <dd>${sla.uptime} uptime, answer within ${spaced(sla.maxLatency)}, typically ${spaced(typicalResponseTime)}</dd>
        </div>
        <div>
          <dt>Repeatable</dt>
          <dd>${service.idempotent ? 'yes' : 'no'}${service.cacheable ? ', and the answer may be kept for a while' : ''}</dd>
        </div>
      </dl>
      ${names(service, known)}
    </div>
    <div class="samples">
      ${service.method === 'GET' ? null : jsonSample('Request', service.exampleRequest)}
      ${sample({ caption: 'Call', code: call(service, publicUrl), language: 'shell', output: { caption: 'Response', code: indented(service.exampleResponse), language: 'json' } })}
      ${errorSamples(service)}
    </div>
  </article>`;
}

/** The call with a paid token. */
function call({ method, endpoint, exampleRequest }: ServiceDescriptor, publicUrl: string): string {
  const token = '-H "X-Payment-Token: $token"';
  const [type, data] = requestArguments({ method, exampleRequest });
  return [`curl -s ${publicUrl}${endpoint}`, ...(data === undefined ? [] : [type, data]), token].join(' \\\n  ');
}

function price({ pricing }: ServiceDescriptor): Markup {
  const { amount, currency, unit } = pricing;
  if (unit !== undefined) return html`<span class="price" title="How a call is priced">${priceWords(pricing)}</span>`;
  return html`<span class="price" title="Price of one call"
    >${Number(amount) === 0 ? 'free' : currency === 'USD' ? `$${amount}` : `${amount} ${currency}`}</span
  >`;
}

function unavailable({ state }: ServiceDescriptor): Markup | null {
  if (!state.enabled) return html`<p class="note">Disabled at the moment: calls answer 503 and cost nothing.</p>`;
  if (!state.configured) return html`<p class="note">Not configured on this server: calls answer 503 and cost nothing.</p>`;
  return state.apiKeyRequired ? html`<p class="note">Requires an <a href="/docs/accounts">API key</a>.</p>` : null;
}

function health({ state, quality }: ServiceDescriptor): Markup {
  if (!state.enabled || !state.configured) return html`<span class="health off">unavailable</span>`;
  if (quality.healthStatus === 'unhealthy') return html`<span class="health bad">unhealthy</span>`;
  if (quality.executionCount === 0)
    return html`<span class="health ${quality.healthStatus === 'healthy' ? 'good' : 'off'}"
      >${quality.healthStatus || 'not measured'}</span
    >`;
  return html`<span class="health good">${percent(quality.successRate)}, ${quality.latencyMs ?? 0} ms</span>`;
}

function measured(quality: Quality): Markup {
  const probe = quality.healthStatus === '' ? 'not probed yet' : `${quality.healthStatus}, probed in ${quality.healthLatencyMs ?? 0} ms`;
  const calls =
    quality.executionCount === 0
      ? 'no calls yet'
      : `${percent(quality.successRate)} of ${quality.executionCount.toLocaleString('en-US')} ${quality.executionCount === 1 ? 'call' : 'calls'} succeeded, ${quality.latencyMs ?? 0} ms on average`;
  return html`<div>
      <dt>Score</dt>
      <dd>${quality.qualityScore} of 100</dd>
    </div>
    <div>
      <dt>Health</dt>
      <dd>${probe}</dd>
    </div>
    <div>
      <dt>Measured</dt>
      <dd>${calls}</dd>
    </div>`;
}

/** `5000ms` with a space. */
function spaced(time: string): string {
  return time.replace(/(\d)(?=ms$)/, '$1 ');
}

function percent(share: number): string {
  return `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`;
}

function list(title: string, items: readonly string[]): Markup | null {
  if (items.length === 0) return null;
  return html`<h3>${title}</h3>
    <ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>`;
}

function memberTable(rows: readonly Member[], none: string, isInput: boolean): Markup {
  if (rows.length === 0) return html`<p class="muted">${none}</p>`;
  return html`<dl class="members">
    ${rows.map(
      ({ name, type, isRequired, description, rules }) =>
        html`<div>
          <dt>
            <code>${name}</code>
            <span class="type">${type}</span
            >${isInput ? html` <span class="${isRequired ? 'required' : 'type'}">${isRequired ? 'required' : 'optional'}</span>` : isRequired ? null : html` <span class="type">may be absent</span>`}
          </dt>
          <dd>${description}${rules.length === 0 ? null : html` <span class="rules">${rules.join('; ')}</span>`}</dd>
        </div>`,
    )}
  </dl>`;
}

function names({ discovery, endpoint, endpointAliases, relatedServices }: ServiceDescriptor, known: ReadonlySet<string>): Markup {
  const otherPaths = endpointAliases.filter((alias) => alias !== endpoint);
  return html`<dl class="facts">
    <div>
      <dt>MCP tool</dt>
      <dd><code>${discovery.toolName}</code></dd>
    </div>
    ${
      otherPaths.length === 0
        ? null
        : html`<div>
            <dt>Also at</dt>
            <dd>${otherPaths.map((alias) => html`<code>${alias}</code> `)}</dd>
          </div>`
    }
    ${
      relatedServices.length === 0
        ? null
        : html`<div>
            <dt>Related</dt>
            <dd>
              ${relatedServices.map((id) => (known.has(id) ? html`<a href="/docs/tools/${id}">${id}</a> ` : html`${id} (not in this catalog) `))}
            </dd>
          </div>`
    }
  </dl>`;
}

function errorSamples({ errorExamples }: ServiceDescriptor): Markup | null {
  if (errorExamples.length === 0) return null;
  return html`<details class="code">
    <summary>Errors</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Request</th>
          <th scope="col">Answer</th>
        </tr>
      </thead>
      <tbody>
        ${errorExamples.map(
          ({ input, error, statusCode }) =>
            html`<tr>
              <td><code>${JSON.stringify(input)}</code></td>
              <td><code>${statusCode}</code> ${error}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
