import assert from 'node:assert/strict';
import { html as escapingHtml } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML that is safe to send, because all inserted text was escaped. `raw` of `hono/html` makes it from trusted text. */
export type Markup = HtmlEscapedString;

export type Content = Markup | string | number | null | false | readonly Content[];

/**
 * `` html`<p>${text}</p>` `` of `hono/html`, for synchronous values: text is escaped for elements and quoted attributes; markup is
 * inserted unchanged, lists are joined, null and false are empty.
 */
export function html(parts: TemplateStringsArray, ...values: Content[]): Markup {
  const markup = escapingHtml(parts, ...values);
  assert(!(markup instanceof Promise), 'nothing in a page is waited for');
  return markup;
}
