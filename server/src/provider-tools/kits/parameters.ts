import { outputFormats } from '@farebox/documents/formats';
import { malformedPages, pageRanges } from '@farebox/documents/page-ranges';
import { z } from 'zod';

const urlLengthMax = 2048;

const Address = z.url({ protocol: /^https?$/, hostname: /./ }).max(urlLengthMax, `must have at most ${urlLengthMax} characters`);

function address(description: string, example: string) {
  return Address.meta({ description: `${description} A public http or https address.`, examples: [example] });
}

/** A picture for a vision tool. */
export function pictureUrl(what = 'The picture to look at', example = 'https://files.example/photo.jpg') {
  return address(`${what}: JPEG, PNG or BMP, at most 10 MB; most tools want at most 3 MB and 2000 pixels a side.`, example);
}

export function videoUrl() {
  return address('The video: H.264 or H.265, at most 10 MB, 10 seconds and 35 frames a second.', 'https://files.example/entrance.mp4');
}

/** A page for an OCR tool. */
export function pageUrl(example: string) {
  return address('The picture of the text, at most 10 MB.', example);
}

export function documentUrl(what: string, example: string) {
  return address(what, example);
}

export function pictureUrls() {
  return z
    .array(Address)
    .min(1, 'must have at least 1 address')
    .max(30, 'must have at most 30 addresses')
    .meta({
      description:
        'Addresses of 1 to 30 pictures, in the order of the pages: JPEG, PNG, BMP or GIF (its first frame), each at most 20 MB and 8192 pixels on its longest side. Public http or https addresses.',
      examples: [['https://files.example/page-1.png', 'https://files.example/page-2.png']],
    });
}

export function text(description: string, example: string, { lengthMax = 200 } = {}) {
  return z
    .string()
    .max(lengthMax, `must have at most ${lengthMax} characters`)
    .meta({ description, examples: [example] });
}

export function flag(description: string) {
  return z.boolean().optional().meta({ description });
}

/** An object that is passed on unchanged. */
export function parametersObject(description: string, example: Record<string, unknown>) {
  return z
    .record(z.string().max(100), z.unknown())
    .refine((value) => JSON.stringify(value).length <= 8000, 'must have at most 8000 characters as JSON')
    .optional()
    .meta({ description, examples: [example] });
}

export const fileName = text(
  'Name of the file with its extension; by default the one in the address. Files that a conversion makes are named after it.',
  'report.pdf',
).optional();

export const fileNameExtension = text('Type of the file as an extension without dot, if neither a name nor the address shows it.', 'pdf', {
  lengthMax: 10,
}).optional();

/** Options that change nothing at the local engine, and are not refused, because SPEC lists them and nothing is lost. */
export const withoutEffectHere = 'Without effect where this service does the work';

/** Options that the local engine refuses. */
export const upstreamOnly = 'Only at the upstream; refused before payment if this service does the work.';

export const formulaEnhancement = flag(`Recognise formulas more thoroughly, which takes longer. Default false. ${upstreamOnly}`);

export const outputFormat = z
  .array(z.string().regex(/^[\w.-]{1,40}$/, 'must be the name of a format'))
  .max(10, 'must have at most 10 formats')
  .optional()
  .meta({
    description: `Files to make besides the structure. This service makes ${[...outputFormats.keys()].join(', ')}.`,
    examples: [['markdown']],
  });

export const pageIndex = text(
  'Which pages, slides, sheets or chapters, from 1, e.g. `1-5,8` or `3-`; all by default. Refused for documents that have none.',
  '1-5',
)
  .refine((value) => value.trim() === '' || pageRanges(value) !== null, malformedPages)
  .optional();

export const imageStrategy = text('How pictures appear in Markdown: `url` (a link that works for a day) or `base64` (inline).', 'url', {
  lengthMax: 20,
}).optional();

export const useUrlResponseBody = flag('Answer with the address of the result instead of the result: for large documents. Default false.');
export const revealMarkdown = flag('Also give the content as Markdown, block by block. Default false.');

export const imageNames = z
  .array(z.string().regex(/^[^,]{1,200}$/, 'must be a name without commas'))
  .max(30, 'must have at most 30 names')
  .optional()
  .meta({
    description: `Names with extensions, one for each address in the same order. By default taken from the addresses. ${withoutEffectHere}: it looks at the bytes.`,
    examples: [['a.png', 'b.png']],
  });

export const imageNameExtension = text(
  `The extension of all pictures without dot, instead of names. ${withoutEffectHere}: it looks at the bytes.`,
  'png',
  { lengthMax: 10 },
).optional();

/** How to learn about the end of a job. */
export const callback = {
  enableEventCallback: flag(
    'Send a signed webhook to callbackUrl, which it needs, when the job has ended. Default: true with a callbackUrl.',
  ),
  callbackUrl: address('Where that webhook is posted (Standard Webhooks).', 'https://agent.example/jobs').optional(),
};

const storageNote = 'Only for the upstream; refused before payment if this service processes documents. Results are delivered as links.';

/** The provider's storage for a copy of the results: passed on to the upstream, never stored. */
export const storage = {
  ossBucket: text(`Bucket that the provider writes results into. ${storageNote}`, 'results').optional(),
  ossEndpoint: text(`Endpoint of that bucket. ${storageNote}`, 'oss-cn-hangzhou.aliyuncs.com').optional(),
};

export const storageCredentials = parametersObject(`Your own storage at the provider, with its credentials. ${storageNote}`, {
  Bucket: 'results',
});

export function jobId(submitTools: string, example: string) {
  return z
    .string()
    .regex(/^[\w.:-]{1,200}$/, 'must be the id of a job')
    .meta({ description: `The id that ${submitTools} answered.`, examples: [example] });
}

/** A member of answers. */
export const warnings =
  'What is missing or doubtful: code (pages_not_recognised, nothing_recognised, low_confidence, letters_unreadable, read_from_picture, text_of_scanner, content_cut or pictures_left_out), pages, message. Some engines send none.';
