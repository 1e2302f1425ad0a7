/** File systems count bytes, of which most have 255; leaves room for a number. */
const bytesMax = 200;
const extensionMax = 20;

/**
 * Turns a client's file name into one that is safe to show, to send in a header and to save on any system. It removes the path, control
 * and invisible characters (bidirectional overrides make a `jpg.exe` look like `exe.gpj`), leading dots, and the device names of Windows.
 * Letters of every script stay, with the joiners that Persian, Indic scripts and emoji
 * need. The result has at most 200 bytes and keeps its extension; it is `upload` if nothing is left.
 */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/(?<!(?![\0-\u02ff])[\p{L}\p{M}\p{So}\p{Sk}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{So}])/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\p{Zs}+/gu, ' ');
  const short = trimmed(cut(trimmed(visible)));
  const safe = deviceNames.test(short) ? cut(`_${short}`) : short;
  return safe === '' ? 'upload' : safe;
}

/** Windows drops dots and spaces at the end; Unix hides names that begin with a dot. */
function trimmed(name: string): string {
  return name.replace(/^[. ]+/, '').replace(/[. ]+$/, '');
}

function cut(name: string): string {
  if (Buffer.byteLength(name) <= bytesMax) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && Array.from(name.slice(dot)).length <= extensionMax ? name.slice(dot) : '';
  let stem = Array.from(name.slice(0, name.length - extension.length)).slice(0, bytesMax);
  while (Buffer.byteLength(stem.join('') + extension) > bytesMax) stem = stem.slice(0, -1);
  return stem.join('') + extension;
}

const deviceNames = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** Both forms of RFC 6266: plain ASCII for old clients, UTF-8 for the others. */
export function contentDisposition(name: string): string {
  const fileName = safeFileName(name);
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (ascii === fileName) return `attachment; filename="${ascii}"`;
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
