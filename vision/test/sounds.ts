/** Silence: 8 kHz, 16 bits, mono. */
export function wavFile({ seconds }: { seconds: number }): Buffer {
  const samples = Buffer.alloc(seconds * 16_000);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(8000, 4);
  format.writeUInt32LE(16_000, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const chunks = Buffer.concat([Buffer.from('WAVE'), riffChunk('fmt ', format), riffChunk('data', samples)]);
  return riffChunk('RIFF', chunks);
}

function riffChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.from(`${name}....`, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** ID3v2.3 and frames of MPEG-1 layer 3, 128 kbit/s, 44.1 kHz; each 417 bytes and 26 ms. */
export function mp3File({ title, artist, frames = 40 }: { title: string; artist: string; frames?: number }): Buffer {
  const tag = (name: string, text: string) => {
    const body = Buffer.concat([Buffer.from([0]), Buffer.from(text, 'latin1')]);
    const head = Buffer.alloc(10);
    head.write(name);
    head.writeUInt32BE(body.length, 4);
    return Buffer.concat([head, body]);
  };
  const tags = Buffer.concat([tag('TIT2', title), tag('TPE1', artist)]);
  const size = Buffer.from([tags.length >> 21, (tags.length >> 14) & 0x7f, (tags.length >> 7) & 0x7f, tags.length & 0x7f]);
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc0]);
  return Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), size, tags, ...Array.from({ length: frames }, () => frame)]);
}
