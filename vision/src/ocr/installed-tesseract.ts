import type { Tesseract } from './tesseract.ts';

/** The program of the machine where it knows the languages, being the quicker one, else what npm installed. */
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
      // Neither knows all of them: the one that knows the first, with what else it knows.
      const [first = ''] = options.languages;
      const some = program.languages.has(first) ? program : packages;
      return some.read(files, { ...options, languages: options.languages.filter((language) => some.languages.has(language)) });
    },
    orientation: (file, options) => program.orientation(file, options),
  };
}
