import { minuteMs, secondMs } from '../clock.ts';
import { sample } from './docs-code.ts';
import { html, type Markup } from './markup.ts';
import type { TourStep } from './tour.ts';

/** The steps of a tour, each with its output. */
export function stepList(steps: readonly TourStep[]): Markup {
  return html`<ol class="steps">
    ${steps.map(
      ({ title, text, commands, output }) =>
        html`<li>
          <div>
            <h2>${title}</h2>
            <p>${withCode(text)}</p>
          </div>
          <div>
            ${sample({ caption: 'Shell', code: commands, language: 'shell', output: { caption: 'Prints', code: output, language: 'text' } })}
          </div>
        </li>`,
    )}
  </ol>`;
}

/** Method, path and purpose; `code` between backticks. */
export type RequestLine = readonly [method: string, path: string, text: string];

export function requestList(lines: readonly RequestLine[]): Markup {
  return html`<dl class="members requests">
    ${lines.map(
      ([method, path, text]) =>
        html`<div>
          <dt><span class="method">${method}</span> <code>${path}</code></dt>
          <dd>${withCode(text)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Text with `code` in it. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

export function duration(ms: number): string {
  if (ms < 2 * minuteMs) return `${Math.round(ms / secondMs)} seconds`;
  const minutes = Math.round(ms / minuteMs);
  if (minutes >= 120) return `${Math.round(minutes / 60)} hours`;
  return `${minutes} minutes`;
}

/** For readers: `1 GiB`, `300 bytes`. */
export function size(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** power).toLocaleString('en-US', { maximumFractionDigits: 1 })} ${units[power] ?? ''}`;
}

/** An example with the address of this service. */
export function located<Example>(example: Example, publicUrl: string): unknown {
  return JSON.parse(JSON.stringify(example).replaceAll('http://127.0.0.1:4020', publicUrl));
}
