import type { Seller } from '@farebox/contract';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { assetsQuery, sellerQuery } from '../../api/catalog.ts';
import { Figure, Figures } from '../../back-office/parts.tsx';
import { AssetCard, cardGrid } from '../../catalog/asset-card.tsx';
import { Page } from '../../shell/page.tsx';
import { useText, words } from '../../text/words.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded, Skeletons } from '../../ui/states.tsx';

const texts = words({
  since: ['Selling here since', '开店时间'],
  listings: ['For sale', '在售'],
  sales: ['Sold in 90 days', '90 天销量'],
  delivered: ['Delivered', '交付率'],
  deliveredNote: ['of what was paid', '按已付款计算'],
  more: ['Show more', '显示更多'],
});

/** Who sells, as buyers see it. */
export default function SellerPage(): ReactNode {
  const { id } = useParams({ from: '/console/sellers/$id' });
  const { data: seller } = useSuspenseQuery(sellerQuery(id));
  const { t, date, count, percent } = useText(texts);
  const { delivered_share: delivered } = seller;
  return (
    <Page title={seller.name} lead={<About seller={seller} />}>
      <div className="grid gap-8">
        <Figures>
          <Figure name={t('listings')} value={count(seller.listings)} />
          <Figure name={t('sales')} value={count(seller.sales)} />
          <Figure
            name={t('delivered')}
            value={delivered === null ? '–' : percent(delivered)}
            note={delivered === null ? null : t('deliveredNote')}
          />
          <Figure name={t('since')} value={date(seller.since)} />
        </Figures>
        <Listings ownerId={seller.id} />
      </div>
    </Page>
  );
}

function About({ seller: { about, website } }: { seller: Seller }): ReactNode {
  return (
    <div className="grid gap-1">
      {about === null ? null : <p className="whitespace-pre-line">{about}</p>}
      {website === null ? null : (
        <a href={website} rel="nofollow noopener noreferrer ugc" className="text-link justify-self-start text-sm break-all">
          {website.replace(/^https:\/\//, '')}
        </a>
      )}
    </div>
  );
}

function Listings({ ownerId }: { ownerId: string }): ReactNode {
  const { t } = useText(texts);
  const found = useInfiniteQuery({ ...assetsQuery({ ownerId }), select: ({ pages }) => pages.flatMap(({ items }) => items) });
  return (
    <Loaded from={found} waiting={<Skeletons count={3} each="h-44 rounded-panel" className={cardGrid} />}>
      {(assets) => (
        <>
          <ul className={cardGrid}>
            {assets.map((asset) => (
              <AssetCard key={asset.id} asset={asset} />
            ))}
          </ul>
          {found.hasNextPage ? (
            <Button className="justify-self-center" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('more')}
            </Button>
          ) : null}
        </>
      )}
    </Loaded>
  );
}
