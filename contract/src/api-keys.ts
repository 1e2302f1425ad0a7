import { z } from 'zod';
import { caps, storedCaps } from './caps.ts';
import { exampleOf, shown } from './examples.ts';
import { pageOf } from './page.ts';
import { line } from './text.ts';

const Name = line(100).meta({ example: 'research agent' });

export const CreateApiKey = z
  .strictObject({
    name: Name,
    services: z
      .array(z.string().min(1).max(128))
      .min(1, 'must name at least one service, or be null for all')
      .max(200, 'must name at most 200 services')
      .nullable()
      .optional()
      .meta({ description: 'Ids of the tools that the key can call; null or absent: all.', example: ['timestamp'] }),
    ...caps,
    expires_at: z.iso.datetime({ offset: true }).nullable().optional().meta({ example: '2027-01-01T00:00:00Z' }),
  })
  .meta({ id: 'CreateApiKey', example: { name: 'my agent', cap_call: '0.10', cap_day: '1.00' } });
export type CreateApiKey = z.output<typeof CreateApiKey>;

/** Absent members stay unchanged. */
export const UpdateApiKey = CreateApiKey.partial().meta({ id: 'UpdateApiKey', example: { cap_day: '2.00' } });
export type UpdateApiKey = z.output<typeof UpdateApiKey>;

/** What a person can let an agent do. */
export const Scope = z.enum(['search', 'spend', 'sell', 'account']);
export type Scope = z.output<typeof Scope>;

export const ApiKey = shown(
  'ApiKey',
  z.object({
    id: z.string().meta({ example: 'key_01K9YV3T5G0000000000000000' }),
    name: z.string(),
    hint: z.string().meta({ description: 'The first characters of the key.', example: 'fbk_Zm9v' }),
    services: z.array(z.string()).nullable(),
    ...storedCaps,
    spent_today: z.string().meta({ example: '0.15' }),
    spent_total: z.string().meta({ example: '4.20' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
    client_id: z.string().nullable().meta({ description: 'The client of OAuth that it was granted to; null for a key.' }),
    scopes: z.array(Scope).nullable().meta({ description: 'What the client may do; null for a key.' }),
    made_by: z.string().nullable().meta({ description: 'In the list of a team: the member who made it.' }),
  }),
  {
    id: 'key_01KAGT4M8E3V9S2QZ7XNBC5WRD',
    name: 'my agent',
    hint: 'fbk_EXAM',
    cap_call: '0.10',
    cap_day: '1.00',
    spent_total: '0.35',
  },
);
export type ApiKey = z.output<typeof ApiKey>;

export const CreatedApiKey = ApiKey.extend({
  key: z.string().meta({ description: 'The key, shown only once: only its hash is stored.', example: 'fbk_Zm9vYmFy...' }),
}).meta({
  id: 'CreatedApiKey',
  example: {
    ...exampleOf(ApiKey),
    spent_today: '0.00',
    spent_total: '0.00',
    key: 'fbk_EXAMPLE-key-not-a-real-one-000000000000000000000',
  },
});
export type CreatedApiKey = z.output<typeof CreatedApiKey>;

export const ApiKeyPage = pageOf(ApiKey).meta({ id: 'ApiKeyPage' });
