import type { Tesseract } from './tesseract.ts';

/** Uses the installed program if it has the languages, because it is faster, otherwise the npm packages. */
export function installedTesseract(program: Tesseract, packages: Tesseract): Tesseract {
  const languages = new Set([...program.languages, ...packages.languages]);
  const readerOf = (wanted: readonly string[]) =>
    [program, packages].find((each) => wanted.every((language) => each.languages.has(language))) ?? null;
  return {
    languages,
    missing(wanted) {
      const lacking = wanted.filter((language) => !languages.has(language));
      if (lacking.length === 0) return null;
      const byProgram = program.missing(lacking) ?? '';
      return languages.size === 0 ? `${packages.missing(lacking)} Or: ${byProgram}` : byProgram;
    },
    read(files, options) {
      const reader = readerOf(options.languages);
      if (reader !== null) return reader.read(files, options);
      // Neither has all languages: use the one that has the first, with those of the others that it has.
      const [first = ''] = options.languages;
      const some = program.languages.has(first) ? program : packages;
      return some.read(files, { ...options, languages: options.languages.filter((language) => some.languages.has(language)) });
    },
    orientation: (file, options) => program.orientation(file, options),
  };
}
