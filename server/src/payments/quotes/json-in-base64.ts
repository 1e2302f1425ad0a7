/** Longer ones are not read: a payment by x402 or MPP has at most two kilobytes. */
const encodedLengthMax = 12_000;

/** Reads what a wallet sends in a header: JSON in base64, of either alphabet. */
export function jsonInBase64(encoded: string): { value: unknown; fault: null } | { fault: string } {
  if (encoded.length > encodedLengthMax || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded)) return { fault: 'it is not base64' };
  try {
    // Node reads both alphabets.
    return { value: JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')), fault: null };
  } catch {
    return { fault: 'it is not JSON in base64' };
  }
}
