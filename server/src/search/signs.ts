/** A name that splitting at signs would lose: as written, and in letters. */
export interface SignedName {
  text: string;
  spoken: string;
}

/**
 * Finds the names that splitting at signs would lose: `C++`, `C#`, `.NET`, `A+`, `AT&T`, `S&P`, `I/O`, `x-ray`, `Wi-Fi`, `U.S.`, and single
 * capitals (`R`, `vitamin C`). In letters they are as people pronounce or join them: `cplusplus`, `csharp`, `dotnet`, `att`, `xray`.
 */
export function signedNames(text: string): SignedName[] {
  return [...text.matchAll(signedName)].flatMap(([match]): SignedName[] => {
    // A single capital stays one, which tells it from a letter that is only a rest of something (`John's`).
    const capitals = match.split(joint).flatMap((part) => (capital.test(part) ? [{ text: part, spoken: part.toLowerCase() }] : []));
    if (match.length > lengthMax || match.length === 1 || (chain.test(match) && !isOneWord(match))) return capitals;
    const spoken = match.toLowerCase().replace(/[+#♯]|^\./g, (sign) => spokenSigns[sign] ?? '');
    return [{ text: match.toLowerCase(), spoken: spoken.replace(/[^a-z\d]/g, '') }, ...capitals];
  });
}

/** Whether a term is such a name. Those that no document has say nothing: most documents write them in another way. */
export function isSigned({ text }: { text: string }): boolean {
  return capital.test(text) || /[-+#♯&/.]/.test(text);
}

/** Of two words with a hyphen, the whole is a word if one is as short as in `Wi-Fi`; of others, if one is a letter. */
function isOneWord(match: string): boolean {
  const parts = match.split(joint);
  const longest = parts.length === 2 && match.includes('-') ? shortWord : letter;
  return parts.some((part) => longest.test(part));
}

const spokenSigns: Record<string, string> = { '+': 'plus', '#': 'sharp', '♯': 'sharp', '.': 'dot' };
const lengthMax = 24;
const capital = /^[B-HJ-Z]$/;
const letter = /^[A-Za-z]$/;
const shortWord = /^[A-Za-z]{1,2}$/;
const joint = /[-/&]/;
const chain = /^[A-Za-z\d]+[-/&]/;

const [start, end] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];
const signedName = new RegExp(
  [
    // C++17, notepad++, Disney+; not `a+b`.
    String.raw`${start}[A-Za-z][A-Za-z\d]{0,19}(?:\+\+(?![A-Za-z+])|\+(?![\p{L}\p{N}+]))`,
    String.raw`${start}[A-Za-z][#♯](?!\p{L})`,
    // Also in ASP.NET; but `speedtest.net` is an address.
    String.raw`(?:\.NET|${start}\.[Nn]et)${end}`,
    String.raw`(?<![\p{L}\p{N}&/.@:_-])[A-Za-z\d]+(?:[-/&][A-Za-z\d]+){1,2}(?![\p{L}\p{N}+#♯_]|[-/&.][\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}.])(?:[A-Z]\.){2,}`,
    String.raw`(?<![\p{L}\p{N}'’&_+-])[B-HJ-Z](?![\p{L}\p{N}'’&_+#-])`,
  ].join('|'),
  'gu',
);
