import { z } from 'zod';
import { Delivery } from './asset-fetch.ts';
import { AssetPrice, AssetType } from './assets.ts';
import { DemandWatch, exampleNeed } from './demand.ts';
import { exampleAssetId, exampleOf, exampleTime } from './examples.ts';
import { pageOf, PageQuery } from './page.ts';

const examplePledgeId = 'plg_01KAGT4M8E3V9S2QZ7XNBC5WRD';
/** Limits of a pledge: days it may stay open, and the least amount in USD. */
export const pledgeLimits = { daysMax: 90, daysUsual: 30, amountMin: '0.01', openMax: 100 } as const;

/** A request to hold money behind a need. */
export const NewPledge = z
  .strictObject({
    need: z
      .string()
      .max(500, 'must have at most 500 characters')
      .overwrite((text) =>
        text
          .replaceAll(/\p{Cc}+/gu, ' ')
          .toWellFormed()
          .trim(),
      )
      .refine((text) => text !== '', 'must not be empty')
      .meta({ description: 'What is needed. Everybody sees it: send nothing private.', example: exampleNeed }),
    amount: AssetPrice.meta({ description: `What it is worth to you, in USD; at least ${pledgeLimits.amountMin}.`, example: '5.00' }),
    asset_type: AssetType.optional(),
    days: z
      .int()
      .min(1)
      .max(pledgeLimits.daysMax)
      .default(pledgeLimits.daysUsual)
      .meta({ description: 'After so many days the money is returned.' }),
    callback_url: z
      .string()
      .max(2048)
      .optional()
      .meta({ format: 'uri', description: 'Where to send a signed webhook when something that matches the need is published.' }),
  })
  .meta({ id: 'NewPledge', example: { need: exampleNeed, amount: '5.00', asset_type: 'dataset', days: 30 } });
export type NewPledge = z.output<typeof NewPledge>;

export const PledgeState = z.enum(['open', 'accepted', 'withdrawn', 'expired']);

const shown = {
  id: z.string(),
  need: z.string(),
  asset_type: AssetType.nullable(),
  amount: z.string(),
  currency: z.literal('USD'),
  test: z.boolean().meta({ description: 'Held in test money, which is worthless.' }),
  state: PledgeState,
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
};
const exampleShown = {
  id: examplePledgeId,
  need: exampleNeed,
  asset_type: 'dataset' as const,
  amount: '5',
  currency: 'USD' as const,
  test: false,
  state: 'open' as const,
  created_at: exampleTime,
  expires_at: '2026-12-20T08:00:00.000Z',
};

/** A pledge as everybody sees it: the amount, and not who holds it ready. */
export const PublicPledge = z.object(shown).meta({ id: 'PublicPledge', example: exampleShown });
export type PublicPledge = z.output<typeof PublicPledge>;

/** A pledge as its holder sees it. */
export const OwnPledge = z
  .object({
    ...shown,
    holder: z.string().meta({ description: 'The account or wallet that gets the money back.' }),
    asset_id: z.string().nullable().meta({ description: 'The accepted listing.' }),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'OwnPledge',
    example: { ...exampleShown, holder: 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD', asset_id: null, ended_at: null },
  });
export type OwnPledge = z.output<typeof OwnPledge>;

/** Its holder sees more of it. */
export const ShownPledge = z.union([OwnPledge, PublicPledge]).meta({ id: 'ShownPledge', example: exampleShown });

export const MadePledge = z
  .object({
    pledge: OwnPledge,
    watch: DemandWatch.nullable().meta({
      description: 'Null without a callback_url, and where the answer is repeated: its secret is shown once.',
    }),
  })
  .meta({ id: 'MadePledge', example: { pledge: exampleOf(OwnPledge), watch: null } });
export type MadePledge = z.output<typeof MadePledge>;

export const PledgePage = pageOf(PublicPledge).meta({ id: 'PledgePage' });
export const OwnPledgePage = pageOf(OwnPledge).meta({ id: 'OwnPledgePage' });
export const PledgeListQuery = PageQuery;

export const AcceptPledge = z
  .strictObject({
    asset_id: z
      .string()
      .regex(/^\w{1,64}$/, 'is not an id')
      .meta({ description: 'The listing that gets the money.' }),
  })
  .meta({ id: 'AcceptPledge', example: { asset_id: exampleAssetId } });

export const AcceptedPledge = z.object({ pledge: OwnPledge, asset_id: z.string(), delivery: Delivery, revenue_event_id: z.string() }).meta({
  id: 'AcceptedPledge',
  example: {
    pledge: { ...exampleOf(OwnPledge), state: 'accepted', asset_id: exampleAssetId, ended_at: exampleTime },
    asset_id: exampleAssetId,
    delivery: exampleOf(Delivery),
    revenue_event_id: 'rev_01KAGT4M8E3V9S2QZ7XNBC5WRD',
  },
});
export type AcceptedPledge = z.output<typeof AcceptedPledge>;
