import { z } from 'zod';
import type { Bench, Farebox, Figures } from './comparison.ts';
import type { Expectation, LoadRequest } from './load.ts';
import { LoadReport } from './load.ts';
import { memoryGrowth } from './memory.ts';

const KiB = 1024;
const MiB = 1024 * KiB;
const GiB = 1024 * MiB;

/** A file size and the number of concurrent transfers: fewer for large files, which occupy a core by themselves. */
export interface FileSize {
  text: string;
  bytes: number;
  connections: number;
}

export const sizes = {
  '64 KiB': { text: '64 KiB', bytes: 64 * KiB, connections: 16 },
  '1 MiB': { text: '1 MiB', bytes: MiB, connections: 8 },
  '16 MiB': { text: '16 MiB', bytes: 16 * MiB, connections: 4 },
  '256 MiB': { text: '256 MiB', bytes: 256 * MiB, connections: 2 },
  '2 GiB': { text: '2 GiB', bytes: 2 * GiB, connections: 1 },
} satisfies Record<string, FileSize>;

/** For a service that accepts the largest of them. */
export const fileSettings = { FAREBOX_MAX_UPLOAD_BYTES: String(4 * GiB) };

const boundary = '----farebox-bench-5f0c2d7e91b34a86';
const fields = {
  title: 'Measured readings of a weather station',
  asset_type: 'dataset',
  description: 'Bytes without any pattern, as an archive has them.',
  price_amount: '0.10',
  license_terms: 'CC-BY-4.0',
};

/** An upload of this many bytes of noise, as browsers send it. */
export function uploadOf(bytes: number, token: string): Exclude<LoadRequest, string> {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const filePart = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="readings.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const before = parts.join('') + filePart;
  const tail = `\r\n--${boundary}--\r\n`;
  const head = [
    'POST /api/v1/admin/assets/upload HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${before.length + bytes + tail.length}`,
  ];
  return { head: `${head.join('\r\n')}\r\n\r\n${before}`, noiseBytes: bytes, tail };
}

export function loginOf({ process }: Farebox): Promise<string> {
  return process.ask('login', null, z.string());
}

/**
 * Sends one request and waits for its answer, however large either is.
 * @throws if the answer is wrong
 */
export async function sendOnce({ load }: Bench, port: number, request: LoadRequest, expected: Expectation): Promise<void> {
  const order = { port, connections: 1, durationMs: 60_000, requests: [request], isRepeated: false, expected };
  const { answers, wrong } = await load.ask('run', order, LoadReport);
  if (answers !== 1 || Object.keys(wrong).length > 0) throw new Error(`not answered rightly: ${Object.keys(wrong).join(', ')}`);
}

export const uploaded: Expectation = { status: 201, texts: ['"id":"ast_'] };

/** An uploaded asset of this size, and the link to its bytes. */
export async function uploadedAsset(bench: Bench, farebox: Farebox, token: string, bytes: number): Promise<{ id: string; file: string }> {
  await sendOnce(bench, farebox.port, uploadOf(bytes, token), uploaded);
  return farebox.process.ask('newestAsset', null, z.object({ id: z.string(), file: z.string() }));
}

/** The memory that a transfer of 2 GiB takes on a server that has already made a small one. */
export async function flatMemory(title: string, { process }: Farebox, transfer: () => Promise<void>): Promise<Figures> {
  const started = performance.now();
  const growth = await memoryGrowth(process, transfer);
  const seconds = (performance.now() - started) / 1000;
  return {
    kind: 'figures',
    title,
    figures: [
      { name: 'memory grew at most by', value: growth / 1e6, unit: 'MB', aim: { atMost: 150 } },
      { name: 'rate', value: sizes['2 GiB'].bytes / 1e6 / seconds, unit: 'MB/s', aim: null },
    ],
  };
}
