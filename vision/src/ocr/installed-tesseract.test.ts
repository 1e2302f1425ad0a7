import { expect, it } from 'vitest';
import { installedTesseract } from './installed-tesseract.ts';
import type { Tesseract } from './tesseract.ts';

const options = { layout: 'line', scratch: '/scratch', signal: AbortSignal.timeout(60_000) } as const;

/** Notes which languages each was asked for. */
function parts(ofProgram: readonly string[], ofPackages: readonly string[]) {
  const asked: string[] = [];
  const named = (name: string, languages: readonly string[]): Tesseract => ({
    languages: new Set(languages),
    missing: (wanted) => (wanted.every((each) => languages.includes(each)) ? null : `${name}: install ${wanted.join(', ')}`),
    async read(_files, { languages: wanted }) {
      asked.push(`${name} ${wanted.join('+')}`);
      return [];
    },
    orientation: async () => ({ turn: 90, confidence: name === 'program' ? 5 : 0 }),
  });
  return { asked, both: installedTesseract(named('program', ofProgram), named('packages', ofPackages)) };
}

it('reads the languages of the program with it, and the others with the packages', async () => {
  const { both, asked } = parts(['eng', 'rus'], ['eng', 'kor']);
  for (const languages of [['eng'], ['kor'], ['rus'], ['kor', 'eng'], ['rus', 'kor']]) await both.read([], { ...options, languages });
  expect(asked).toEqual(['program eng', 'packages kor', 'program rus', 'packages kor+eng', 'program rus']);
  expect([...both.languages]).toEqual(['eng', 'rus', 'kor']);
});

it('says what to install: the packages if nothing is installed, otherwise what the program lacks', () => {
  expect(parts(['eng'], ['kor']).both.missing(['eng', 'kor'])).toBeNull();
  expect(parts([], ['kor']).both.missing(['kor', 'tha'])).toBe('program: install tha');
  expect(parts([], []).both.missing(['kor'])).toBe('packages: install kor Or: program: install kor');
});

it('asks the program for the orientation of a picture', async () => {
  expect(await parts([], []).both.orientation('file', options)).toEqual({ turn: 90, confidence: 5 });
});
