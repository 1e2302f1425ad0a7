import { z } from 'zod';
import type { ErrorExample } from '@farebox/contract';
import { minuteMs, secondMs } from '../../clock.ts';
import { problems } from '../../errors.ts';
import type { PricingPolicy, ToolDescription } from '../../tools/tool.ts';

/**
 * A tool's role for jobs: `sync` answers at once, `submit` begins a job of a family, `result` reads the jobs of families. The answer of a
 * `sync` tool with a family is stored like the result of a job, and the result tools of that family can read it again.
 */
export type ProviderToolRole =
  | { kind: 'sync'; family?: string }
  | { kind: 'submit'; family: string }
  | { kind: 'result'; families: readonly string[] };

/** A vision, OCR or document tool, without the engine that does its work. */
export type ProviderTool = ToolDescription<z.ZodObject, z.ZodObject> & {
  role: ProviderToolRole;
  /** Tools without which nobody can use it: it is sold only where the same engine serves them all. */
  needs?: readonly string[];
};

/** The common parts of a family's tools. */
export interface ProviderToolFamily {
  category: string;
  /** For all of them, after their own. */
  tags: readonly string[];
  keywords: readonly string[];
  limitations: readonly string[];
  pricing: PricingPolicy;
  role: ProviderToolRole;
  complexity: 'simple' | 'moderate' | 'complex';
  typicalResponseTimeMs: number;
  /** The timeout of a call; SPEC promises the same latency for all. */
  timeoutMs: number;
  cacheable: boolean;
  idempotent: boolean;
  inputTypes: readonly string[];
  outputTypes: readonly string[];
  /** They keep or show records of people. */
  needsOwner?: boolean;
}

/** The specific parts of one tool; they can override those of its family. */
export interface ProviderToolEntry extends Partial<
  Pick<ProviderToolFamily, 'role' | 'timeoutMs' | 'cacheable' | 'idempotent' | 'inputTypes' | 'outputTypes' | 'pricing' | 'complexity'>
> {
  id: string;
  name: string;
  description: string;
  descriptionForModel: string;
  /** The legacy id, then other spellings of it. */
  legacyIds?: readonly string[];
  keywords: readonly string[];
  useCases: readonly string[];
  limitations: readonly string[];
  tags: readonly string[];
  input: z.ZodRawShape;
  /** Members of the answer's `data`. */
  data: DataMembers;
  /** OCR always returns it. */
  hasContent?: boolean;
  exampleRequest: Record<string, unknown>;
  exampleResponse: Record<string, unknown>;
  relatedServices: readonly string[];
  requiredContext?: readonly string[];
  /** Tools without which nobody can use it. */
  needs?: readonly string[];
  /** Its effect remains even if its answer is never paid for. */
  hasLastingEffect?: boolean;
}

/** A call of a vision tool fetches the file, uploads it for the vision service, and may be retried once. */
export const visionTimeoutMs = 40 * secondMs;
/** Reading a full page takes seconds, and longer while other pages are read. */
export const ocrTimeoutMs = 2 * minuteMs;
export const documentTimeoutMs = 30 * secondMs;
/** A document that is processed while the caller waits. */
export const wholeDocumentTimeoutMs = 5 * minuteMs;

/** Makes the tools of a family. */
export function providerToolFamily(family: ProviderToolFamily, entries: readonly ProviderToolEntry[]): ProviderTool[] {
  return entries.map((entry) => vendorTool(family, entry));
}

function vendorTool(
  family: ProviderToolFamily,
  { legacyIds = [], input, data, hasContent = false, exampleResponse, ...entry }: ProviderToolEntry,
): ProviderTool {
  const [internalServiceId, ...aliases] = legacyIds;
  const { tags, keywords, limitations, ...shared } = family;
  const schema = z.strictObject(input);
  const role = entry.role ?? family.role;
  return {
    ...shared,
    ...entry,
    ...(internalServiceId === undefined ? {} : { internalServiceId }),
    aliases,
    tags: [...entry.tags, ...tags],
    keywords: [...new Set([...entry.keywords, ...keywords])],
    limitations: [...entry.limitations, ...limitations],
    method: 'POST',
    input: schema,
    output: envelope(data, hasContent),
    exampleResponse: { requestId: exampleRequestId, ...exampleResponse },
    errorExamples: [
      ...errorExamples(schema, role, entry.exampleRequest),
      ...(family.needsOwner === true ? [failing(entry.exampleRequest, 'authentication_required')] : []),
    ],
    maxLatencyMs: 5000,
    uptime: '99.5%',
    runs: 'outside',
  };
}

function errorExamples(schema: z.ZodObject, role: ProviderToolRole, example: Record<string, unknown>): ErrorExample[] {
  const required = Object.keys(schema.shape).filter((name) => !schema.shape[name]?.safeParse(undefined).success);
  const address = required.map((name) => addressIn(name, example[name])).find((found) => found !== null) ?? null;
  const without = required.length === 1 ? `${required[0]} is required` : 'required parameters are missing';
  return [
    { input: {}, error: without, statusCode: 400 },
    ...(address === null
      ? []
      : [
          {
            input: { ...example, ...address.with('ftp://files.example/a') },
            error: `${address.path} must be a valid http or https URL`,
            statusCode: 400,
          },
          {
            input: { ...example, ...address.with('http://192.168.0.10/a') },
            error: 'the address is not allowed: it is not public',
            statusCode: 400,
          },
        ]),
    ...(role.kind === 'result' ? [failing(example, 'job_not_found')] : [failing(example, 'tool_refused_input')]),
    failing(example, 'upstream_timeout'),
  ];
}

function addressIn(name: string, value: unknown) {
  if (typeof value === 'string' && URL.canParse(value)) return { path: name, with: (url: string) => ({ [name]: url }) };
  if (Array.isArray(value) && URL.canParse(String(value[0]))) return { path: `${name}[0]`, with: (url: string) => ({ [name]: [url] }) };
  return null;
}

function failing(
  input: Record<string, unknown>,
  code: 'job_not_found' | 'tool_refused_input' | 'upstream_timeout' | 'authentication_required',
): ErrorExample {
  return { input, error: problems[code].message, statusCode: problems[code].status };
}

/** The known members of `data`: described but not checked, because the provider adds and omits members. */
type DataMembers = Readonly<Record<string, string>>;

const exampleRequestId = 'req_01K9ZJ6W3M8Q4T7V2X5Y0A1B2C';

/** The answer of all vision, OCR and document tools. */
function envelope(members: DataMembers, hasContent: boolean): z.ZodObject {
  const data = Object.fromEntries(
    Object.entries(members).map(([name, description]) => [name, z.unknown().optional().meta({ description })]),
  );
  const content = z.string().meta({ description: 'The text that was read.' });
  return z.object({
    requestId: z.string().meta({ description: 'Id of this call, also in the header X-Request-Id.', examples: [exampleRequestId] }),
    data: z.looseObject(data).meta({ description: 'The result. Further members are possible.' }),
    code: z.string().optional().meta({ description: 'A word or number for the state, e.g. `200` or `DocProcessing`.' }),
    message: z.string().optional().meta({ description: 'The state in words.' }),
    content: hasContent ? content : content.optional(),
  });
}
