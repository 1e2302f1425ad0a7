import type { Asset, AssetStatus } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const texts = words({
  published: ['for sale', '出售中'],
  unlisted: ['not for sale', '未出售'],
  archived: ['archived', '已归档'],
  paused: ['cannot be delivered', '无法交付'],
});

const tones: Readonly<Record<AssetStatus, Tone>> = { published: 'good', unlisted: 'plain', archived: 'plain' };

/** Whether an asset is for sale. */
export function AssetState({ asset: { status, paused } }: { asset: Asset }): ReactNode {
  const { t } = useText(texts);
  if (paused !== null && status === 'published') {
    return (
      <span title={paused.reason}>
        <Badge tone="warn">{t('paused')}</Badge>
      </span>
    );
  }
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
