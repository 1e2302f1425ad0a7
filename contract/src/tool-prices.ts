import { z } from 'zod';

/** An amount as operators write it. */
export const PriceAmount = z.string().max(32).meta({ description: 'Exact decimal in USD.', example: '0.01' });

/** What the price of a call is counted in. */
export const PriceUnit = z.enum(['characters', 'bytes', 'items', 'pages']).meta({
  id: 'PriceUnit',
  description:
    'characters: Unicode characters of all texts in the counted input. bytes: the same in UTF-8. items: elements of a list. pages: a number, a list of page numbers, or ranges such as 1-3,7.',
  example: 'characters',
});
export type PriceUnit = z.output<typeof PriceUnit>;

const PriceStep = z.strictObject({
  above: z.int().min(1).max(1_000_000_000).meta({ description: 'Units after this many cost the amount of the step.', example: 10_000 }),
  per_unit_amount: PriceAmount,
});

/** A price for each unit of the input. */
export const MeteredPrice = z
  .strictObject({
    unit: PriceUnit,
    of: z
      .string()
      .regex(/^[\w-]+(?:\[\])?(?:\.[\w-]+(?:\[\])?)*$/, 'must be a path such as text or documents[].text')
      .max(200)
      .meta({ description: 'The input that is counted; [] stands for each element of a list.', example: 'text' }),
    per_unit_amount: PriceAmount,
    per: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .meta({ description: 'per_unit_amount buys so many units; parts of them cost their share. Default 1.', example: 1000 }),
    base_amount: PriceAmount.optional().meta({ description: 'Added to each call. Default 0.' }),
    min_amount: PriceAmount.optional().meta({ description: 'No call costs less. At least one unit is counted anyway.' }),
    max_amount: PriceAmount.optional().meta({ description: 'No call costs more.' }),
    steps: z
      .array(PriceStep)
      .max(10)
      .optional()
      .meta({ description: 'Graduated prices, in ascending order: each unit costs the amount of the step it falls into.' }),
    used_path: z
      .string()
      .regex(/^\$?(?:\.?[\w-]+|\[\d+\])*$/, 'must be a path such as usage.pages')
      .max(200)
      .optional()
      .meta({
        description:
          'Where the answer of an imported tool says how many units it used. Fewer than counted cost less; more still cost the quoted price.',
        example: 'usage.characters',
      }),
  })
  .meta({
    id: 'MeteredPrice',
    example: { unit: 'characters', of: 'text', per_unit_amount: '0.02', per: 1000, steps: [{ above: 10_000, per_unit_amount: '0.01' }] },
  });
export type MeteredPrice = z.output<typeof MeteredPrice>;

export const FreePerDay = z.int().min(0).max(1_000_000).meta({
  description:
    'Calls that each account, or wallet that signed in, has free in a UTC day; a network address gets no more than five of them. Failed calls do not count. Default 0.',
  example: 10,
});

/** The members of `pricing` for a metered price. */
export const meteredPricing = {
  unit: PriceUnit.optional().meta({ description: 'Absent: the price is the same for each call.' }),
  countedIn: z.string().optional().meta({ description: 'The input that is counted.', example: 'text' }),
  perUnit: z.string().optional().meta({ description: 'The price of `per` units, as a decimal.' }),
  per: z.int().min(1).optional(),
  base: z.string().optional().meta({ description: 'Added to each call.' }),
  min: z.string().optional().meta({ description: 'The least price of a call; `amount` repeats it.' }),
  max: z.string().optional().meta({ description: 'No call costs more. Absent: no limit.' }),
  steps: z
    .array(z.object({ above: z.int(), perUnit: z.string() }))
    .optional()
    .meta({ description: 'Units above a number cost another amount each.' }),
  chargedBy: z
    .enum(['input', 'use'])
    .optional()
    .meta({ description: 'input: the counted input, which the 402 quotes. use: what the call used, never more than was quoted.' }),
};
