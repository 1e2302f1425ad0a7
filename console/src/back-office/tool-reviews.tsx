import type { ToolReview, ToolReviewList } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { queryAt } from '../api/queries.ts';
import { Price } from '../catalog/price.tsx';
import { ActBar, type Act } from '../resource/acts.tsx';
import { Reference } from '../resource/cells.tsx';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Mono, Section } from './parts.tsx';

const texts = words({
  title: ['Wait for your approval', '等待你的批准'],
  flags: ['Texts address models: {flags}', '文本针对模型：{flags}'],
  asset: ['API', 'API'],
  approve: ['Approve', '批准'],
  refuse: ['Refuse', '拒绝'],
  approved: ['{name} is approved', '{name} 已批准'],
  notSold: ['It is not for sale yet: {reason}', '尚未出售：{reason}'],
  refused: ['{name} is refused', '{name} 已拒绝'],
  refuseTitle: ['Refuse {name}', '拒绝 {name}'],
  refuseHint: ['It is not sold. Its owner reads the reason, and may change the tool.', '该工具不会出售。所有者会看到原因，并可修改工具。'],
});

/** The tools of owners that an admin has to decide about. */
export const reviewsQuery = queryAt<ToolReviewList>('/api/v1/admin/tool-reviews');

async function decide({ tool }: ToolReview, decision: object): Promise<ToolReview> {
  return api<ToolReview>(`/api/v1/admin/tool-reviews/${tool.id ?? ''}`, { body: { digest: tool.digest, ...decision } });
}

const decisions: ReadonlyArray<Act<ToolReview, typeof texts>> = [
  {
    name: 'refuse',
    isDanger: true,
    ask: ({ tool }, { t }) => ({ title: t('refuseTitle', { name: tool.name }), description: t('refuseHint'), label: t('reason') }),
    async run(review, { typed, done }) {
      await decide(review, { decision: 'refuse', reason: typed });
      done('refused', { name: review.tool.name });
    },
  },
  {
    name: 'approve',
    kind: 'primary',
    async run(review, { t }) {
      const { tool } = await decide(review, { decision: 'approve' });
      const isSold = tool.state === 'published';
      toast(t('approved', { name: tool.name }), isSold ? {} : { description: t('notSold', { reason: tool.reason ?? tool.state }) });
    },
  },
];

/** Each with what is called and said, to be approved or refused as it is now. Nothing where none waits. */
export function ToolReviews(): ReactNode {
  const { t } = useText(texts);
  const { data, error, refetch } = useQuery(reviewsQuery);
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul aria-label={t('title')} className="panel divide-y divide-line">
        {data.items.map((review) => (
          <Review key={review.tool.id} review={review} />
        ))}
      </ul>
    </Section>
  );
}

/** What is decided about, with the buttons that do. */
function Review({ review }: { review: ToolReview }): ReactNode {
  const { t } = useText(texts);
  const { tool, owner_id: ownerId, asset_id: assetId } = review;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 font-medium">{tool.name}</span>
        <span className="flex flex-wrap items-center gap-3">
          <Price amount={tool.price_amount} unit={tool.metered_price?.unit} />
          <ActBar acts={decisions} texts={texts} row={review} size="small" />
        </span>
      </div>
      {tool.description === tool.name ? null : <p className="max-w-3xl text-sm">{tool.description}</p>}
      <Mono className="break-all">{tool.calls}</Mono>
      {tool.flags.length === 0 ? null : <Badge tone="bad">{t('flags', { flags: tool.flags.join(', ') })}</Badge>}
      <p className="flex flex-wrap gap-x-4 text-[13px]">
        <Reference kind="user" id={ownerId}>
          {t('owner')}
        </Reference>
        <Reference kind="asset" id={assetId}>
          {t('asset')}
        </Reference>
      </p>
    </li>
  );
}
