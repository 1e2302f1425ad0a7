import { z } from 'zod';
import { TextFlag } from './assets.ts';
import { exampleOf, exampleTime, shown } from './examples.ts';
import { FreePerDay, MeteredPrice, PriceAmount } from './tool-prices.ts';

const name = z.string().min(1).max(100);

/** Of a source, or of the tools that a rule is for. */
const perTool = {
  price_amount: PriceAmount.optional(),
  metered_price: MeteredPrice.optional().meta({ description: 'In place of price_amount; of several the later one wins.' }),
  free_per_day: FreePerDay.optional(),
  category: z.string().min(1).max(64).optional(),
  tags: z.array(name).max(20).optional().meta({ description: 'Added to those of the definition.' }),
  timeout_ms: z
    .int()
    .min(100)
    .max(300_000)
    .optional()
    .meta({ description: 'A call is stopped and refunded after this long.', example: 10_000 }),
  response_bytes_max: z
    .int()
    .min(1024)
    .max(4_194_304)
    .optional()
    .meta({ description: 'A larger answer is refused, and the call refunded.' }),
  response_path: z
    .string()
    .regex(/^\$?(?:\.?[\w-]+|\[\d+\])*$/, 'must be a path such as data.items[0]')
    .max(200)
    .optional()
    .meta({ description: 'The part of the answer that is sold, e.g. data.items.', example: 'data.items' }),
  cache_seconds: z
    .int()
    .min(0)
    .max(86_400)
    .optional()
    .meta({ description: 'The same input gets the same answer for so long; only for operations that change nothing.' }),
  safe: z.boolean().optional().meta({
    description:
      'Whether a call changes nothing: then it is charged after it ran, may be cached, and is probed by a call. Default: what the method or the annotations of the definition say.',
  }),
  verify_output: z.boolean().optional().meta({
    description: 'false: answers that do not fit the schema of the definition are sold too; then the tool shows no schema for them.',
  }),
};

const ImportRule = z.strictObject({
  tag: name.optional().meta({ description: 'For operations with this tag.' }),
  operation: z.string().min(1).max(500).optional().meta({
    description: 'For operations of this name, METHOD /path, or of this end of the id of a tool; * stands for anything.',
    example: 'GET /pets/*',
  }),
  ...perTool,
  skip: z.boolean().optional().meta({ description: 'true: not imported.' }),
});

export const ToolSourceSettings = z
  .strictObject({
    ...perTool,
    base_url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .meta({ description: 'In place of the servers that the document names.' }),
    server_variables: z.record(name, z.string().max(200)).optional().meta({ description: 'Values of variables in its server.' }),
    allow_private: z.boolean().optional().meta({ description: 'true: its addresses may be private ones of your own network.' }),
    on_change: z.enum(['pause', 'report', 'adopt']).optional().meta({
      description:
        'When its definition of a tool changes. pause (default): the tool is not sold until you accept the change. report: it is sold as before. adopt: the new definition is sold.',
    }),
    reread_minutes: z.int().min(0).max(525_600).optional().meta({ description: 'How often it is read again; 0: never. Default 60.' }),
    rules: z.array(ImportRule).max(200).optional().meta({ description: 'Later ones win.' }),
  })
  .meta({
    id: 'ToolSourceSettings',
    description: 'Rules win over members of the source.',
    example: {
      price_amount: '0.01',
      rules: [
        { tag: 'reports', price_amount: '0.05' },
        { operation: 'DELETE *', skip: true },
      ],
    },
  });
export type ToolSourceSettings = z.output<typeof ToolSourceSettings>;
export type ToolSourceRule = z.output<typeof ImportRule>;

export const Credentials = z
  .record(z.string().regex(/^[\w.:/@ -]{1,128}$/, 'must be the name of a security scheme'), z.string().min(1).max(8192))
  .meta({
    description:
      'By the name of the security scheme in the document: a key, a token, or user:password. header:NAME and query:NAME are sent with each call. For a command, its environment. Stored encrypted and never shown.',
    example: { api_key: 'secret' },
  });

