import type { NearMisses } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Price } from '../catalog/price.tsx';
import { count, percent } from '../text/format.ts';
import { useLanguage, useWords, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Table } from '../ui/table.tsx';

const texts = words({
  caption: ['Near misses', '接近的供应'],
  need: ['Need', '需求'],
  count: ['Asked', '次数'],
  nearest: ['Nearest for sale', '最接近的在售内容'],
  nothing: ['nothing near', '没有接近的内容'],
  score: ['Score', '得分'],
  answers: ['answers it now', '现已满足'],
  price: ['Price', '价格'],
  none: ['No unmet needs in this period', '此期间没有未满足的需求'],
});

/** Unmet needs with what almost answers them: other words, another format or a lower price may be all that is missing. */
export function NearMissTable({ items }: { items: NearMisses['items'] }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  return (
    <Table
      caption={t('caption')}
      rows={items}
      empty={{ title: t('none') }}
      keyOf={(item) => item.need_id}
      columns={[
        {
          id: 'need',
          head: t('need'),
          cell: ({ need }) => (
            <span title={need} className="block max-w-72 truncate">
              {need}
            </span>
          ),
        },
        { id: 'count', head: t('count'), isNumber: true, cell: (item) => count(item.count, language) },
        {
          id: 'nearest',
          head: t('nearest'),
          cell: ({ nearest: [best] }) =>
            best === undefined ? (
              <span className="text-faint">{t('nothing')}</span>
            ) : (
              <span className="inline-flex items-center gap-2">
                <Link
                  to={best.kind === 'tool' ? '/console/tools/$id' : '/console/assets/$id'}
                  params={{ id: best.id }}
                  className="text-link block max-w-72 truncate"
                >
                  {best.title}
                </Link>
                {best.answers ? <Badge tone="good">{t('answers')}</Badge> : null}
              </span>
            ),
        },
        {
          id: 'score',
          head: t('score'),
          isNumber: true,
          cell: ({ nearest: [best] }) => (best === undefined ? '' : percent(best.score, language)),
        },
        {
          id: 'price',
          head: t('price'),
          isNumber: true,
          cell: ({ nearest: [best] }) => (best === undefined ? '' : <Price amount={best.price?.amount ?? null} />),
        },
      ]}
    />
  );
}
