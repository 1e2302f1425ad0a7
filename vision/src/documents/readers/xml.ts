import { declaredInMarkup, textAsStated } from '../../texts/decode-text.ts';
import { SaxesParser } from 'saxes';
import { refused } from './refusal.ts';

export interface XmlElement {
  /** The local name without its prefix: `tbl` for `w:tbl`. */
  name: string;
  /** By the qualified name, prefix included. */
  attributes: ReadonlyMap<string, string>;
  children: Array<XmlElement | string>;
}

export interface XmlEvents {
  open?(name: string, attributes: ReadonlyMap<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const depthMax = 256;
const attributesMax = 256;
const nodesMax = 2_000_000;

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Reports the content of an XML text as events, in one pass and without a tree. saxes parses the syntax; this function enforces the
 * limits: no entities except the five built into XML, no document type with declarations, no nesting deeper than 256.
 * @throws Refused
 */
export function readXml(xml: string, events: XmlEvents): void {
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  let attributes: Map<string, string> | null = null;
  parser.on('error', ({ message }) => {
    const entity = message.includes('undefined entity')
      ? /&([^&;]{1,40});$/.exec(xml.slice(0, parser.position).slice(-50))?.[1]
      : undefined;
    throw entity === undefined ? broken() : refused(`the document uses the entity &${entity};, which is not read`);
  });
  parser.on('doctype', (doctype) => {
    // Declared entities can make a small file expand into a large one, or read other files.
    if (doctype.includes('[')) throw refused('the document declares entities of its own, which are not read');
  });
  parser.on('attribute', ({ name, value }) => {
    attributes ??= new Map();
    if (attributes.size >= attributesMax) throw broken();
    attributes.set(name, value);
  });
  parser.on('opentag', ({ name }) => {
    depth += 1;
    if (depth > depthMax) throw refused(`the document is nested deeper than ${depthMax} levels`);
    events.open?.(localName(name), attributes ?? nothing);
    attributes = null;
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    events.close?.(localName(name));
  });
  parser.on('text', (text) => {
    if (depth > 0) events.text?.(text);
  });
  parser.on('cdata', (text) => events.text?.(text));
  parser.write(xml).close();
}

/** Parses an XML text and returns its root element. @throws Refused */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: nothing, children: [] };
  const open = [top];
  let nodes = 0;
  readXml(xml, {
    open(name, attributes) {
      nodes += 1;
      if (nodes > nodesMax) throw refused(`the document has more than ${nodesMax} elements in one part`);
      const element = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (text) => void open.at(-1)?.children.push(text),
    close: () => void open.pop(),
  });
  const [root] = elements(top);
  if (root === undefined) throw broken();
  return root;
}

/** Decodes the text of a part: as its mark or declaration says, else UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  return textAsStated(bytes, { declared: declaredInMarkup(bytes) })?.text ?? new TextDecoder().decode(bytes);
}

/** Child elements, optionally only those with a given name. */
export function elements(parent: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of parent.children) if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child);
  return found;
}

/** The first child with this name, or the element at the end of a path of names. */
export function child(parent: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  let found = parent;
  for (const name of names) found = found === undefined ? undefined : elements(found, name)[0];
  return found;
}

/** An attribute by its local name, with any prefix. */
export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  return element === undefined ? undefined : attributeNamed(element.attributes, name);
}

export function attributeNamed(attributes: ReadonlyMap<string, string>, name: string): string | undefined {
  const plain = attributes.get(name);
  if (plain !== undefined) return plain;
  for (const [key, value] of attributes) if (localName(key) === name) return value;
  return undefined;
}

/** All text in an element, in order. */
export function textOf(element: XmlElement): string {
  return element.children.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

function broken(): Error {
  return refused('the document is damaged: its XML is not well-formed');
}
