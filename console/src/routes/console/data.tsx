import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { assetsQuery } from '../../api/catalog.ts';
import { assetTypes } from '../../catalog/asset-types.ts';
import type { DataSearch } from '../../catalog/catalog-search.ts';
import { AssetCard, cardGrid } from '../../catalog/asset-card.tsx';
import { catalogTexts } from '../../catalog/catalog-texts.ts';
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
    <Loaded from={found} waiting={<Skeletons count={3} each="h-44 rounded-panel" className={cardGrid} />} empty={empty}>
      {(assets) => (
        <>
          <ul className={cardGrid}>
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
