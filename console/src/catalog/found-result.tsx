import type { JointSearchResult } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import { Database, Megaphone, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText, words, type Say } from '../text/words.ts';
import { Badge, Dot } from '../ui/badge.tsx';
import { catalogTexts, categoryName, healthTone } from './catalog-texts.ts';
import { saidWords } from './meant-results.ts';
import { Price } from './price.tsx';

const texts = words({
  matches: ['Matches {words}', '符合 {words}'],
  similar: ['Similar in meaning', '含义相近'],
});
const icons = { tool: Wrench, asset: Database, demand: Megaphone };

/** A result of the joint search, with why it was found. */
export function FoundResult({ result }: { result: JointSearchResult }): ReactNode {
  const { t, money, count } = useText(catalogTexts);
  const { t: say } = useText(texts);
  const Icon = icons[result.kind];
  return (
    <li className="relative grid grid-cols-[1.25rem_1fr_auto] gap-x-3 px-4 py-4 transition-colors hover:bg-hover sm:px-5">
      <Icon aria-hidden className="mt-0.5 size-4.5 text-faint" />
      <div className="grid min-w-0 gap-1">
        <h3 className="text-[15px] break-words">
          <ResultLink result={result} />
        </h3>
        {result.description === null ? null : <p className="line-clamp-2 text-sm break-words text-muted">{result.description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-faint">
          <Badge>
            {result.kind === 'tool' ? <Dot tone={healthTone(result.health)} /> : null}
            {kindOf(result, t)}
          </Badge>
          {result.kind === 'tool' && result.health === 'unhealthy' ? <span className="text-bad">{t('failing')}</span> : null}
          <span className="min-w-0 break-words">{reasonOf(result.why, say)}</span>
        </p>
      </div>
      <div className="text-right text-sm">
        {result.kind === 'demand' ? (
          <DemandSize result={result} />
        ) : (
          <Price
            amount={result.price?.amount ?? null}
            {...(result.price === null ? {} : { currency: result.price.currency })}
            unit={result.kind === 'tool' ? result.unit : undefined}
          />
        )}
      </div>
    </li>
  );

  function DemandSize({ result: { agents, pledged } }: { result: Extract<JointSearchResult, { kind: 'demand' }> }): ReactNode {
    if (pledged !== null) return t('pledged', { amount: money(pledged.amount, pledged.currency) });
    return <span className="figures">{agents === null ? '' : t('agents', { count: count(agents) })}</span>;
  }
}

function reasonOf(why: string, say: Say<typeof texts>): string {
  const said = saidWords(why);
  return said === null ? say('similar') : say('matches', { words: said });
}

const places = { tool: '/console/tools/$id', asset: '/console/assets/$id', demand: '/console/demand' } as const;

function ResultLink({ result: { kind, id, title } }: { result: JointSearchResult }): ReactNode {
  return (
    <Link
      to={places[kind]}
      params={{ id }}
      // The whole row is its target.
      className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
    >
      {title}
    </Link>
  );
}

function kindOf(result: JointSearchResult, t: Say<typeof catalogTexts>): string {
  if (result.kind === 'tool') return `${t('tool')} · ${categoryName(result.category, result.category_label)}`;
  if (result.kind === 'asset') return t(result.asset_type);
  return t('demand');
}
