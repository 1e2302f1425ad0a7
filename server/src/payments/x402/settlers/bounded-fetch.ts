/** An answer that was read to its end. */
export interface ReadAnswer {
  status: number;
  text: string;
}

/**
 * Reads an answer to its end, but no more than `bytesMax` of it: nobody may fill the memory with one.
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

/** `fetch` whose answers are at most so long. */
export function boundedFetch(fetch: typeof globalThis.fetch, bytesMax: number): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { status, text } = await readBounded(answer, bytesMax);
    const headers = { 'Content-Type': answer.headers.get('content-type') ?? 'application/json' };
    return new Response(text, { status, statusText: answer.statusText, headers });
  };
}
