import type { ToolReview, ToolReviewList } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { change, queryAt } from '../api/queries.ts';
import { useWork } from '../api/use-work.ts';
import { Price } from '../catalog/price.tsx';
import { Reference } from '../resource/cells.tsx';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';
import { Mono, Section } from './parts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

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
  const path = `/api/v1/admin/tool-reviews/${tool.id ?? ''}`;
  const decided = await change<ToolReview>(path, { body: { digest: tool.digest, ...decision } });
  return decided;
}

/** Each with what is called and said, to be approved or refused as it is now. Nothing where none waits. */
export function ToolReviews(): ReactNode {
  const { t } = useText(texts);
  const { data, error, refetch } = useQuery(reviewsQuery);
  const [refused, setRefused] = useState<ToolReview | null>(null);
  const work = useWork<string>();
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data.items.length === 0) return null;
  const approve = (review: ToolReview) =>
    work.run(review.tool.digest, async () => {
      const { tool } = await decide(review, { decision: 'approve' });
      const isSold = tool.state === 'published';
      toast(t('approved', { name: tool.name }), isSold ? {} : { description: t('notSold', { reason: tool.reason ?? tool.state }) });
    });
  return (
    <Section title={t('title')}>
      <ErrorState error={work.error} />
      <ul aria-label={t('title')} className="panel divide-y divide-line">
        {data.items.map((review) => (
          <Review key={review.tool.id} review={review}>
            <Button size="small" onClick={() => setRefused(review)}>
              {t('refuse')}
            </Button>
            <Button size="small" kind="primary" isBusy={work.busy === review.tool.digest} onClick={() => void approve(review)}>
              {t('approve')}
            </Button>
          </Review>
        ))}
      </ul>
      {refused === null ? null : (
        <ReasonDialog
          title={t('refuseTitle', { name: refused.tool.name })}
          description={t('refuseHint')}
          label={t('reason')}
          confirm={t('refuse')}
          isDanger
          submit={async (reason) => {
            await decide(refused, { decision: 'refuse', reason });
            toast(t('refused', { name: refused.tool.name }));
          }}
          close={() => setRefused(null)}
        />
      )}
    </Section>
  );
}

/** What is decided about, with the buttons that do. */
function Review({
  review: { tool, owner_id: ownerId, asset_id: assetId },
  children,
}: {
  review: ToolReview;
  children: ReactNode;
}): ReactNode {
  const { t } = useText(texts);
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 font-medium">{tool.name}</span>
        <span className="flex flex-wrap items-center gap-3">
          <Price amount={tool.price_amount} unit={tool.metered_price?.unit} />
          {children}
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
