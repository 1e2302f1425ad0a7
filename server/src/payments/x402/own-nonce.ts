/** A JSON text in base64, with a nonce of its own each time. */
export type NoncedText = (nonce: string) => string;

const marker = Buffer.from('"nonce":"');

/**
 * The base64 of a text whose nonce can be replaced without encoding the rest again, which would be most of the cost of a challenge.
 * Quotes inside JSON strings are escaped, so the marker occurs only at the member itself.
 *
 * @returns null where the text has no nonce. The returned function takes nonces of the same length.
 */
export function noncedText(json: string): NoncedText | null {
  const bytes = Buffer.from(json);
  const at = bytes.indexOf(marker) + marker.length;
  if (at < marker.length) return null;
  const end = bytes.indexOf('"', at);
  // Three bytes are four characters: only the groups that contain the nonce are encoded again.
  const from = at - (at % 3);
  const to = Math.min(bytes.length, Math.ceil(end / 3) * 3);
  const [head, tail] = [bytes.toString('latin1', from, at), bytes.toString('latin1', end, to)];
  const [before, behind] = [bytes.toString('base64', 0, from), bytes.toString('base64', to)];
  return (nonce) => {
    if (nonce.length !== end - at) throw new RangeError('a nonce of another length');
    return `${before}${Buffer.from(`${head}${nonce}${tail}`, 'latin1').toString('base64')}${behind}`;
  };
}
