import { z } from 'zod';
import type { Bench, Comparison, Farebox, Finding } from '../comparison.ts';
import { fileSettings, flatMemory, loginOf, sendOnce, sizes, uploadedAsset, type FileSize } from '../files.ts';
import { Port, type ServerSubject } from '../rounds.ts';

/** Files behind signed links, against the obvious handler: a file stream piped into the answer. */
export async function* download(bench: Bench): AsyncIterable<Finding> {
  const farebox = await bench.startFarebox(fileSettings);
  const token = await loginOf(farebox);
  // First, on a server that no other load has grown yet.
  if (bench.isThorough) yield await largeDownload(bench, farebox, token);
  yield await compared(bench, farebox, token, sizes['64 KiB'], null);
  if (!bench.isSmallest) yield await compared(bench, farebox, token, sizes['16 MiB'], 0.8);
  if (bench.isThorough) yield await compared(bench, farebox, token, sizes['256 MiB'], 0.8);
}

async function compared(bench: Bench, farebox: Farebox, token: string, size: FileSize, aim: number | null): Promise<Comparison> {
  const { text, bytes, connections } = size;
  const { id, file } = await uploadedAsset(bench, farebox, token, bytes);
  const plain = bench.start('plain-files.ts');
  const plainPort = await plain.ask('serve', file, Port);
  return {
    kind: 'comparison',
    title: `download: a file of ${text} by its signed link`,
    ours: subject('farebox', { ...farebox, bytes, path: () => linkOf(farebox, id) }),
    baselines: [{ subject: subject('createReadStream', { process: plain, port: plainPort, bytes, path: async () => '/file' }), aim }],
    connections,
    bytesEach: bytes,
  };
}

/** Each round has its own link, because links expire. */
function subject(name: string, { process, port, bytes, path }: Farebox & { bytes: number; path: () => Promise<string> }): ServerSubject {
  const requests = async () => ({ requests: [getText(await path())], isRepeated: true, expected: delivered(bytes) });
  return { kind: 'server', name, process, port, requests };
}

async function largeDownload(bench: Bench, farebox: Farebox, token: string) {
  const [small, large] = [sizes['1 MiB'], sizes['2 GiB']];
  const receive = async ({ bytes }: FileSize, id: string) => {
    await sendOnce(bench, farebox.port, getText(await linkOf(farebox, id)), delivered(bytes));
  };
  const { id } = await uploadedAsset(bench, farebox, token, large.bytes);
  await receive(small, (await uploadedAsset(bench, farebox, token, small.bytes)).id);
  const figures = await flatMemory('download: memory for one file of 2 GiB', farebox, () => receive(large, id));
  await farebox.process.ask('removeFiles', null, z.unknown());
  return figures;
}

function linkOf({ process }: Farebox, assetId: string): Promise<string> {
  return process.ask('link', assetId, z.string());
}

function getText(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
}

const delivered = (bodyBytes: number) => ({ status: 200, texts: [], bodyBytes });
