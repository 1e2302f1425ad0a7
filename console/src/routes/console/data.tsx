import type { Preview, PublicAsset } from '@farebox/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { assetsQuery } from '../../api/catalog.ts';
import { assetIcons, assetTypes } from '../../catalog/asset-types.ts';
import type { DataSearch } from '../../catalog/catalog-search.ts';
import { catalogTexts } from '../../catalog/catalog-texts.ts';
import { Price } from '../../catalog/price.tsx';
import { SearchBox } from '../../catalog/search-box.tsx';
import { LanguageSelect } from '../../catalog/language-select.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Loaded, Skeletons } from '../../ui/states.tsx';

const texts = words({
  title: ['Data and APIs', '数据与 API'],
  lead: ['Files and APIs of many owners, sold by the fetch. The newest come first.', '来自众多供应方的文件和 API，按次出售，最新的在前。'],
  placeholder: ['Search for data, e.g. rainfall in Hong Kong', '搜索数据，例如：香港降雨量'],
  types: ['Type', '类型'],
  all: ['All', '全部'],
  more: ['Show more', '显示更多'],
  none: ['Nothing is for sale here yet', '这里还没有出售的内容'],
  noneIn: ['Nothing of this kind is for sale in this language', '此语言中没有出售此类内容'],
  noneHint: [
    'Owners publish files and APIs; agents say in the demand what they would buy.',
    '供应方发布文件和 API；智能体在需求中说明愿意购买的内容。',
  ],
  sell: ['How to sell', '如何出售'],
  rows: ['{count, plural, one {# row} other {# rows}}', '{count} 行'],
  columns: ['{count, plural, one {# column} other {# columns}}', '{count} 列'],
  pages: ['{count, plural, one {# page} other {# pages}}', '{count} 页'],
  operations: ['{count, plural, one {# operation} other {# operations}}', '{count} 个操作'],
  lines: ['{count, plural, one {# line} other {# lines}}', '{count} 行'],
});

export default function DataPage(): ReactNode {
  const { t } = useText(texts);
  const { t: say } = useText(catalogTexts);
  const { type, language } = useSearch({ from: '/console/data' });
  const navigate = useNavigate({ from: '/console/data' });
  const search = (q: string) => q !== '' && void navigate({ to: '/console/catalog', search: { q, kind: 'asset' } });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-6">
        <SearchBox value="" placeholder={t('placeholder')} onTyped={() => undefined} onDone={search} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <nav aria-label={t('types')} className="flex flex-wrap gap-1">
            {[undefined, ...assetTypes].map((each) => (
              <Link
                key={each ?? ''}
                to="/console/data"
                search={{ type: each, language }}
                aria-current={type === each ? 'page' : undefined}
                className={classes('rounded-control px-3 py-1.5 text-sm', type === each ? 'bg-ink text-page' : 'text-muted hover:bg-hover')}
              >
                {each === undefined ? t('all') : say(each)}
              </Link>
            ))}
          </nav>
          <LanguageSelect
            className="!w-auto"
            value={language}
            onChange={(chosen) => void navigate({ search: { type, language: chosen }, resetScroll: false })}
          />
        </div>
        <Assets type={type} language={language} />
      </div>
    </Page>
  );
}

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

function Assets({ type, language }: DataSearch): ReactNode {
  const { t } = useText(texts);
  const wanted = assetsQuery({ type, language });
  const found = useInfiniteQuery({ ...wanted, select: ({ pages }) => pages.flatMap(({ items }) => items) });
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  const empty =
    language === undefined
      ? {
          title: t('none'),
          hint: t('noneHint'),
          action: (
            <a href="/docs/sell-data" className={buttonClasses()}>
              {t('sell')}
            </a>
          ),
        }
      : { title: t('noneIn') };
  return (
    <Loaded from={found} waiting={<Skeletons count={3} each="h-44 rounded-panel" className={grid} />} empty={empty}>
      {(assets) => (
        <>
          <ul className={grid}>
            {assets.map((asset) => (
              <AssetCard key={asset.id} asset={asset} />
            ))}
          </ul>
          {hasNextPage ? (
            <Button className="justify-self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

function AssetCard({ asset }: { asset: PublicAsset }): ReactNode {
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
