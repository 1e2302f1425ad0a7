import { z } from 'zod';
import { exampleOwnerId, shown } from './examples.ts';

/** Who sells: what buyers see of an account. */
export const Seller = shown(
  'Seller',
  z.object({
    id: z.string(),
    name: z.string(),
    about: z.string().nullable(),
    website: z.string().nullable(),
    since: z.iso.datetime().meta({ description: 'When the account was made.' }),
    listings: z.int().min(1).meta({ description: 'What is for sale: GET /api/v1/assets?owner_id=...' }),
    sales: z.int().min(0).meta({ description: 'Of the last 90 days, also in test money.' }),
    delivered_share: z.number().min(0).max(1).nullable().meta({
      description: 'The share of these sales that was not given back because it could not be delivered; null without sales.',
    }),
  }),
  {
    id: exampleOwnerId,
    name: 'Ada',
    about: 'Weather of the Pearl River Delta, measured since 1997.',
    website: 'https://ada.example',
    since: '2026-11-01T08:00:00.000Z',
    listings: 3,
    sales: 167,
    delivered_share: 1,
  },
);
export type Seller = z.output<typeof Seller>;
