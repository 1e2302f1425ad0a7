import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openWabt from 'wabt';

const source = new URL('kernel.wat', import.meta.url);
const target = new URL('kernel-bytes.ts', import.meta.url);

/** The module with the compiled kernel, made from the current `kernel.wat`. */
export async function kernelBytesModule(): Promise<string> {
  const wabt = await openWabt();
  const parsed = wabt.parseWat('kernel.wat', await readFile(source, 'utf8'), { simd: true });
  try {
    const { buffer } = parsed.toBinary({});
    return `${heading}${(
      Buffer.from(buffer)
        .toString('base64')
        .match(/.{1,120}/g) ?? []
    )
      .map((line) => `${line}\n`)
      .join('')}\`;\n`;
  } finally {
    parsed.destroy();
  }
}

const heading = `/** kernel.wat, compiled by \`node server/src/search/kernel/build.ts\`: base64. */\nexport const kernelBytes = \`\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(target, await kernelBytesModule());
