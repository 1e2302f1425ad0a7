import type { OwnerTool } from '@farebox/contract';
import type { ReactNode } from 'react';
import { Price } from '../catalog/price.tsx';
import { Reference } from '../resource/cells.tsx';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Mono } from './parts.tsx';
import { ToolState } from './tool-state.tsx';

const texts = words({
  probe: ['Probe and sell', '检测并出售'],
  open: ['Public page', '公开页面'],
});

const approvals = words({
  not_needed: ['', ''],
  not_ready: ['needs approval after its probe', '检测后需要批准'],
  waiting: ['waits for the operator’s approval', '等待运营者批准'],
  approved: ['approved', '已批准'],
  refused: ['refused by the operator', '运营者已拒绝'],
});

export interface OwnerToolRowProps {
  tool: OwnerTool;
  isBusy: boolean;
  /** Null: it cannot be sold yet, whatever its probe says. */
  publish: (() => void) | null;
}

/** A tool that an owner made of an API: how far it is on its way to sale, and the next step. */
export function OwnerToolRow({ tool, isBusy, publish }: OwnerToolRowProps): ReactNode {
  const { t: say } = useText(approvals);
  const { state, approval } = tool;
  const isSold = state === 'published';
  const approved = say(approval);
  const why = tool.refused_reason ?? tool.reason;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 font-medium">{tool.name}</span>
        <span className="flex flex-wrap items-center gap-2">
          {approved === '' || isSold ? null : <Badge tone={approval === 'refused' ? 'bad' : 'plain'}>{approved}</Badge>}
          <ToolState state={state} />
          <Price amount={tool.price_amount} unit={tool.metered_price?.unit} />
        </span>
      </div>
      <Mono className="break-all">{tool.calls}</Mono>
      {why === null || isSold ? null : <p className="text-[13px] text-muted">{why}</p>}
      <NextStep tool={tool} isBusy={isBusy} publish={publish} />
    </li>
  );
}

function NextStep({ tool: { id, state, approval }, isBusy, publish }: OwnerToolRowProps): ReactNode {
  const { t } = useText(texts);
  if (id === null) return null;
  if (state === 'published') {
    return (
      <Reference kind="soldTool" id={id} className="justify-self-start text-[13px]">
        {t('open')}
      </Reference>
    );
  }
  if (publish === null || approval === 'waiting') return null;
  return (
    <Button size="small" isBusy={isBusy} onClick={publish} className="justify-self-start">
      {t('probe')}
    </Button>
  );
}
