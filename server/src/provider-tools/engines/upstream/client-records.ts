import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isMembers } from '@farebox/client/json';
import { problem } from '../../../errors.ts';
import { requireOwner } from '../../../tools/record-owner.ts';
import type { Json } from '../engine.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * Separates the records of clients, who have all proven their identity. All records are in the operator's one account: the name `staff` of
 * a client is stored with a prefix for that client, and only the client that made a template can delete it.
 * @param secrets sign the ids of templates: the first signs, all are accepted
 */
export function clientRecords(secrets: readonly string[]) {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'farebox', 'face template owner', 32)));
  const [current] = keys;
  if (current === undefined) throw new Error('records of clients need a secret');

  return {
    /**
     * The input with the names of the account.
     * @throws tool_refused_input for a template of another client, authentication_required without a proven identity
     */
    stored(toolId: string, input: Input, asking: string | null): Input {
      if (!keepsRecords(toolId)) return input;
      const owner = requireOwner(asking);
      if (toolId === 'face-template-delete') return { ...input, TemplateId: ownedTemplate(keys, String(input.TemplateId), owner) };
      const name = toolId === 'face-database-create' ? 'Name' : 'DbName';
      return !toolId.startsWith('face-database-') || typeof input[name] !== 'string'
        ? input
        : { ...input, [name]: prefixOf(owner) + input[name] };
    },
    /** The data with the names of the client. */
    shown(toolId: string, data: Json, asking: string | null): Json {
      if (!keepsRecords(toolId)) return data;
      const owner = requireOwner(asking);
      if (toolId === 'face-template-create') return withMember(data, 'templateId', (id) => `${id}.${mac(current, id, owner)}`);
      return withMember(data, 'dbName', (name) => withoutPrefix(name, owner));
    },
  };
}

function keepsRecords(toolId: string): boolean {
  return toolId.startsWith('face-database-') || toolId.startsWith('face-template-');
}

/** The client's own name without the prefix, anywhere in a text. */
export function withoutPrefix(text: string, owner: string): string {
  return text.replaceAll(prefixOf(owner), '');
}

/**
 * 18 of the 64 characters of a name: an 80-bit hash, always of one length, so that no name of one client can start like that of another. It
 * contains no secret, because names outlive secrets.
 */
function prefixOf(owner: string): string {
  const hash = createHash('sha256').update(`face records of ${owner}`).digest('hex');
  return `c${BigInt(`0x${hash.slice(0, 20)}`)
    .toString(32)
    .padStart(16, '0')}_`;
}

/** The account's id for the client's id. */
function ownedTemplate(keys: readonly Buffer[], clientId: string, owner: string): string {
  const end = clientId.lastIndexOf('.');
  const id = clientId.slice(0, Math.max(0, end));
  const given = Buffer.from(clientId.slice(end + 1));
  const isOwned = keys.map((key) => isEqual(Buffer.from(mac(key, id, owner)), given)).includes(true);
  if (!isOwned) throw problem('tool_refused_input', { message: 'TemplateId is not one of your templates' });
  return id;
}

function mac(key: Buffer, id: string, owner: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([owner, id]))
    .digest('base64url')
    .slice(0, 27);
}

function isEqual(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

function withMember(data: Json, name: string, change: (text: string) => string): Json {
  if (!isMembers(data)) return data;
  const entries = Object.entries(data);
  return Object.fromEntries(entries.map(([key, value]) => [key, key === name && typeof value === 'string' ? change(value) : value]));
}
