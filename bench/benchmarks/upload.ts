import { join } from 'node:path';
import { z } from 'zod';
import type { Bench, Comparison, Farebox, Figures, Finding } from '../comparison.ts';
import { fileSettings, flatMemory, loginOf, sendOnce, sizes, uploaded, uploadOf, type FileSize } from '../files.ts';
import { Port, type ServerSubject } from '../rounds.ts';

/** Uploads, answered when file and asset are on the disk and searchable, against handlers that write the body to a file and sync it. */
export async function* upload(bench: Bench): AsyncIterable<Finding> {
  const farebox = await bench.startFarebox(fileSettings);
  const token = await loginOf(farebox);
  // First, on a server that no other load has grown yet.
  if (bench.isThorough) yield await largeUpload(bench, farebox, token);
  const plain = bench.start('plain-files.ts');
  const port = await plain.ask('receive', join(bench.folder, 'plain'), Port);
  const beyond = bench.isThorough ? [sizes['16 MiB'], sizes['256 MiB']] : bench.isSmallest ? [] : [sizes['16 MiB']];
  for (const size of [sizes['1 MiB'], ...beyond]) {
    yield compared(size, token, farebox, { process: plain, port });
  }
}

function compared({ text, bytes, connections }: FileSize, token: string, farebox: Farebox, plain: Farebox): Comparison {
  const request = uploadOf(bytes, token);
  const posted = (path: string) => ({ ...request, head: request.head.replace(/^POST \S+/, `POST ${path}`) });
  const toPlain = (name: string, path: string): ServerSubject => ({
    kind: 'server',
    name,
    ...plain,
    requests: async () => ({ requests: [posted(path)], isRepeated: true, expected: { status: 201, texts: [] } }),
  });
  return {
    kind: 'comparison',
    title: `upload: a file of ${text} as multipart/form-data`,
    ours: {
      kind: 'server',
      name: 'farebox',
      ...farebox,
      async requests() {
        await farebox.process.ask('removeFiles', null, z.unknown());
        return { requests: [request], isRepeated: true, expected: uploaded };
      },
    },
    baselines: [
      { subject: toPlain('body to file, fsync', '/'), aim: null },
      { subject: toPlain('the same and SHA-256', '/?sha256'), aim: 0.7 },
    ],
    connections,
    bytesEach: bytes,
  };
}

async function largeUpload(bench: Bench, farebox: Farebox, token: string): Promise<Figures> {
  const send = ({ bytes }: FileSize) => sendOnce(bench, farebox.port, uploadOf(bytes, token), uploaded);
  await send(sizes['1 MiB']);
  return flatMemory('upload: memory for one file of 2 GiB', farebox, () => send(sizes['2 GiB']));
}
