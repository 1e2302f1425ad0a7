import type { Word } from './page-content.ts';

/** Characters that OCR reads in place of bullets. */
const misread = /^[+*°=¢«»©®]$/u;
const bullet = /^[•◦▪·+*°=¢«»©®-]$/u;

/**
 * Restores the bullets of a recognised page. A bullet is a single sign before the text of its line, with another such sign above or below.
 * Changes `words`.
 */
export function mendBullets(words: readonly Word[]): void {
  const leading = words.filter((word) => bullet.test(word.text) && leadsLine(word, words));
  for (const word of leading) {
    const hasFellow = leading.some((other) => other !== word && Math.abs(other.box[0] - word.box[0]) < 0.5 * word.style.size);
    if (hasFellow && misread.test(word.text)) word.text = '•';
  }
}

function leadsLine(word: Word, words: readonly Word[]): boolean {
  const { size } = word.style;
  let hasText = false;
  for (const other of words) {
    // A small sign has its own baseline, so the comparison uses the vertical overlap with the line.
    if (other === word || other.box[1] > word.box[3] || other.box[3] < word.box[1]) continue;
    const [before, after] = [word.box[0] - other.box[2], other.box[0] - word.box[2]];
    if (before > -1 && before < 3 * size) return false;
    if (after > 0.2 * size && after < 4 * size) hasText = true;
  }
  return hasText;
}
