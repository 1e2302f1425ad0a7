/** The period of the bytes. */
const noiseLength = 1024 * 1024;

/** Constant bytes without a pattern, so that no parser, disk or file system handles them faster. */
export function noise(): Buffer {
  const bytes = Buffer.alloc(noiseLength);
  let state = 0x2545_f491;
  for (let at = 0; at < noiseLength; at += 4) {
    // Xorshift (Marsaglia 2003).
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes.writeInt32LE(state, at);
  }
  return bytes;
}
