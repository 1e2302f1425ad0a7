import { z } from 'zod';
import { exampleNeed } from './demand.ts';
import { exampleOf, shown } from './examples.ts';

/** A need that nothing for sale meets, as everybody may see it. */
export const OpenNeed = shown(
  'OpenNeed',
  z.object({
    id: z.string(),
    need: z.string(),
    agents: z.int().min(1).nullable().meta({ description: 'How many different signed-in agents asked for it; null for a pledge.' }),
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
      .meta({ description: 'Money that a buyer holds ready for it; null without a pledge.' }),
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
