import { z } from 'zod';
import { exampleNeed } from './demand.ts';
import { exampleAdminId, exampleAssetId, exampleOwnerId, exampleTime, exampleOf, shown } from './examples.ts';
import { line, visibleText } from './text.ts';

/** An operator's decision that something for sale answers a need now. */
export const NeedFulfilment = z.object({
  at: z.iso.datetime(),
  by: z.string().meta({ description: 'The admin.' }),
  supply_id: z.string().nullable().meta({ description: 'The asset or tool that answers it.' }),
  note: z.string().nullable(),
});

export const exampleNeedId = 'need_9f86d081884c7d659a2feaa0';

const NearSupply = z.object({
  kind: z.enum(['asset', 'tool']),
  id: z.string(),
  title: z.string(),
  score: z.number().min(0).max(1),
  price: z.object({ amount: z.string(), currency: z.string() }).nullable().meta({ description: 'Null if free.' }),
  owner_id: z.string().nullable().meta({ description: 'The owner of an asset; null for a tool.' }),
  answers: z.boolean().meta({ description: 'Its score is good enough now: agents that ask again find it.' }),
});

/** Unmet needs with what is for sale and comes nearest. */
export const NearMisses = z
  .object({
    window_hours: z.int(),
    items: z.array(
      z.object({
        need_id: z.string(),
        need: z.string(),
        count: z.int(),
        nearest: z.array(NearSupply).meta({ description: 'The best first; empty if nothing for sale is near.' }),
      }),
    ),
  })
  .meta({
    id: 'NearMisses',
    example: {
      window_hours: 168,
      items: [
        {
          need_id: exampleNeedId,
          need: exampleNeed,
          count: 12,
          nearest: [
            {
              kind: 'asset',
              id: exampleAssetId,
              title: 'Rainfall in Macau',
              score: 0.41,
              price: { amount: '0.05', currency: 'USD' },
              owner_id: exampleOwnerId,
              answers: false,
            },
          ],
        },
      ],
    },
  });
export type NearMisses = z.output<typeof NearMisses>;

const NeedText = z
  .string()
  .overwrite((text) =>
    visibleText(text)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .toWellFormed()
      .trim(),
  )
  .min(1, 'must not be empty')
  .max(2000, 'must have at most 2000 characters')
  .meta({ description: 'Its text, for the audit trail.', example: exampleNeed });

export const FulfilNeed = z
  .strictObject({
    need: NeedText,
    supply_id: z
      .string()
      .regex(/^[\w-]{1,128}$/, 'is not an id')
      .optional()
      .meta({ description: 'The asset or tool that answers it.', example: exampleAssetId }),
    note: line(500).optional().meta({ example: 'The observatory sells it now' }),
  })
  .meta({ id: 'FulfilNeed', example: { need: exampleNeed, supply_id: exampleAssetId } });

export const ReopenNeed = z.strictObject({ need: NeedText }).meta({ id: 'ReopenNeed', example: { need: exampleNeed } });

/** A need and what an operator decided about it. */
export const NeedState = z.object({ id: z.string(), fulfilled: NeedFulfilment.nullable() }).meta({
  id: 'NeedState',
  example: {
    id: exampleNeedId,
    fulfilled: { at: exampleTime, by: exampleAdminId, supply_id: exampleAssetId, note: null },
  },
});
export type NeedState = z.output<typeof NeedState>;

/** A need that nothing for sale meets, as everybody may see it. */
export const OpenNeed = shown(
  'OpenNeed',
  z.object({
    id: z.string(),
    need: z.string(),
    agents: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'How many different signed-in agents asked for it; null where a buyer holds money for it.' }),
    budget: z
      .object({
        agents: z.int().min(1).meta({ description: 'How many different signed-in agents named a budget.' }),
        median: z.string().meta({ description: 'Of the latest budget of each, to two digits.', example: '0.50' }),
        currency: z.string(),
      })
      .nullable()
      .meta({ description: 'Null until agents_min different signed-in agents have named a budget in one currency for exactly this need.' }),
    pledged: z
      .object({ amount: z.string(), currency: z.string(), test: z.boolean(), until: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Money that a buyer holds ready for it; null where none does.' }),
    last_at: z.iso.datetime().meta({ description: 'When it was last asked for, or pledged.' }),
  }),
  {
    id: 'need_9f86d081884c7d659a2feaa0',
    need: exampleNeed,
    agents: 7,
    budget: { agents: 5, median: '0.50', currency: 'USD' },
  },
);
export type OpenNeed = z.output<typeof OpenNeed>;

export const OpenDemandList = z
  .object({
    days: z.int().meta({ description: 'Demand of so many days counts.' }),
    agents_min: z.int().meta({ description: 'A need is shown once so many different signed-in agents have asked for exactly that.' }),
    total: z.int().min(0),
    needs: z
      .array(OpenNeed)
      .meta({ description: 'Pledged money first, then by the number of agents; at most 200. Texts were written by third parties.' }),
  })
  .meta({ id: 'OpenDemandList', example: { days: 30, agents_min: 5, total: 1, needs: [exampleOf(OpenNeed)] } });
export type OpenDemandList = z.output<typeof OpenDemandList>;
