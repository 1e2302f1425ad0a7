const lengthMax = 200;
const extensionMax = 20;

/**
 * Turns a client's file name into one that is safe to show, to send in a header and to save on any system. It removes the path, control
 * and invisible characters (bidirectional overrides make a `jpg.exe` look like `exe.gpj`), leading dots, and the device names of Windows.
 * The result has at most 200 characters and keeps its extension; it is `upload` if nothing is left.
 */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base
    .replace(/[\t\n\r]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]/gu, '')
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
  const characters = [...name];
  if (characters.length <= lengthMax) return name;
  const dot = characters.lastIndexOf('.');
  const extension = dot > 0 && characters.length - dot <= extensionMax ? characters.slice(dot) : [];
  return [...characters.slice(0, lengthMax - extension.length), ...extension].join('');
}

const deviceNames = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
