import type { ServiceDescriptor } from '@farebox/contract';
import { sampleUrls } from '../net/sample-files.ts';
import { inputSchemaOf } from './described-tool.ts';
import type { Tool } from './tool.ts';

type WorksHere = Pick<ServiceDescriptor, 'sampleRequest' | 'unsupportedParameters'>;

/** By definition and by what serves it: a descriptor is written often. */
const known = new WeakMap<Tool, WorksHere & { of: string }>();

/** What of a tool with an engine works on this server: its example with files that are there, and what the engine refuses. */
export function worksHere(tool: Tool, publicUrl: string): WorksHere {
  const engine = tool.servedBy?.() ?? null;
  if (engine === null) return {};
  const of = `${engine} ${publicUrl}`;
  const before = known.get(tool);
  if (before?.of === of) return shown(before);
  const sample = sampleOf(tool.exampleRequest, publicUrl);
  const found = { of, ...sample, ...unsupported(tool, sample.sampleRequest ?? tool.exampleRequest) };
  known.set(tool, found);
  return shown(found);
}

const shown = ({ of: _of, ...rest }: WorksHere & { of: string }): WorksHere => rest;

/** The example, its addresses exchanged for those of the samples; none where it has no address, or one of a kind that has no sample. */
function sampleOf(example: Readonly<Record<string, unknown>>, publicUrl: string): WorksHere {
  const { document, picture } = sampleUrls(publicUrl);
  const text = JSON.stringify(example);
  const sample = text
    .replace(/https:\/\/files\.example\/[\w-]+\.(?:png|jpg)/g, picture)
    .replace(/https:\/\/files\.example\/[\w-]+\.(?:pdf|docx)/g, document);
  if (sample === text || sample.includes('//files.example/')) return {};
  return { sampleRequest: JSON.parse(sample) as Record<string, unknown> };
}

interface Member {
  type?: string;
  examples?: readonly unknown[];
}

/** Found out by asking: each optional parameter with its example, alone, and with those that are taken (some need another). */
function unsupported(tool: Tool, request: Readonly<Record<string, unknown>>): WorksHere {
  const { properties = {}, required = [] } = inputSchemaOf(tool) as { properties?: Record<string, Member>; required?: readonly string[] };
  const examples = Object.entries(properties).flatMap(([name, { type, examples }]): Array<[string, unknown]> => {
    const value = type === 'boolean' ? true : examples?.[0];
    return required.includes(name) || value === undefined ? [] : [[name, value]];
  });
  const isRefused = (name: string, value: unknown, others: object) =>
    tool.refuses?.({ ...request, ...others, [name]: value }).some(({ path }) => path.split(/[.[]/)[0] === name) === true;
  const refused = examples.filter(([name, value]) => isRefused(name, value, {}));
  const taken = Object.fromEntries(examples.filter((each) => !refused.includes(each)));
  const unsupportedParameters = refused.filter(([name, value]) => isRefused(name, value, taken)).map(([name]) => name);
  return unsupportedParameters.length === 0 ? {} : { unsupportedParameters };
}
