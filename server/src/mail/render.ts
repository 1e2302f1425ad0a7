import { chinese } from './letters/chinese.ts';
import { english } from './letters/english.ts';
import type { Letter, Letters } from './letters/letter.ts';
import type { Language } from '../language.ts';
import type { MailKind, MailValues } from './kinds.ts';

/** A mail of any kind with its values. */
export type MailContent = { [Kind in MailKind]: { kind: Kind; values: MailValues[Kind] } }[MailKind];

interface Rendered {
  subject: string;
  text: string;
  html: string;
}

export interface RenderOptions {
  language: Language;
  /** The host of the service. */
  service: string;
  /** Of the page that ends mails of this kind; null: they cannot be ended. */
  unsubscribeUrl: string | null;
}

const languages: Readonly<Record<Language, Letters>> = { en: english, zh: chinese };

/** Text and HTML of a mail. All words are escaped alike, and nothing in it is loaded from elsewhere. */
export function render(content: MailContent, { language, service, unsubscribeUrl }: RenderOptions): Rendered {
  const letters = languages[language];
  const letter = letterOf(letters, content, service);
  const footer = letters.footer(service);
  const end = unsubscribeUrl === null ? { words: footer.security, url: null } : { words: footer.unwanted, url: unsubscribeUrl };
  const { subject, paragraphs, action } = letter;
  const text = [
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    `--\n${end.words}${end.url === null ? '' : `\n${end.url}`}`,
  ];
  return { subject, text: `${text.join('\n\n')}\n`, html: htmlOf(letter, end, language) };
}

/** A function of a kind takes the values of that kind, which a union does not show. */
function letterOf<Kind extends MailKind>(
  letters: Letters,
  { kind, values }: { kind: Kind; values: MailValues[Kind] },
  service: string,
): Letter {
  return letters.of[kind](values, service);
}

function htmlOf({ subject, paragraphs, action }: Letter, end: { words: string; url: string | null }, language: Language): string {
  const words = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  const button =
    action === undefined
      ? []
      : [
          `<p><a href="${escaped(action.url)}" style="display:inline-block;padding:10px 18px;background:#0b5fa5;color:#fff;border-radius:6px;text-decoration:none">${escaped(action.label)}</a></p>`,
          `<p style="font-size:13px;word-break:break-all">${escaped(action.url)}</p>`,
        ];
  const link = end.url === null ? '' : ` <a href="${escaped(end.url)}">${escaped(end.url)}</a>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">',
    ...words,
    ...button,
    `<hr style="border:0;border-top:1px solid #8a8f98"><p style="font-size:13px;word-break:break-all">${escaped(end.words)}${link}</p>`,
    '</div></body></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
