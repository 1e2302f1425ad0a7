import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { storeChoice, storedChoice } from './stored-choice.ts';

export { i18n };

export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'farebox.language';
// The texts are few and short, so they are compiled when they are first shown.
i18n.setMessagesCompiler(compileMessage);

/** Chooses the language: the one chosen before, or the first of the browser's that there is. */
export function startLanguage(): void {
  const chosen = languageOf(storedChoice(storageKey) ?? '');
  const preferred = navigator.languages.map(languageOf).find((language) => language !== null);
  activate(chosen ?? preferred ?? 'en');
}

/** Switches the language and remembers it. */
export function chooseLanguage(language: Language): void {
  storeChoice(storageKey, language);
  activate(language);
}

function activate(language: Language): void {
  i18n.activate(language);
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en';
}

function languageOf(tag: string): Language | null {
  return languages.find((language) => tag === language || tag.startsWith(`${language}-`)) ?? null;
}
