/** A whole answer. */
export interface ReadAnswer {
  status: number;
  text: string;
}

/**
 * Reads a whole answer of at most `bytesMax`, so that a peer cannot fill the memory.
 * @throws RangeError when it is longer.
 */
export async function readBounded(answer: Response, bytesMax: number): Promise<ReadAnswer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (length > bytesMax) throw new RangeError(`an answer of more than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return { status: answer.status, text: Buffer.concat(chunks).toString('utf8') };
}

/** `fetch` with a limit on the size of answers. */
export function boundedFetch(fetch: typeof globalThis.fetch, bytesMax: number): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { status, text } = await readBounded(answer, bytesMax);
    const headers = { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' };
    return new Response(text, { status, statusText: answer.statusText, headers });
  };
}
