import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { columnsPage, plainPage, scanned } from './ocr-pages.ts';
import { ocrTexts, type OcrText } from './ocr-texts.ts';

/**
 * Of each language: the fonts that recognition was tuned with, and those that it was not. By the first part of the name of a page. Of a
 * collection of fonts only the first is known by its name: `Noto Sans CJK JP`, which has the letters of all.
 */
const fonts: Readonly<Record<string, { tuned: readonly string[]; heldBack: readonly string[]; package: string }>> = {
  en: { tuned: ['Liberation Sans'], heldBack: ['DejaVu Serif', 'DejaVu Sans', 'Liberation Serif'], package: 'fonts-dejavu-core' },
  ko: { tuned: ['Noto Sans CJK KR', 'Noto Sans CJK JP'], heldBack: ['NanumGothic', 'NanumMyeongjo'], package: 'fonts-nanum' },
  ja: { tuned: ['Noto Sans CJK JP'], heldBack: ['IPAMincho', 'IPAexMincho', 'IPAGothic'], package: 'fonts-ipafont' },
  'zh-hans': {
    tuned: ['Noto Sans CJK SC', 'Noto Sans CJK JP'],
    heldBack: ['AR PL UKai CN', 'AR PL UMing CN', 'WenQuanYi Zen Hei'],
    package: 'fonts-arphic-ukai fonts-arphic-uming',
  },
  'zh-hant': {
    tuned: ['Noto Sans CJK TC', 'Noto Sans CJK JP'],
    heldBack: ['AR PL UMing TW', 'AR PL UMing CN', 'AR PL UKai CN'],
    package: 'fonts-arphic-ukai fonts-arphic-uming',
  },
};

const languageNames: Readonly<Record<string, OcrText['language']>> = {
  en: 'english',
  ko: 'korean',
  ja: 'japanese',
  'zh-hans': 'chinese',
  'zh-hant': 'traditional',
};

export interface DrawnPages {
  tuned: string;
  heldBack: string;
  /** Fonts that are not installed, with the packages that have them: for people. */
  problems: string[];
}

/**
 * Draws pages whose text is known, in folders of their own: clean and as of a poor scanner.
 *
 * @param isFull also in two columns, and in a second font
 */
export async function drawnPages(folder: string, { isFull }: { isFull: boolean }): Promise<DrawnPages> {
  const folders = { tuned: join(folder, 'drawn, tuned fonts'), heldBack: join(folder, 'drawn, held-back fonts') };
  const problems: string[] = [];
  for (const kind of ['tuned', 'heldBack'] as const) {
    await mkdir(folders[kind]);
    for (const [language, about] of Object.entries(fonts)) {
      const text = ocrTexts.find((each) => each.language === languageNames[language]);
      const installed = about[kind].filter((name) => GlobalFonts.families.some(({ family }) => family === name)).slice(0, isFull ? 2 : 1);
      if (installed.length === 0) problems.push(`${language}: none of ${about[kind].join(', ')} (apt-get install ${about.package})`);
      if (text === undefined) continue;
      for (const family of installed) {
        const name = `${language}-${family.replaceAll(' ', '-').toLowerCase()}`;
        await drawPages(folders[kind], name, { ...text, fontFamilies: [family, family] }, isFull);
      }
    }
  }
  return { ...folders, problems };
}

async function drawPages(folder: string, name: string, text: OcrText, isFull: boolean): Promise<void> {
  const plain = plainPage(text, 150);
  const clean = plainPage(text, 200);
  await writePage(folder, `${name}-150`, plain.png, plain.text);
  await writePage(folder, `${name}-scanned`, await scanned(clean.png, { degrees: 1.2 }), clean.text);
  if (!isFull) return;
  const columns = columnsPage(text, 200);
  await writePage(folder, `${name}-columns`, columns.png, columns.text);
}

async function writePage(folder: string, name: string, picture: Buffer, text: string): Promise<void> {
  await writeFile(join(folder, `${name}.png`), picture);
  await writeFile(join(folder, `${name}.txt`), text);
}
