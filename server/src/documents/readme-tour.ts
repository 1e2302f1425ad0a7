import { formatAmount } from '../money.ts';
import { textKit } from '../tools/kits/text.ts';
import { tour } from './tour.ts';

const begin = '<!-- tour: written by npm run docs -->';
const end = '<!-- end of tour -->';

/** The README with the tour as it goes on a fresh start. @throws when its marks are missing */
export function withTour(readme: string): string {
  const [before, rest] = readme.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error('README.md has lost the marks of its tour');
  return `${before}${begin}\n\n${steps()}\n\n${end}${after}`;
}

function steps(): string {
  return freshTour()
    .map(({ title, text, commands, output }, index) => {
      return `**${index + 1}. ${title}.** ${text}\n\n\`\`\`sh\n${commands}\n\`\`\`\n\n\`\`\`text\n${output}\n\`\`\``;
    })
    .join('\n\n');
}

function freshTour() {
  const tool = textKit().find(({ id }) => id === 'word-count');
  if (tool === undefined) throw new Error('the tour is about word-count');
  return tour({
    publicUrl: 'http://127.0.0.1:4020',
    isTestNetwork: true,
    tool: { ...tool, endpoint: `/api/tools/${tool.id}`, pricing: { amount: formatAmount(tool.pricing.amountMicros) } },
  });
}