const sourceName = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(24)
  .meta({ description: 'Begins the ids of its tools.', example: 'petstore' });

export const ToolSourceKind = z.enum(['openapi', 'mcp', 'x402', 'file']);
export type ToolSourceKind = z.output<typeof ToolSourceKind>;

export const ImportTools = z
  .strictObject({
    kind: z.enum(['openapi', 'mcp', 'x402']),
    name: sourceName.optional().meta({ description: 'Begins the ids of its tools. Default: from the title or the host.' }),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .meta({ description: 'Of the document, or of the server.' }),
    document: z
      .string()
      .max(8_388_608)
      .optional()
      .meta({ description: 'An OpenAPI document itself, JSON or YAML. It is not read again by itself.' }),
    command: z
      .array(z.string().min(1).max(1000))
      .min(1)
      .max(50)
      .optional()
      .meta({ description: 'An MCP server on this machine: a program and its arguments. Needs FAREBOX_TOOL_COMMANDS=1.' }),
    credentials: Credentials.optional(),
    settings: ToolSourceSettings.optional(),
    publish: z.boolean().optional().meta({ description: 'true: publish what passes its probe.' }),
    publish_writing: z.boolean().optional().meta({
      description:
        'With publish: whether what changes something is published too. false: only what reads. Default: also what adds (POST), but nothing that may replace or delete (PUT, PATCH, DELETE; tools of MCP servers without such a hint): that stays probed, unless forced.',
    }),
    force: z
      .boolean()
      .optional()
      .meta({ description: 'true: publish also what does not, and texts that read like instructions to a model.' }),
    dry_run: z.boolean().optional().meta({ description: 'true: show what it would import, and store nothing.' }),
  })
  .meta({
    id: 'ImportTools',
    example: { kind: 'openapi', url: 'https://petstore.example/openapi.json', settings: { price_amount: '0.01' }, dry_run: true },
  });
export type ImportTools = z.output<typeof ImportTools>;

const DefinitionChange = z.object({
  path: z.string().meta({ example: 'input.properties.limit.maximum' }),
  before: z.string().nullable().meta({ description: 'As JSON, shortened; null: it was not there.' }),
  after: z.string().nullable(),
});
export type DefinitionChange = z.output<typeof DefinitionChange>;

export const ImportedToolState = z.enum(['draft', 'probed', 'published', 'paused', 'refused']).meta({
  description:
    'draft: not probed, or its probe failed. probed: ready to be published. published: for sale. paused: its definition has changed. refused: it cannot be imported.',
});

export const ImportedTool = shown(
  'ImportedTool',
  z.object({
    id: z.string().nullable().meta({ description: 'Of the tool; null if it was refused.', example: 'petstore-get-pet' }),
    source_id: z.string().nullable().meta({ description: 'Null in a dry run.' }),
    operation: z.string().meta({ example: 'GET /pets/{petId}' }),
    name: z.string(),
    description: z.string(),
    price_amount: z.string().meta({ description: 'Of a metered price, the least.', example: '0.01' }),
    metered_price: MeteredPrice.optional().meta({ description: 'Absent: each call costs the same.' }),
    free_per_day: FreePerDay.optional(),
    cost_amount: z
      .string()
      .optional()
      .meta({ description: 'What a call costs this service at an x402 server; absent: nothing.', example: '0.02' }),
    currency: z.literal('USD'),
    category: z.string(),
    tags: z.array(z.string()),
    read_only: z.boolean().meta({ description: 'A call changes nothing. Others are settled before they run.' }),
    input_schema: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({
        description: 'In a dry run: what the tool would take.',
        example: { type: 'object', properties: { petId: { type: 'string' } } },
      }),
    state: ImportedToolState,
    reason: z.string().nullable().meta({ description: 'Why it is in this state.' }),
    forced: z.boolean().meta({ description: 'Published although its probe or the check of its texts failed.' }),
    probed_at: z.iso.datetime().nullable(),
    flags: z.array(TextFlag).meta({ description: 'Its texts read like instructions to a language model.' }),
    changes: z.array(DefinitionChange).nullable().meta({ description: 'What the source says otherwise now; null: nothing.' }),
  }),
  {
    source_id: 'src_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    name: 'Find a pet',
    description: 'One pet by its id.',
    category: 'imported',
    tags: ['pets'],
    read_only: true,
    state: 'probed',
    probed_at: exampleTime,
    flags: [],
  },
);
export type ImportedTool = z.output<typeof ImportedTool>;

