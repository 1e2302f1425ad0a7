import type { Preview, PublicAsset } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { assetIcons } from './asset-types.ts';
import { catalogTexts } from './catalog-texts.ts';
import { Price } from './price.tsx';

const texts = words({
  rows: ['{count, plural, one {# row} other {# rows}}', '{count} 行'],
  columns: ['{count, plural, one {# column} other {# columns}}', '{count} 列'],
  pages: ['{count, plural, one {# page} other {# pages}}', '{count} 页'],
  operations: ['{count, plural, one {# operation} other {# operations}}', '{count} 个操作'],
  lines: ['{count, plural, one {# line} other {# lines}}', '{count} 行'],
});

export const cardGrid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

/** Something for sale, among others. */
export function AssetCard({ asset }: { asset: PublicAsset }): ReactNode {
  const { t: say } = useText(catalogTexts);
  const Icon = assetIcons[asset.asset_type];
  return (
    // What is far below is not drawn until it comes near.
    <li className="panel relative grid content-between gap-4 p-4 transition-colors [content-visibility:auto] [contain-intrinsic-size:auto_11rem] hover:border-strong">
      <div className="grid gap-2">
        <p className="flex items-center gap-2 text-[13px] text-faint">
          <Icon aria-hidden className="size-4" />
          {say(asset.asset_type)}
          {asset.license_terms === null ? null : <span className="truncate">· {asset.license_terms}</span>}
        </p>
        <h2 className="text-[15px] break-words">
          <Link
            to="/console/assets/$id"
            params={{ id: asset.id }}
            className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {asset.title}
          </Link>
        </h2>
        <p className="line-clamp-3 text-sm break-words text-muted">{asset.description}</p>
        <p className="truncate text-[13px] text-faint">{asset.owner_name}</p>
      </div>
      <p className="flex items-baseline justify-between gap-3 text-[13px] text-faint">
        <span className="figures min-w-0 truncate">
          <Extent asset={asset} />
        </span>
        <span className="text-sm text-ink">
          <Price amount={asset.price_amount} />
        </span>
      </p>
    </li>
  );
}

function Extent({ asset: { preview, size_bytes: size } }: { asset: PublicAsset }): ReactNode {
  const { t, bytes } = useText(texts);
  const parts = [...extentOf(preview, t), ...(size === null ? [] : [bytes(size)])];
  return parts.join(' · ');
}

function extentOf(
  preview: Preview,
  t: (name: 'rows' | 'columns' | 'pages' | 'operations' | 'lines', values: { count: number }) => string,
): string[] {
  switch (preview.kind) {
    case 'dataset':
      return [
        ...(preview.row_count === null ? [] : [t('rows', { count: preview.row_count })]),
        t('columns', { count: preview.columns.length }),
      ];
    case 'pdf':
      return [t('pages', { count: preview.pages })];
    case 'api':
      return preview.operation_count === 0 ? [] : [t('operations', { count: preview.operation_count })];
    case 'text':
      return preview.line_count === null ? [] : [t('lines', { count: preview.line_count })];
    case 'image':
      return preview.width === null || preview.height === null ? [] : [`${preview.width} × ${preview.height}`];
    case 'audio':
    case 'video':
    case 'plain':
      return [];
  }
}
