import type { AssetType } from '@farebox/contract';
import { useId, type ReactNode } from 'react';
import { catalogTexts } from '../catalog/catalog-texts.ts';
import { useText, words } from '../text/words.ts';
import { AmountField, AreaField, InputField, SelectField, type FormValues } from '../ui/form.tsx';
import { licences, textLanguages } from './licences.ts';

const texts = words({
  name: ['Title', '标题'],
  description: ['Description', '描述'],
  price: ['Price in USD', '价格（美元）'],
  licence: ['Licence', '许可'],
  licenceHint: ['From the SPDX list, or in your own words.', '可选 SPDX 许可，也可自行填写。'],
  language: ['Language', '语言'],
  asText: ['As its text shows', '按文本识别'],
  expected: ['Queries that should find it', '应能找到它的查询'],
  expectedHint: [
    'One on each line, as an agent would ask. You then see how well each finds it.',
    '每行一个，按智能体的提问方式。之后可查看每个查询的效果。',
  ],
});

/** What the form begins with, e.g. from a need. */
export interface AssetDraft {
  title?: string | undefined;
  description?: string | undefined;
  type?: AssetType | undefined;
  licence?: string | undefined;
  /** ISO 639-1. */
  language?: string | undefined;
  /** One on each line. */
  queries?: string | undefined;
  price?: number | string | undefined;
}

/** The fields that describe an asset, whatever it is. @param types that it may have; none where that is settled */
export function AssetWords({ types, draft }: { types: readonly AssetType[]; draft: AssetDraft }): ReactNode {
  const { t, languageName } = useText(texts);
  const licenceList = useId();
  const { t: say } = useText(catalogTexts);
  return (
    <>
      <InputField label={t('name')} isRequired name="title" maxLength={200} autoComplete="off" defaultValue={draft.title} />
      <AreaField label={t('description')} isRequired name="description" defaultValue={draft.description} />
      <div className="grid gap-5 sm:grid-cols-2">
        {types.length === 0 ? null : (
          <SelectField
            key={draft.type}
            label={t('type')}
            name="asset_type"
            choices={types.map((each) => [each, say(each)])}
            defaultValue={draft.type}
          />
        )}
        <AmountField label={t('price')} isRequired name="price_amount" defaultValue={draft.price} />
        <InputField
          label={t('licence')}
          hint={t('licenceHint')}
          name="license_terms"
          list={licenceList}
          maxLength={500}
          autoComplete="off"
          defaultValue={draft.licence}
        />
        <datalist id={licenceList}>
          {licences.map((licence) => (
            <option key={licence} value={licence} />
          ))}
        </datalist>
        <SelectField
          label={t('language')}
          name="language"
          choices={[['', t('asText')], ...languagesWith(draft.language).map((code) => [code, languageName(code)] as const)]}
          defaultValue={draft.language}
        />
      </div>
      <AreaField label={t('expected')} hint={t('expectedHint')} name="expected_queries" defaultValue={draft.queries} />
    </>
  );
}

function languagesWith(code: string | undefined): readonly string[] {
  return code === undefined || textLanguages.includes(code) ? textLanguages : [code, ...textLanguages];
}

/** What a form of `AssetWords` says, as the service takes it. Empty fields are left out. */
export function assetWordsOf({ given, lines }: FormValues): Record<string, unknown> {
  return { ...given, expected_queries: lines('expected_queries') };
}