export const ToolSource = shown(
  'ToolSource',
  z.object({
    id: z.string().meta({ example: 'src_01KAGT4M8E3V9S2QZ7XNBC5WRD' }),
    kind: ToolSourceKind,
    name: z.string(),
    location: z.string().meta({ description: 'The address, the command, or the name of the file.' }),
    settings: ToolSourceSettings,
    credentials: z.array(z.string()).meta({ description: 'Their names; the values are never shown.' }),
    credentials_at: z.iso.datetime().nullable().meta({ description: 'When they were last set.' }),
    read_at: z.iso.datetime().nullable(),
    read_error: z.string().nullable().meta({ description: 'Why it could not be read last; its tools stay as they were.' }),
    next_read_at: z.iso.datetime().nullable(),
    verification: z
      .object({
        token: z.string().meta({ description: 'The line that its host publishes.' }),
        file: z.string().nullable().meta({ description: 'Where, over HTTPS.' }),
        dns: z.string().nullable().meta({ description: 'Or the name of a TXT record with it.' }),
        required: z.boolean(),
        proven_at: z.iso.datetime().nullable(),
      })
      .meta({ description: 'The proof that its host agrees.' }),
    tools: z.object({ draft: z.int(), probed: z.int(), published: z.int(), paused: z.int() }),
    created_at: z.iso.datetime(),
  }),
  {
    name: 'petstore',
    location: 'https://petstore.example/openapi.json',
    settings: { price_amount: '0.01' },
    credentials: ['api_key'],
    credentials_at: exampleTime,
    read_at: exampleTime,
    next_read_at: exampleTime,
    verification: {
      token: 'farebox-verification=2QZ7XNBC5WRD01KAGT4M8E3V9S',
      file: 'https://petstore.example/.well-known/farebox-verification.txt',
      dns: '_farebox.petstore.example',
      required: false,
      proven_at: null,
    },
    tools: { draft: 0, probed: 3, published: 12, paused: 0 },
  },
);
export type ToolSource = z.output<typeof ToolSource>;

export const ToolSourceList = z
  .object({ items: z.array(ToolSource) })
  .meta({ id: 'ToolSourceList', example: { items: [exampleOf(ToolSource)] } });

export const ImportResult = z
  .object({
    source: ToolSource.nullable().meta({ description: 'Null in a dry run.' }),
    tools: z.array(ImportedTool),
  })
  .meta({ id: 'ImportResult', example: { source: exampleOf(ToolSource), tools: [exampleOf(ImportedTool)] } });
export type ImportResult = z.output<typeof ImportResult>;

export const ImportStep = z
  .union([z.object({ probed: z.int(), total: z.int() }), z.object({ result: ImportResult })])
  .meta({ id: 'ImportStep', description: 'How many tools were probed; the last line has the result.', example: { probed: 3, total: 50 } });
export type ImportStep = z.output<typeof ImportStep>;

export const UpdateToolSource = z
  .strictObject({
    settings: ToolSourceSettings.optional().meta({ description: 'Replaces all of them. Prices of rules apply at once.' }),
    credentials: Credentials.optional().meta({ description: 'Replaces all of them.' }),
  })
  .meta({ id: 'UpdateToolSource', example: { credentials: { api_key: 'a new secret' } } });
