import type { OwnerTool } from '@farebox/contract';
import type { ReactNode } from 'react';
import { api, probePatienceMs } from '../api/client.ts';
import { Price } from '../catalog/price.tsx';
import { ActBar, type Act } from '../resource/acts.tsx';
import { Reference } from '../resource/cells.tsx';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { toolsPathOf } from './owner-tools.ts';
import { Mono } from './parts.tsx';
import { ToolState } from './tool-state.tsx';

const texts = words({
  probe: ['Probe and sell', '检测并出售'],
  open: ['Public page', '公开页面'],
  probed: ['{name} is for sale', '{name} 正在出售'],
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
  assetId: string;
  /** It cannot be sold yet, whatever its probe says. */
  isUnproven: boolean;
}

const publishing: ReadonlyArray<Act<OwnerTool & { assetId: string }, typeof texts>> = [
  {
    name: 'probe',
    async run({ assetId, id, name }, { done }) {
      await api(`${toolsPathOf(assetId)}/${id ?? ''}/publish`, { method: 'POST', patienceMs: probePatienceMs });
      done('probed', { name });
    },
  },
];

/** A tool that an owner made of an API: how far it is on its way to sale, and the next step. */
export function OwnerToolRow({ tool, assetId, isUnproven }: OwnerToolRowProps): ReactNode {
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
      <NextStep tool={tool} assetId={assetId} isUnproven={isUnproven} />
    </li>
  );
}

function NextStep({ tool, assetId, isUnproven }: OwnerToolRowProps): ReactNode {
  const { t } = useText(texts);
  const { id, state, approval } = tool;
  if (id === null) return null;
  if (state === 'published') {
    return (
      <Reference kind="soldTool" id={id} className="justify-self-start text-[13px]">
        {t('open')}
      </Reference>
    );
  }
  if (isUnproven || approval === 'waiting') return null;
  return <ActBar acts={publishing} texts={texts} row={{ ...tool, assetId }} size="small" />;
}
