/**
 * Removes what the XML of office programs does not allow: control characters (other than tabs and line breaks) and unpaired surrogates.
 */
export function officeText(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content or an attribute value. */
export function xmlText(text: string): string {
  return officeText(text).replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
