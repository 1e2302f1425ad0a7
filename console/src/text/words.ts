import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { formatsIn, type Formats } from './format.ts';
import { i18n, type Language } from './language.ts';
import { sharedTexts } from './shared-texts.ts';

/** Texts by name, each in English and in Chinese, in ICU's message format: `{count, plural, one {# tool} other {# tools}}`. */
export type Words = Readonly<Record<string, readonly [en: string, zh: string]>>;

/** The texts of a page, and those that many pages share. */
export type Name<Known extends Words> = (keyof Known | keyof typeof sharedTexts) & string;

/** What a text says with these values. */
export type Say<Known extends Words> = (name: Name<Known>, values?: Readonly<Record<string, unknown>>) => string;

/** Registers texts; call it beside the page that says them, so that they are loaded with it. */
export function words<const Known extends Words>(known: Known): Known {
  i18n.load('en', Object.fromEntries(Object.values(known).map((both) => [idOf(both), both[0]])));
  i18n.load('zh', Object.fromEntries(Object.values(known).map((both) => [idOf(both), both[1]])));
  return known;
}

/** For Lingui. One English word may have several in Chinese: both are needed. */
function idOf([en, zh]: Words[string]): string {
  return `${en} = ${zh}`;
}

/** Texts and formats in the language of the reader. */
export interface Text<Known extends Words> extends Formats {
  t: Say<Known>;
}

/** A change of language renders again; until then, every member stays the same function. */
export function useText<Known extends Words>(known: Known): Text<Known> {
  const language = useLanguage();
  return useMemo(() => ({ ...formatsIn(language), t: sayWith(i18n, known) }), [known, language]);
}

/** How numbers, times and amounts are written in the language of the reader. */
export function useFormats(): Formats {
  return formatsIn(useLanguage());
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
  const all: Words = { ...sharedTexts, ...known };
  return (name, values) => {
    const both = all[name];
    return both === undefined ? name : current._(idOf(both), values);
  };
}

words(sharedTexts);
