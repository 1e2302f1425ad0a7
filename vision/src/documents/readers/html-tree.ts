import type { DefaultTreeAdapterMap, TreeAdapter } from 'parse5';
import { refused } from './refusal.ts';

export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: ReadonlyArray<HtmlElement | string>;
}

const nodesMax = 400_000;
const depthMax = 400;

type ParentNode = DefaultTreeAdapterMap['parentNode'];
type ChildNode = DefaultTreeAdapterMap['childNode'];

/**
 * Builds the tree of a page as browsers do. The number and depth of elements is limited during parsing: a few megabytes of unclosed tags
 * would take minutes.
 * @throws Refused
 */
export async function parseHtml(html: string): Promise<HtmlElement> {
  const { parse, defaultTreeAdapter } = await import('parse5');
  return plain(parse(html, { treeAdapter: bounded(defaultTreeAdapter), scriptingEnabled: false }));
}

/** For XHTML pages of a book: HTML parsers ignore the slash of self-closing tags and would leave them open. */
export function closeEmptyTags(xhtml: string): string {
  return xhtml.replaceAll(/<(title|script|style|a|div|span|p|i|b|em|strong|td|th|li|iframe|textarea)\b([^<>]{0,2000})\/>/gi, '<$1$2></$1>');
}

function bounded(adapter: TreeAdapter<DefaultTreeAdapterMap>): TreeAdapter<DefaultTreeAdapterMap> {
  const depths = new WeakMap<object, number>();
  let nodes = 0;

  function place(parent: ParentNode, child: ChildNode): void {
    nodes += 1;
    if (nodes > nodesMax) throw refused(`the page has more than ${nodesMax} elements`);
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > depthMax) throw refused(`the page is nested deeper than ${depthMax} levels`);
    depths.set(child, depth);
  }

  return {
    ...adapter,
    appendChild(parent, child) {
      place(parent, child);
      adapter.appendChild(parent, child);
    },
    insertBefore(parent, child, reference) {
      place(parent, child);
      adapter.insertBefore(parent, child, reference);
    },
  };
}

function plain(node: DefaultTreeAdapterMap['parentNode'], depth = 0): HtmlElement {
  const isElement = 'tagName' in node;
  // The content of a template is not part of the page.
  const inner = depth > depthMax || (isElement && skipped.has(node.tagName)) ? [] : node.childNodes;
  const children = inner.flatMap((child): Array<HtmlElement | string> => {
    if (child.nodeName === '#text' && 'value' in child) return [child.value];
    return 'tagName' in child ? [plain(child, depth + 1)] : [];
  });
  const attributes = new Map(isElement ? node.attrs.map(({ name, value }) => [name, value]) : []);
  return { name: isElement ? node.tagName : '', attributes, children };
}

const skipped = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'embed', 'svg', 'select', 'textarea']);

/** The first element with this name, in document order. */
export function findElement(root: HtmlElement, name: string): HtmlElement | null {
  for (const child of root.children) {
    if (typeof child === 'string') continue;
    const found = child.name === name ? child : findElement(child, name);
    if (found !== null) return found;
  }
  return null;
}

export function textIn(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

export function titleOf(root: HtmlElement): string | null {
  const element = findElement(root, 'title');
  const title = element === null ? '' : textIn(element).replaceAll(/\s+/g, ' ').trim().slice(0, 500);
  return title === '' ? null : title;
}
