import type { ImportedTool } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

/** What a state is called. */
export const toolStates = words({
  draft: ['draft', '草稿'],
  probed: ['probed', '已检测'],
  published: ['for sale', '正在出售'],
  paused: ['paused', '已暂停'],
  refused: ['refused', '已拒绝'],
});

const tones: Readonly<Record<ImportedTool['state'], Tone>> = {
  draft: 'plain',
  probed: 'accent',
  published: 'good',
  paused: 'warn',
  refused: 'bad',
};

/** How far an imported tool is on its way to sale. */
export function ToolState({ state }: Pick<ImportedTool, 'state'>): ReactNode {
  const { t } = useText(toolStates);
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
