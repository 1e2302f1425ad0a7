/** HTML that is safe to send: whatever was put into it has been escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Markup | string | number | null | false | readonly Content[];

/**
 * `` html`<p>${text}</p>` ``: every value is escaped for text and for quoted attributes; other markup goes in as it is, lists are joined,
 * null and false leave nothing.
 */
export function html(parts: TemplateStringsArray, ...values: Content[]): Markup {
  return new Markup(parts.map((part, index) => (index === 0 ? part : `${rendered(values[index - 1] ?? null)}${part}`)).join(''));
}

/** Text of our own that is markup already, such as a style sheet. Never for anything a caller or an operator gave. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function rendered(content: Content): string {
  if (content === null || content === false) return '';
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  return content.map(rendered).join('');
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}
