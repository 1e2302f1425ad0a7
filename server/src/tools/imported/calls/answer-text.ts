import { parseBoundedJson } from '../../../bounded-json.ts';
import type { GuardedResponse } from '../../../net/guarded-fetch.ts';

export async function textOfBody({ body }: Pick<GuardedResponse, 'body'>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Null for what is no JSON, or JSON beyond the limits. */
export function jsonOf(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    return null;
  }
}
