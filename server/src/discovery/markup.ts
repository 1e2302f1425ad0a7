import assert from 'node:assert/strict';
import { html as escapingHtml } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML that is safe to send: whatever was put into it has been escaped. `raw` of `hono/html` makes it of text of our own. */
export type Markup = HtmlEscapedString;

export type Content = Markup | string | number | null | false | readonly Content[];

/**
 * `` html`<p>${text}</p>` `` of `hono/html`, for values that are known when it is called: every text is escaped for elements and for
 * quoted attributes; other markup goes in as it is, lists are joined, null and false leave nothing.
 */
export function html(parts: TemplateStringsArray, ...values: Content[]): Markup {
  const markup = escapingHtml(parts, ...values);
  assert(!(markup instanceof Promise), 'nothing in a page is waited for');
  return markup;
}
