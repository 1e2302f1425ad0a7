import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { i18n, type Language } from './language.ts';

/** Texts by name, each in English and in Chinese, in ICU's message format: `{count, plural, one {# tool} other {# tools}}`. */
export type Words = Readonly<Record<string, readonly [en: string, zh: string]>>;

/** What a text says with these values. */
export type Say<Known extends Words> = (name: keyof Known & string, values?: Readonly<Record<string, unknown>>) => string;

/** Registers texts; call it beside the page that says them, so that they are loaded with it. The English text is the id for Lingui. */
export function words<const Known extends Words>(known: Known): Known {
  i18n.load('en', Object.fromEntries(Object.values(known).map(([en]) => [en, en])));
  i18n.load('zh', Object.fromEntries(Object.values(known)));
  return known;
}

/** The texts in the language of the reader; a change of language renders again. */
export function useWords<Known extends Words>(known: Known): Say<Known> {
  const { i18n: current } = useLingui();
  return sayWith(current, known);
}

/** The texts in the language of now, for what is said outside a component: it stays as it was said. */
export function sayNow<Known extends Words>(known: Known): Say<Known> {
  return sayWith(i18n, known);
}

/** The language of the reader, for what the browser formats: numbers, dates, lists. */
export function useLanguage(): Language {
  return useLingui().i18n.locale === 'zh' ? 'zh' : 'en';
}

function sayWith<Known extends Words>(current: I18n, known: Known): Say<Known> {
  return (name, values) => {
    const [english] = known[name] ?? [name];
    return current._(english, values);
  };
}
