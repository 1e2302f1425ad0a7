import { parseJson } from '@farebox/client/json';
import { declaredInMarkup, decodeText } from '@farebox/documents/texts';
import type { GuardedResponse } from './guarded-fetch.ts';

type Answer = Pick<GuardedResponse, 'body' | 'headers'>;

/** What an upstream answered. */
export type AnswerContent =
  | { kind: 'empty' }
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; mimeType: string; bytes: Buffer };

/**
 * Reads an answer as its Content-Type says; JSON is tried where it says nothing. Lists of JSON values by lines or RFC 7464 are text.
 * @throws SyntaxError for JSON that is none; the errors of the body
 */
export async function contentOf(answer: Answer): Promise<AnswerContent> {
  const bytes = await bytesOf(answer);
  if (bytes.length === 0) return { kind: 'empty' };
  const { mimeType, charset } = typeOf(answer.headers);
  // The values of `stream+json` are lines.
  const isJson = /[/+]json$/.test(mimeType) && !lines.test(mimeType);
  if (!isJson && mimeType !== '' && !textual.test(mimeType) && !lines.test(mimeType)) return { kind: 'bytes', mimeType, bytes };
  const text = await decoded(bytes, mimeType, charset);
  if (text === null) return { kind: 'bytes', mimeType, bytes };
  if (mimeType !== '') return isJson ? { kind: 'json', value: parseJson(text) } : { kind: 'text', text };
  try {
    return { kind: 'json', value: parseJson(text) };
  } catch {
    return { kind: 'text', text };
  }
}

/** The text of an answer of any type, in the charset that it states. */
export async function textOfAnswer(answer: Answer): Promise<string> {
  const bytes = await bytesOf(answer);
  const { mimeType, charset } = typeOf(answer.headers);
  return (await decoded(bytes, mimeType, charset)) ?? bytes.toString('utf8');
}

async function bytesOf({ body }: Answer): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const lines = /\bstream\+json$/;
const textual =
  /^text\/|[/+](?:xml|yaml|x-yaml|javascript|x-javascript|ecmascript|csv|x-ndjson|ndjson|jsonl|x-jsonlines|json-lines|jsonlines|json-seq|json5|graphql|sql|toml|x-www-form-urlencoded|x-subrip|rtf)$/;

/** `text/html; charset="windows-1251"`. */
export function typeOf(headers: Headers): { mimeType: string; charset: string | null } {
  const type = headers.get('content-type') ?? '';
  const charset = /;\s*charset\s*=\s*["']?([^\s;"']{1,40})/i.exec(type)?.[1] ?? null;
  return { mimeType: type.split(';')[0]?.trim().toLowerCase() ?? '', charset };
}

async function decoded(bytes: Buffer, mimeType: string, charset: string | null): Promise<string | null> {
  const declared = charset ?? (/html|xml/.test(mimeType) ? declaredInMarkup(bytes) : null);
  return (await decodeText(bytes, { declared, mayHaveControls: true, sampleMax: 4096 }))?.text ?? null;
}
