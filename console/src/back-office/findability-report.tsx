import type { Findability } from '@farebox/contract';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';

const texts = words({
  rank: ['Rank {rank} of {found}', '排名 {rank} / {found}'],
  unfound: ['not found', '未找到'],
  missing: ['does not have: {words}', '缺少：{words}'],
  good: ['Every query finds it.', '所有查询都能找到它。'],
});

/** How search finds an asset: for its title, and for each query that its owner expects. */
export function FindabilityReport({ report }: { report: z.output<typeof Findability> }): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="grid gap-4 text-sm">
      <ul className="divide-y divide-line">
        {report.queries.map(({ query, source, rank, found, missing_words: missing }) => (
          <li key={`${source} ${query}`} className="grid gap-1 py-2">
            <span className="flex items-start justify-between gap-3">
              <span className="min-w-0 break-words">{query}</span>
              <Badge tone={rank === null ? 'bad' : rank <= 3 ? 'good' : 'warn'}>
                {rank === null ? t('unfound') : t('rank', { rank, found })}
              </Badge>
            </span>
            {missing.length === 0 ? null : <span className="text-muted">{t('missing', { words: missing.join(', ') })}</span>}
          </li>
        ))}
      </ul>
      {report.advice.length === 0 ? (
        <p className="text-good">{t('good')}</p>
      ) : (
        <ul className="list-disc pl-5 text-muted">
          {report.advice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
