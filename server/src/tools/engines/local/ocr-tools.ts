import { z } from 'zod';
import { problem, type Issue } from '../../../errors.ts';
import { issuesOf } from '../address-issues.ts';
import type { EngineAnswer } from '../engine.ts';
import { ocrAnswer } from '../../../../../vision/src/ocr/picture-text.ts';
import { installedWords, languagesOfWords, languageWords, type ExpectedLanguages } from '../../../../../vision/src/ocr/ocr-languages.ts';
import { readPicture, type RecognitionParts } from '../../../../../vision/src/ocr/read-picture.ts';
import type { Tesseract } from '../../../../../vision/src/ocr/tesseract.ts';

/** The tools that read a picture of text, with the languages of each; null where the caller names them. */
const tools: Readonly<Record<string, readonly string[] | null>> = {
  'korean-ocr': ['kor', 'eng'],
  'english-ocr': ['eng'],
  'japanese-ocr': ['jpn', 'eng'],
  'multilingual-ocr': null,
};

export const ocrTools = Object.keys(tools);

/** What the tools take besides the picture itself. */
const Options = z.object({
  needRotate: z.boolean().default(false),
  outputCharInfo: z.boolean().default(false),
  outputTable: z.boolean().default(false),
  languages: z.array(z.string().max(40)).min(1).max(20).optional(),
});

export interface ImageReader {
  /** Null when a tool can be served, else what to install. */
  missing(toolId: string): string | null;
  /** Languages that are asked for and cannot be read here. */
  refuses(toolId: string, input: Readonly<Record<string, unknown>>): readonly Issue[];
  /** @param file the name of the picture in the scratch folder. @throws tool_refused_input, tool_failed, unavailable */
  read(
    toolId: string,
    file: string,
    input: Readonly<Record<string, unknown>>,
    about: { scratch: string; signal: AbortSignal },
  ): Promise<EngineAnswer>;
}

/** The tools that read text in pictures. */
export function imageReader(parts: RecognitionParts): ImageReader {
  const { tesseract } = parts;
  return {
    missing: (toolId) => missing(toolId, tesseract),
    refuses(toolId, input) {
      if (tools[toolId] !== null) return [];
      const { languages } = Options.parse(input);
      return issuesOf('languages', () => expectedBy(toolId, languages, tesseract));
    },
    async read(toolId, file, input, { scratch, signal }) {
      const options = Options.parse(input);
      const expected = expectedBy(toolId, options.languages, tesseract);
      const read = await readPicture({ file, scratch, expected, rotation: options.needRotate ? 'asked' : 'none', signal }, parts);
      return ocrAnswer(read, options);
    },
  };
}

function missing(toolId: string, tesseract: Tesseract): string | null {
  const languages = tools[toolId];
  if (languages === undefined) return `${toolId} reads no text in pictures.`;
  if (languages !== null) return tesseract.missing(languages.slice(0, 1));
  return installedWords(tesseract) === 'none' ? tesseract.missing(['eng']) : null;
}

function expectedBy(toolId: string, words: readonly string[] | undefined, tesseract: Tesseract): ExpectedLanguages {
  const languages = tools[toolId];
  if (languages === undefined) throw new RangeError(`${toolId} reads no text in pictures`);
  if (languages !== null) return languages.filter((language) => tesseract.languages.has(language)).map((language) => [language]);
  if (words === undefined) throw problem('tool_refused_input', { message: `languages is required: some of ${languageWords.join(', ')}` });
  return languagesOfWords(words, tesseract);
}
