import type { NearMisses } from '@farebox/contract';
import { Price } from '../catalog/price.tsx';
import { number, quantity, Reference, short } from '../resource/cells.tsx';
import type { Resource } from '../resource/resource.tsx';
import { words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';

const texts = words({
  caption: ['Near misses', '接近的供应'],
  count: ['Asked', '次数'],
  nearest: ['Nearest for sale', '最接近的在售内容'],
  nothing: ['nothing near', '没有接近的内容'],
  score: ['Score', '得分'],
  answers: ['answers it now', '现已满足'],
  none: ['No unmet needs in this period', '此期间没有未满足的需求'],
});

/** Unmet needs with what almost answers them: other words, another format or a lower price may be all that is missing. */
export const nearMisses: Resource<NearMisses['items'][number], typeof texts> = {
  texts,
  name: 'caption',
  keyOf: (item) => item.need_id,
  columns: {
    need: short(({ need }) => need, 'max-w-72'),
    count: quantity((item) => item.count),
    nearest: ({ nearest: [best] }, { t }) =>
      best === undefined ? (
        <span className="text-faint">{t('nothing')}</span>
      ) : (
        <span className="inline-flex items-center gap-2">
          <Reference kind={best.kind === 'tool' ? 'soldTool' : 'asset'} id={best.id} className="block max-w-72 truncate">
            {best.title}
          </Reference>
          {best.answers ? <Badge tone="good">{t('answers')}</Badge> : null}
        </span>
      ),
    score: number(({ nearest: [best] }, { percent }) => (best === undefined ? '' : percent(best.score))),
    price: number(({ nearest: [best] }) => (best === undefined ? '' : <Price amount={best.price?.amount ?? null} />)),
  },
};
