import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { problem } from '../../../errors.ts';
import type { Json } from '../engine.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Keeps the records of clients apart. They all are in the operator's one account: what a client calls `staff` is stored under a
 * name of that client, and a template is deleted only by whoever made it.
 */
export interface ClientRecords {
  /** The input with the names that the account knows. @throws tool_refused_input for a template of somebody else */
  stored(toolId: string, input: Input, clientId: string): Input;
  /** The data with the names that the client knows. */
  shown(toolId: string, data: Json, clientId: string): Json;
}

/** @param secrets sign the ids of templates: the first signs, all are accepted */
export function clientRecords(secrets: readonly string[]): ClientRecords {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'farebox', 'face template owner', 32)));
  const [current] = keys;
  if (current === undefined) throw new Error('records of clients need a secret');

  return {
    stored(toolId, input, clientId) {
      if (toolId === 'face-template-delete') return { ...input, TemplateId: ownedTemplate(keys, String(input.TemplateId), clientId) };
      const name = toolId === 'face-database-create' ? 'Name' : 'DbName';
      if (!toolId.startsWith('face-database-') || typeof input[name] !== 'string') return input;
      return { ...input, [name]: prefixOf(clientId) + input[name] };
    },
    shown(toolId, data, clientId) {
      if (toolId === 'face-template-create') return withMember(data, 'templateId', (id) => `${id}.${mac(current, id, clientId)}`);
      return toolId.startsWith('face-database-') ? withMember(data, 'dbName', (name) => withoutPrefix(name, clientId)) : data;
    },
  };
}

/** A name without the prefix of its client, anywhere in a text. */
export function withoutPrefix(text: string, clientId: string): string {
  return text.replaceAll(prefixOf(clientId), '');
}

/**
 * 18 of the 64 characters of a name: 80 bits of a hash, all of one length, so that no name of a client can begin like that of
 * another. No secret is in it: names outlive secrets.
 */
function prefixOf(clientId: string): string {
  const hash = createHash('sha256').update(`face records of ${clientId}`).digest('hex');
  return `c${BigInt(`0x${hash.slice(0, 20)}`)
    .toString(32)
    .padStart(16, '0')}_`;
}

/** The account's id in the id that its client was told. */
function ownedTemplate(keys: readonly Buffer[], told: string, clientId: string): string {
  const end = told.lastIndexOf('.');
  const id = told.slice(0, Math.max(0, end));
  const given = Buffer.from(told.slice(end + 1));
  const isOwned = keys.map((key) => isEqual(Buffer.from(mac(key, id, clientId)), given)).includes(true);
  if (!isOwned) throw problem('tool_refused_input', { message: 'TemplateId is not one of your templates' });
  return id;
}

function mac(key: Buffer, id: string, clientId: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([clientId, id]))
    .digest('base64url')
    .slice(0, 27);
}

function isEqual(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function withMember(data: Json, name: string, change: (text: string) => string): Json {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  const entries = Object.entries(data);
  return Object.fromEntries(entries.map(([key, value]) => [key, key === name && typeof value === 'string' ? change(value) : value]));
}
