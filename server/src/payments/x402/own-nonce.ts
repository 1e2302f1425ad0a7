/** A JSON text in base64, with another nonce in it each time. */
export type NoncedText = (nonce: string) => string;

const marker = Buffer.from('"nonce":"');

/**
 * The base64 of a text whose nonce can be replaced without encoding the rest again: a challenge is asked for so often that this is
 * most of its cost. A quote inside a JSON string is escaped, so the marker is nowhere but at the member itself.
 *
 * @returns null where the text has no nonce. What it returns wants nonces of the same length.
 */
export function noncedText(json: string): NoncedText | null {
  const bytes = Buffer.from(json);
  const at = bytes.indexOf(marker) + marker.length;
  if (at < marker.length) return null;
  const end = bytes.indexOf('"', at);
  // Three bytes are four characters: what stands before and behind whole groups stays as it is.
  const from = at - (at % 3);
  const to = Math.min(bytes.length, Math.ceil(end / 3) * 3);
  const [head, tail] = [bytes.toString('latin1', from, at), bytes.toString('latin1', end, to)];
  const [before, behind] = [bytes.toString('base64', 0, from), bytes.toString('base64', to)];
  return (nonce) => {
    if (nonce.length !== end - at) throw new RangeError('a nonce of another length');
    return `${before}${Buffer.from(`${head}${nonce}${tail}`, 'latin1').toString('base64')}${behind}`;
  };
}
