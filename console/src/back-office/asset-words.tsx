import type { AssetType } from '@farebox/contract';
import type { ReactNode } from 'react';
import { catalogTexts } from '../catalog/catalog-texts.ts';
import { useWords, words } from '../text/words.ts';
import { Field, NativeSelect, TextArea, TextInput } from '../ui/field.tsx';

const texts = words({
  name: ['Title', '标题'],
  description: ['Description', '描述'],
  type: ['Type', '类型'],
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
  const t = useWords(texts);
  const tCatalog = useWords(catalogTexts);
  return (
    <>
      <Field label={t('name')} isRequired>
        {(control) => <TextInput {...control} name="title" maxLength={200} autoComplete="off" defaultValue={draft.title} />}
      </Field>
      <Field label={t('description')} isRequired>
        {(control) => <TextArea {...control} name="description" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('type')}>
          {(control) => (
            <NativeSelect {...control} name="asset_type">
              {types.map((each) => (
                <option key={each} value={each}>
                  {tCatalog(each)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('price')} isRequired>
          {(control) => (
            <TextInput {...control} name="price_amount" inputMode="decimal" pattern="\d{1,7}(\.\d{1,6})?" defaultValue={draft.price} />
          )}
        </Field>
      </div>
      <Field label={t('expected')} hint={t('expectedHint')}>
        {(control) => <TextArea {...control} name="expected_queries" defaultValue={draft.queries} />}
      </Field>
    </>
  );
}

/** What a form of `AssetWords` says, as the service takes it. Empty fields are left out. */
export function assetWordsOf(form: HTMLFormElement): Record<string, unknown> {
  const { expected_queries: expected = '', ...rest } = Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
  );
  const queries = expected
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { ...rest, expected_queries: queries };
}
