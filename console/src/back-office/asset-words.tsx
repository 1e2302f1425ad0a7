import type { AssetType } from '@farebox/contract';
import type { ReactNode } from 'react';
import { catalogTexts } from '../catalog/catalog-texts.ts';
import { useText, words } from '../text/words.ts';
import { AmountField, AreaField, InputField, SelectField, type FormValues } from '../ui/form.tsx';

const texts = words({
  name: ['Title', '标题'],
  description: ['Description', '描述'],
  price: ['Price in USD', '价格（美元）'],
  expected: ['Queries that should find it', '应能找到它的查询'],
  expectedHint: [
    'One on each line, as an agent would ask. You then see how well each finds it.',
    '每行一个，按代理的提问方式。之后可查看每个查询的效果。',
  ],
});

/** What the form begins with, e.g. from a need. */
export interface AssetDraft {
  title?: string | undefined;
  /** One on each line. */
  queries?: string | undefined;
  price?: number | undefined;
}

/** The fields that describe an asset, whatever it is. */
export function AssetWords({ types, draft }: { types: readonly AssetType[]; draft: AssetDraft }): ReactNode {
  const { t } = useText(texts);
  const { t: say } = useText(catalogTexts);
  return (
    <>
      <InputField label={t('name')} isRequired name="title" maxLength={200} autoComplete="off" defaultValue={draft.title} />
      <AreaField label={t('description')} isRequired name="description" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label={t('type')} name="asset_type" choices={types.map((each) => [each, say(each)])} />
        <AmountField label={t('price')} isRequired name="price_amount" defaultValue={draft.price} />
      </div>
      <AreaField label={t('expected')} hint={t('expectedHint')} name="expected_queries" defaultValue={draft.queries} />
    </>
  );
}

/** What a form of `AssetWords` says, as the service takes it. Empty fields are left out. */
export function assetWordsOf({ given, lines }: FormValues): Record<string, unknown> {
  return { ...given, expected_queries: lines('expected_queries') };
}
