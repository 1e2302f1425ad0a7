import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { languagesQuery } from '../api/catalog.ts';
import { useText, words } from '../text/words.ts';
import { NativeSelect } from '../ui/form.tsx';

const texts = words({ language: ['Language', '语言'], any: ['Any language', '不限语言'] });

interface LanguageSelectProps extends Omit<ComponentProps<typeof NativeSelect>, 'value' | 'onChange' | 'children'> {
  /** ISO 639-1; undefined for any. */
  value: string | undefined;
  onChange(language: string | undefined): void;
}

/** The languages that something for sale has, and the chosen one. */
export function LanguageSelect({ value, onChange, ...rest }: LanguageSelectProps): ReactNode {
  const { t, languageName } = useText(texts);
  const { data } = useQuery(languagesQuery);
  const codes = [...new Set([...(data?.items.map((item) => item.language) ?? []), ...(value === undefined ? [] : [value])])];
  return (
    <NativeSelect
      aria-label={rest.id === undefined ? t('language') : undefined}
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{t('any')}</option>
      {codes.map((code) => (
        <option key={code} value={code}>
          {languageName(code)}
        </option>
      ))}
    </NativeSelect>
  );
}
