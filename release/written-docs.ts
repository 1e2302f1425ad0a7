import { formatAmount } from '../server/src/money.ts';
import { paymentProviders } from '../server/src/provider-ids.ts';
import { textKit } from '../server/src/tools/kits/text.ts';
import { clientShapes } from './client-shapes.ts';
import { errorsTable, settingsTable } from '../server/src/discovery/reference-tables.ts';
import { pagesWithParts, withPart } from '../server/src/discovery/written-parts.ts';

/** The files of the repository that are written from the code, by path; `read` returns those that are written in part. */
export function writtenDocs(read: (path: string) => string): Record<string, string> {
  const wordCount = textKit().find(({ id }) => id === 'word-count');
  if (wordCount === undefined) throw new Error('the tour is about word-count');
  const facts = {
    // A fresh start.
    publicUrl: 'http://127.0.0.1:4020',
    isTestNetwork: true,
    platformFeeBps: 0,
    tool: { ...wordCount, endpoint: `/api/tools/${wordCount.id}`, pricing: { amount: formatAmount(wordCount.pricing.amountMicros) } },
    providers: paymentProviders.map(({ id }) => id),
  };
  const pages = pagesWithParts.map((id) => ({ id, path: id === 'README' ? 'README.md' : `docs/${id}.md` }));
  return {
    'docs/settings.md': settingsTable(),
    'docs/errors.md': errorsTable(),
    'client/src/shapes.ts': clientShapes(),
    ...Object.fromEntries(pages.map(({ id, path }) => [path, withPart(id, read(path), facts)])),
  };
}
