import { plainText, type DocumentModel } from '../document-model.ts';

/** East Asian fonts that every Word has, by the script of the document. */
const eastAsian = {
  japanese: 'Yu Gothic',
  korean: 'Malgun Gothic',
  chinese: 'Microsoft YaHei',
};

export interface DocumentFonts {
  latin: string;
  eastAsia: string;
  /** The most common font size, in points. */
  size: number;
}

const charactersRead = 50_000;

/** Chooses the fonts and size of the document from its scripts and from the sizes of most runs. */
export function documentFonts({ blocks }: DocumentModel): DocumentFonts {
  const sizes = new Map<number, number>();
  let sample = '';
  for (const block of blocks) {
    if (!('runs' in block) || block.kind === 'furniture') continue;
    if (sample.length < charactersRead) sample += plainText(block.runs);
    if (block.kind === 'heading') continue;
    for (const { fontSize, text } of block.runs) {
      if (fontSize !== undefined) sizes.set(roundSize(fontSize), (sizes.get(roundSize(fontSize)) ?? 0) + text.length);
    }
  }
  const [common] = [...sizes].sort(([, left], [, right]) => right - left);
  return { latin: 'Calibri', eastAsia: eastAsian[scriptOf(sample)], size: common?.[0] ?? 10.5 };
}

function scriptOf(text: string): keyof typeof eastAsian {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const korean = count(/\p{Script=Hangul}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  if (korean > kana && korean > han / 2) return 'korean';
  return kana > han / 10 && kana > 0 ? 'japanese' : 'chinese';
}

/** Rounds to half points, the unit of Word, and clamps to a readable range. */
export function roundSize(points: number): number {
  return Math.min(200, Math.max(4, Math.round(points * 2) / 2));
}

const families: ReadonlyArray<readonly [RegExp, string]> = [
  [/courier|mono|consol|typewriter|code/i, 'Courier New'],
  [/arial|helvetica|liberation ?sans|\bsans/i, 'Arial'],
  [/times|liberation ?serif|tinos|nimbus ?rom|cmr\d|\bserif/i, 'Times New Roman'],
  [/georgia/i, 'Georgia'],
  [/verdana|dejavu ?sans/i, 'Verdana'],
  [/cambria/i, 'Cambria'],
  [/calibri|carlito/i, 'Calibri'],
];

/** Maps an embedded font subset of a PDF to a font that readers of the file have; null when none fits. */
export function familyOf(fontName: string | undefined): string | null {
  if (fontName === undefined) return null;
  const name = fontName.replace(/^[A-Z]{6}\+/, '').replace(/CJK/i, '');
  return families.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
