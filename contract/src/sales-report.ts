import { z } from 'zod';
import { exampleOf, exampleOwnerId, exampleTime, shown } from './examples.ts';
import { RevenueBucket } from './operations.ts';
import { KnownName } from './page.ts';

const Count = z.int().min(0);
const Amount = z.string().meta({ example: '12.50' });
const Moment = z.iso.datetime({ offset: true, error: 'must be a time such as 2026-11-01T00:00:00Z' });

export const SalesReportQuery = z.object({
  since: Moment.optional().meta({ description: 'Default: 30 days before until.' }),
  until: Moment.optional().meta({ description: 'Default: now.' }),
});

const Sold = {
  sales: Count,
  amount: Amount.meta({ description: 'What buyers paid, in real money.' }),
  amount_before: Amount.meta({ description: 'The same in the period of the same length before.', example: '10.00' }),
};

const SoldBy = shown('SoldBy', z.object({ id: z.string(), name: KnownName, ...Sold }), {
  id: 'word-count',
  name: 'Word Count',
  sales: 250,
});

const ToolFigures = shown(
  'ToolFigures',
  z.object({
    id: z.string(),
    name: KnownName,
    calls: Count,
    errors: Count,
    p50_ms: z.number().nullable().meta({ description: 'Of successful calls.' }),
    p95_ms: z.number().nullable(),
  }),
  { id: 'word-count', name: 'Word Count', calls: 264, errors: 2, p50_ms: 1.2, p95_ms: 4.5 },
);

/** What was sold in a period, compared with the one before it, and how tools did. */
export const SalesReport = shown(
  'SalesReport',
  z.object({
    since: z.iso.datetime(),
    until: z.iso.datetime(),
    bucket_seconds: z.int(),
    total: z.object(Sold),
    series: z.array(RevenueBucket),
    services: z.array(SoldBy).meta({ description: 'The 20 tools and assets that sold most.' }),
    sellers: z.array(SoldBy).meta({ description: 'The 20 owners who sold most; tools of the operator have none.' }),
    providers: z.array(SoldBy).meta({ description: 'By the way to pay.' }),
    tools: z.array(ToolFigures).meta({ description: 'The 200 tools with most calls, on whole days (UTC).' }),
    is_complete: z.boolean().meta({ description: 'False if there was more than is counted: the latest sales are.' }),
  }),
  {
    since: '2026-10-21T08:00:00.000Z',
    until: exampleTime,
    bucket_seconds: 86_400,
    total: { sales: 250, amount: '12.50', amount_before: '10.00' },
    series: [exampleOf(RevenueBucket)],
    services: [exampleOf(SoldBy)],
    sellers: [{ ...exampleOf(SoldBy), id: exampleOwnerId, name: 'ada@example.com' }],
    providers: [{ ...exampleOf(SoldBy), id: 'credit', name: null }],
    tools: [exampleOf(ToolFigures)],
    is_complete: true,
  },
);
export type SalesReport = z.output<typeof SalesReport>;
