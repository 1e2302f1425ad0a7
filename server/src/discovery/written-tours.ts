import { formatAmount } from '../money.ts';
import { textKit } from '../tools/kits/text.ts';
import { accountTour } from './account-tour.ts';
import { assetTour } from './asset-tour.ts';
import { tour, type TourStep } from './tour.ts';

/** The address after a fresh start. */
const publicUrl = 'http://127.0.0.1:4020';

/** The pages that have a tour, with its name. */
const tourPages = { 'README.md': 'tour', 'docs/sell-data.md': 'data', 'docs/credit.md': 'accounts' } as const;

/** Those pages with their tours for a fresh start. @throws when the marks of one are missing */
export function pagesWithTours(read: (path: string) => string): Record<string, string> {
  const wordCount = textKit().find(({ id }) => id === 'word-count');
  if (wordCount === undefined) throw new Error('the tour is about word-count');
  const tool = { ...wordCount, endpoint: `/api/tools/${wordCount.id}`, pricing: { amount: formatAmount(wordCount.pricing.amountMicros) } };
  const steps = {
    tour: tour({ publicUrl, isTestNetwork: true, tool }),
    data: assetTour({ publicUrl, isTestNetwork: true, platformFeeBps: 0 }),
    accounts: accountTour(tool),
  };
  return Object.fromEntries(
    Object.entries(tourPages).map(([page, name]) => [page, replaced(read(page), { page, name }, stepsText(steps[name]))]),
  );
}

/** Puts a text between `<!-- name: written by npm run docs -->` and `<!-- end of name -->`. */
function replaced(before: string, { page, name }: { page: string; name: string }, text: string): string {
  const begin = `<!-- ${name}: written by npm run docs -->`;
  const end = `<!-- end of ${name} -->`;
  const [start, rest] = before.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (start === undefined || after === undefined) throw new Error(`${page} has lost the marks of ${name}`);
  return `${start}${begin}\n\n${text}\n\n${end}${after}`;
}

function stepsText(steps: readonly TourStep[]): string {
  return steps
    .map(({ title, text, commands, output }, index) =>
      [`**${index + 1}. ${title}.** ${text}`, `\`\`\`sh\n${commands}\n\`\`\``, `\`\`\`text\n${output}\n\`\`\``].join('\n\n'),
    )
    .join('\n\n');
}
