/** The first that fits names the program: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a person calls the browser of a User-Agent, such as `Chrome, Linux`; the start of the header where it is none that is known. */
export function deviceName(userAgent: string): string {
  const found = [browsers, systems].flatMap((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []);
  return found.length === 0 ? userAgent.slice(0, 40) : found.join(', ');
}
