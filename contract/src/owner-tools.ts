import { z } from 'zod';
import { exampleAssetId, exampleOf, exampleOwnerId, shown } from './examples.ts';
import { Credentials, ImportedTool, ToolSource, ToolSourceSettings } from './tool-sources.ts';

/** What an owner decides about the tools of an API asset. */
export const OwnerToolSettings = z
  .strictObject(
    ToolSourceSettings.pick({
      price_amount: true,
      metered_price: true,
      free_per_day: true,
      category: true,
      tags: true,
      timeout_ms: true,
      response_bytes_max: true,
      response_path: true,
      cache_seconds: true,
      safe: true,
      verify_output: true,
      rules: true,
    }).shape,
  )
  .meta({
    id: 'OwnerToolSettings',
    description: 'The operator limits prices, times and sizes. Rules win over the other members; skip: true leaves operations out.',
    example: { price_amount: '0.02', rules: [{ operation: 'DELETE *', skip: true }] },
  });
export type OwnerToolSettings = z.output<typeof OwnerToolSettings>;

export const MakeOwnerTools = z
  .strictObject({ settings: OwnerToolSettings.optional(), credentials: Credentials.optional() })
  .meta({ id: 'MakeOwnerTools', example: { settings: { price_amount: '0.02' }, credentials: { credential: 'secret' } } });

export const UpdateOwnerTools = z
  .strictObject({
    settings: OwnerToolSettings.optional().meta({ description: 'Replaces all of them. Prices apply at once.' }),
    credentials: Credentials.optional().meta({ description: 'Replaces all of them.' }),
    paused: z.boolean().optional().meta({ description: 'true: the tools are not for sale until this is false again.' }),
  })
  .meta({ id: 'UpdateOwnerTools', example: { paused: true } });

export const OwnerTool = ImportedTool.extend({
  approval: z.enum(['not_needed', 'not_ready', 'waiting', 'approved', 'refused']).meta({
    description:
      'What the operator decided about this definition. not_ready: it has to pass its probe first. A changed definition needs a new approval.',
  }),
  refused_reason: z.string().nullable(),
  calls: z.string().meta({ description: 'What is requested.', example: 'GET https://api.example/rain' }),
  digest: z.string().meta({ description: 'Of the definition.' }),
}).meta({
  id: 'OwnerTool',
  example: {
    ...exampleOf(ImportedTool),
    approval: 'waiting',
    refused_reason: null,
    calls: 'GET https://petstore.example/pets/{petId}',
    digest: 'JrMUfGFxK9W5B1TzvN4wYh2bQe8sLd0RkXoCiPa6uVg',
  },
});
export type OwnerTool = z.output<typeof OwnerTool>;

export const OwnerTools = shown(
  'OwnerTools',
  z.object({
    asset_id: z.string(),
    owner_id: z.string(),
    paused: z.boolean().meta({ description: 'By the owner.' }),
    closed_reason: z.string().nullable().meta({ description: 'Why none of the tools is for sale; null: nothing is in the way.' }),
    settings: ToolSourceSettings,
    credentials: ToolSource.shape.credentials,
    credentials_at: ToolSource.shape.credentials_at,
    read_at: ToolSource.shape.read_at,
    read_error: ToolSource.shape.read_error,
    verification: ToolSource.shape.verification,
    tools: z.array(OwnerTool),
  }),
  {
    asset_id: exampleAssetId,
    owner_id: exampleOwnerId,
    settings: { price_amount: '0.02' },
    credentials: ['credential'],
    credentials_at: exampleOf(ToolSource).credentials_at,
    read_at: exampleOf(ToolSource).read_at,
    verification: { ...exampleOf(ToolSource).verification, required: true },
  },
);
export type OwnerTools = z.output<typeof OwnerTools>;

export const ToolReview = z
  .object({ asset_id: z.string(), owner_id: z.string(), tool: OwnerTool })
  .meta({ id: 'ToolReview', example: { asset_id: exampleAssetId, owner_id: exampleOwnerId, tool: exampleOf(OwnerTool) } });
export type ToolReview = z.output<typeof ToolReview>;

export const ToolReviewList = z
  .object({ items: z.array(ToolReview) })
  .meta({ id: 'ToolReviewList', example: { items: [exampleOf(ToolReview)] } });
export type ToolReviewList = z.output<typeof ToolReviewList>;

export const DecideToolReview = z
  .strictObject({
    decision: z.enum(['approve', 'refuse']),
    digest: z.string().max(100).meta({ description: 'Of the definition that you have read: another one is not decided about.' }),
    reason: z.string().min(1).max(500).optional().meta({ description: 'The owner reads it.' }),
  })
  .meta({ id: 'DecideToolReview', example: { decision: 'approve', digest: exampleOf(OwnerTool).digest } });
