import { z } from 'zod';
import type { ExpectedLanguages } from '../ocr/ocr-languages.ts';
import { VisionError } from '../vision-error.ts';
import type { Recognition } from '../vision.ts';
import { installedWords, languagesOfWords, languageWords } from './language-words.ts';
import { ocrAnswer } from './ocr-answer.ts';
import type { PictureTools } from './picture-tools.ts';

/** The tools that read a picture of text, with their languages; null if the caller names them. */
const tools: Readonly<Record<string, readonly string[] | null>> = {
  'korean-ocr': ['kor', 'eng'],
  'english-ocr': ['eng'],
  'japanese-ocr': ['jpn', 'eng'],
  'multilingual-ocr': null,
};

/** The parameters besides the picture. */
const Options = z.object({
  needRotate: z.boolean().default(false),
  outputCharInfo: z.boolean().default(false),
  outputTable: z.boolean().default(false),
  languages: z.array(z.string().max(40)).min(1).max(20).optional(),
});

/** The tools that read text in a picture. @param timeMs for one picture */
export function ocrTools(recognition: Recognition, timeMs: number): PictureTools {
  return {
    limit: {
      timeMs,
      message: `Reading this picture takes longer than ${Math.round(timeMs / 1000)} seconds. Submit it to vendor-docai-image-to-markdown-submit: a job has more time.`,
    },
    addresses: (toolId) => (tools[toolId] === undefined ? null : ['imageUrl']),
    missing: (toolId) => missing(toolId, recognition),
    refuses(toolId, input) {
      if (tools[toolId] !== null) return [];
      const { languages } = Options.parse(input);
      try {
        expectedBy(toolId, languages, recognition);
        return [];
      } catch (thrown) {
        if (!(thrown instanceof VisionError)) throw thrown;
        return [{ path: 'languages', message: thrown.message }];
      }
    },
    async run(toolId, { imageUrl = '' }, input, job) {
      const options = Options.parse(input);
      const languages = expectedBy(toolId, options.languages, recognition);
      return ocrAnswer(await job.readText(imageUrl, { languages, isTurned: options.needRotate }), options);
    },
  };
}

function missing(toolId: string, recognition: Recognition): string | null {
  const languages = tools[toolId];
  if (languages === undefined) return `${toolId} reads no text in pictures.`;
  if (languages !== null) return recognition.missing(languages.slice(0, 1));
  return installedWords(recognition) === 'none' ? recognition.missing(['eng']) : null;
}

function expectedBy(toolId: string, words: readonly string[] | undefined, recognition: Recognition): ExpectedLanguages {
  const languages = tools[toolId];
  if (languages === undefined) throw new RangeError(`${toolId} reads no text in pictures`);
  if (languages !== null) return languages.filter((language) => recognition.languages.has(language)).map((language) => [language]);
  if (words === undefined) throw new VisionError('refused', `languages is required: some of ${languageWords.join(', ')}`);
  return languagesOfWords(words, recognition);
}
