import { z } from 'zod';

const CpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.int(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.int() }),
    }),
  ),
  samples: z.array(z.int()),
  timeDeltas: z.array(z.number()),
});

export interface Share {
  name: string;
  /** The share of the time when the process was not idle. */
  percent: number;
}

/** A summary of a profile: self time by function, and by package or folder. */
export function timeShares(json: string): { busyPercent: number; functions: Share[]; places: Share[] } {
  const { nodes, samples, timeDeltas } = CpuProfile.parse(JSON.parse(json));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const functions = new Map<string, number>();
  const places = new Map<string, number>();
  let total = 0;
  let idle = 0;
  for (const [index, id] of samples.entries()) {
    const micros = timeDeltas[index] ?? 0;
    const { functionName = '', url = '', lineNumber = 0 } = frames.get(id) ?? {};
    total += micros;
    if (functionName === '(idle)') {
      idle += micros;
      continue;
    }
    const place = placeOf(functionName, url);
    add(functions, `${functionName || '(anonymous)'} ${url === '' ? '' : `${shortUrl(url)}:${lineNumber + 1}`}`, micros);
    add(places, place, micros);
  }
  const busy = total - idle;
  return { busyPercent: (busy / total) * 100, functions: shares(functions, busy), places: shares(places, busy) };
}

function add(times: Map<string, number>, name: string, micros: number): void {
  times.set(name, (times.get(name) ?? 0) + micros);
}

function shares(times: ReadonlyMap<string, number>, busy: number): Share[] {
  return [...times].map(([name, micros]) => ({ name, percent: (micros / busy) * 100 })).toSorted((a, b) => b.percent - a.percent);
}

/** `node:`, a package's name, or a folder of the service; `native` without a file. */
function placeOf(functionName: string, url: string): string {
  if (functionName.startsWith('(')) return functionName;
  if (url === '') return 'native';
  if (url.startsWith('node:')) return url.replace(/^node:(internal\/)?/, 'node:').replace(/\/.*/, '');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  return inPackage ?? shortUrl(url).replace(/\/[^/]*$/, '');
}

function shortUrl(url: string): string {
  return url.replace(/^file:\/\//, '').replace(/.*\/(?=node_modules\/|server\/src\/|contract\/)/, '');
}
