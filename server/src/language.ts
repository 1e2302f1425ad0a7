/** The languages that the service writes to people in. */
export type Language = 'en' | 'zh';

export function isLanguage(text: string | null): text is Language {
  return text === 'en' || text === 'zh';
}

/** The first of both that a header Accept-Language names. */
function languageOf(acceptLanguage: string | null | undefined): Language {
  const first = /\b(en|zh)\b/i.exec((acceptLanguage ?? '').slice(0, 200))?.[1];
  return first?.toLowerCase() === 'zh' ? 'zh' : 'en';
}

/** The language of who asks. */
export const languageIn = (c: { req: { header(name: string): string | undefined } }): Language =>
  languageOf(c.req.header('accept-language'));

/** Of an answer that is read in the language of its reader. */
export const languageHeaders = (language: Language) => ({ 'Content-Language': language, Vary: 'Accept-Language' });
