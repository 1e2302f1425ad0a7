import { refused } from './refusal.ts';

export interface XmlElement {
  /** Without its prefix: `tbl` of `w:tbl`. */
  name: string;
  /** By the name as written, prefix included. */
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
 * Tells what is in an XML text, in one pass and without a tree. A strict reader of the XML that office programs write: no entities but
 * the five of XML itself, no document type with declarations in it, no depth beyond 256.
 * @throws Refused
 */
export function readXml(xml: string, events: XmlEvents): void {
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const mark = xml.indexOf('<', at);
    const end = mark === -1 ? xml.length : mark;
    if (end > at && open.length > 0) events.text?.(unescaped(xml.slice(at, end)));
    if (mark === -1) break;
    at = readMarkup(xml, mark, open, events);
  }
  if (open.length > 0) throw broken();
}

/** @returns where the markup that begins at `mark` ends */
function readMarkup(xml: string, mark: number, open: string[], events: XmlEvents): number {
  const second = xml[mark + 1];
  if (second === '/') return readClosing(xml, mark, open, events);
  if (second === '?') return after(xml, '?>', mark);
  if (second === '!') return readDeclaration(xml, mark, open, events);
  return readOpening(xml, mark, open, events);
}

function readClosing(xml: string, mark: number, open: string[], events: XmlEvents): number {
  const end = after(xml, '>', mark);
  const name = xml.slice(mark + 2, end - 1).trimEnd();
  if (open.pop() !== name) throw broken();
  events.close?.(localName(name));
  return end;
}

function readDeclaration(xml: string, mark: number, open: string[], events: XmlEvents): number {
  if (xml.startsWith('<!--', mark)) return after(xml, '-->', mark + 4);
  if (xml.startsWith('<![CDATA[', mark) && open.length > 0) {
    const end = after(xml, ']]>', mark + 9);
    events.text?.(xml.slice(mark + 9, end - 3));
    return end;
  }
  const end = after(xml, '>', mark);
  // Entities that are declared are how a small file becomes a large one, or reads others.
  if (!xml.startsWith('<!DOCTYPE', mark) || xml.slice(mark, end).includes('[')) {
    throw refused('the document declares entities of its own, which are not read');
  }
  return end;
}

const tagName = /[^\s/>=<"']+/y;
const attribute = /\s+([^\s/>=<"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;

function readOpening(xml: string, mark: number, open: string[], events: XmlEvents): number {
  tagName.lastIndex = mark + 1;
  const name = tagName.exec(xml)?.[0];
  if (name === undefined) throw broken();
  const { attributes, end } = readAttributes(xml, tagName.lastIndex);
  tagEnd.lastIndex = end;
  const close = tagEnd.exec(xml);
  if (close === null) throw broken();
  const local = localName(name);
  events.open?.(local, attributes);
  if (close[1] === '/') events.close?.(local);
  else open.push(name);
  if (open.length > depthMax) throw refused(`the document is nested deeper than ${depthMax} levels`);
  return tagEnd.lastIndex;
}

function readAttributes(xml: string, from: number): { attributes: ReadonlyMap<string, string>; end: number } {
  let attributes: Map<string, string> | null = null;
  let end = from;
  for (;;) {
    attribute.lastIndex = end;
    const match = attribute.exec(xml);
    if (match?.[1] === undefined) return { attributes: attributes ?? nothing, end };
    attributes ??= new Map();
    if (attributes.size >= attributesMax) throw broken();
    attributes.set(match[1], unescaped(match[2] ?? match[3] ?? ''));
    end = attribute.lastIndex;
  }
}

/** The tree of an XML text: its first element. @throws Refused */
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

/** The text of a part: UTF-8, or UTF-16 with a byte order mark. */
export function decodeXml(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Child elements, those of one name if it is given. */
export function elements(parent: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of parent.children) if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child);
  return found;
}

/** The first child of this name, or what is found along a path of names. */
export function child(parent: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  let found = parent;
  for (const name of names) found = found === undefined ? undefined : elements(found, name)[0];
  return found;
}

/** An attribute by its local name, whatever its prefix. */
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

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,10}));?/g, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) {
      const value = entities[name];
      if (value === undefined) throw refused(`the document uses the entity &${name};, which is not read`);
      return value;
    }
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function after(xml: string, end: string, from: number): number {
  const found = xml.indexOf(end, from);
  if (found === -1) throw broken();
  return found + end.length;
}

function broken(): Error {
  return refused('the document is damaged: its XML is not well-formed');
}
