import { secondMs } from '../../../clock.ts';

/** The upstream provider's services, each at its own address. `storage` receives relayed files. */
export type UpstreamProduct = 'docmind-api' | 'ocr-api' | 'facebody' | 'objectdet' | 'imageseg' | 'imagerecog' | 'viapi' | 'openplatform';

export type UpstreamEndpoints = Readonly<Partial<Record<UpstreamProduct | 'storage', string>>>;

/** The default address of each product. The upload authorization names the storage, unless it is configured. */
export const upstreamEndpoints: Readonly<Record<UpstreamProduct, string>> = {
  'docmind-api': 'https://docmind-api.cn-hangzhou.aliyuncs.com',
  'ocr-api': 'https://ocr-api.cn-hangzhou.aliyuncs.com',
  facebody: 'https://facebody.cn-shanghai.aliyuncs.com',
  objectdet: 'https://objectdet.cn-shanghai.aliyuncs.com',
  imageseg: 'https://imageseg.cn-shanghai.aliyuncs.com',
  imagerecog: 'https://imagerecog.cn-shanghai.aliyuncs.com',
  viapi: 'https://viapi.cn-shanghai.aliyuncs.com',
  openplatform: 'https://openplatform.aliyuncs.com',
};

/** The API version of each product, a date. */
export const upstreamVersions: Readonly<Record<UpstreamProduct, string>> = {
  'docmind-api': '2022-07-11',
  'ocr-api': '2021-07-07',
  facebody: '2019-12-30',
  objectdet: '2019-12-30',
  imageseg: '2019-12-30',
  imagerecog: '2019-09-30',
  viapi: '2023-01-17',
  openplatform: '2019-12-19',
};

/** One action of the upstream: its address, the encoding of its parameters and its limits. */
export interface UpstreamAction {
  product: UpstreamProduct;
  action: string;
  method: 'GET' | 'POST';
  in: 'query' | 'body';
  /** For one attempt. */
  timeoutMs: number;
  /** Longer answers are not read. */
  answerBytesMax: number;
  /** The provider's limit; more calls fail there at once. */
  callsPerSecond: number;
  /** Reads and pure computations: repeating them has no effect and no cost. */
  isRepeatable: boolean;
}

export type JobFamily = 'structure' | 'convert' | 'parser' | 'vision';

/** How an action serves a tool. */
export interface ServedTool {
  action: UpstreamAction;
  /** Null: the action answers at once. */
  job: JobFamily | null;
  /** Parameters with the address of a file, and the required file type. */
  files: Readonly<Record<string, FileKind>>;
  /** The provider reads files only in its own storage, so they are uploaded first. */
  isRelayed: boolean;
  /** The data of a success. `json-text`: a string of JSON. `nothing`: there may be none. */
  answer: 'members' | 'json-text' | 'nothing';
}

export type FileKind = 'picture' | 'pictures' | 'video' | 'document';

const mib = 1024 * 1024;

/** Results of finished jobs contain whole documents. */
const resultBytesMax = 8 * mib;

const picture = { ImageURL: 'picture' } as const;

/** Every tool that the upstream serves. Tool names are ours, action names the provider's, including its misspellings. */
export const servedTools: ReadonlyMap<string, ServedTool> = new Map<string, ServedTool>([
  ['vendor-docai-doc-structure-submit', documentJob('SubmitDocStructureJob', 'structure')],
  ['vendor-docai-doc-parser-submit', documentJob('SubmitDocParserJob', 'parser')],
  ['vendor-docai-pdf-to-image-submit', documentJob('SubmitConvertPdfToImageJob', 'convert')],
  ['vendor-docai-pdf-to-excel-submit', documentJob('SubmitConvertPdfToExcelJob', 'convert')],
  ['vendor-docai-pdf-to-markdown-submit', documentJob('SubmitConvertPdfToMarkdownJob', 'convert')],
  ['vendor-docai-pdf-to-word-submit', documentJob('SubmitConvertPdfToWordJob', 'convert')],
  ['vendor-docai-image-to-markdown-submit', documentJob('SubmitConvertImageToMarkdownJob', 'convert', { imageUrls: 'pictures' })],
  ['vendor-docai-image-to-pdf-submit', documentJob('SubmitConvertImageToPdfJob', 'convert', { imageUrls: 'pictures' })],
  [
    'vendor-docai-digital-doc-structure-submit',
    {
      action: { ...documentAction('SubmitDigitalDocStructureJob'), timeoutMs: 295 * secondMs, answerBytesMax: resultBytesMax },
      job: null,
      files: { fileUrl: 'document' },
      isRelayed: false,
      answer: 'members',
    },
  ],

  ['korean-ocr', recognition('RecognizeKorean')],
  ['english-ocr', recognition('RecognizeEnglish')],
  ['japanese-ocr', recognition('RecognizeJanpanese')],
  ['multilingual-ocr', recognition('RecognizeMultiLanguage')],

  ['object-detection', vision('objectdet', 'DetectObject', { files: picture })],
  ['main-subject-detection', vision('objectdet', 'DetectMainBody', { files: picture, in: 'query' })],
  ['white-background-image-detection', vision('objectdet', 'DetectWhiteBaseImage', { files: picture })],
  ['security-object-detection', vision('objectdet', 'DetectIPCObject', { files: picture })],
  ['kitchen-animal-detection', vision('objectdet', 'DetectKitchenAnimals', { files: { ImageURLA: 'picture', ImageURLB: 'picture' } })],
  [
    'video-security-object-detection',
    // The job's id is that of the request.
    vision('objectdet', 'DetectVideoIPCObject', {
      files: { VideoURL: 'video' },
      isRepeatable: false,
      job: 'vision',
      answer: 'nothing',
    }),
  ],

  ['pedestrian-detection', vision('facebody', 'DetectPedestrian', { files: picture })],
  ['person-counting', vision('facebody', 'DetectBodyCount', { files: picture })],
  ['celebrity-recognition', vision('facebody', 'DetectCelebrity', { files: picture })],
  ['portrait-anime-stylization', vision('facebody', 'GenerateHumanAnimeStyle', { files: picture, in: 'query' })],
  ['fingerprint-extraction', vision('facebody', 'ExtractFingerPrint', { files: picture })],
  ['face-database-create', vision('facebody', 'CreateFaceDb', { isRepeatable: false, answer: 'nothing' })],
  ['face-database-get-entity', vision('facebody', 'GetFaceEntity')],
  ['face-database-create-entity', vision('facebody', 'AddFaceEntity', { isRepeatable: false, answer: 'nothing' })],
  ['face-database-add-face', vision('facebody', 'AddFace', { files: { ImageUrl: 'picture' }, isRepeatable: false })],
  ['face-template-create', vision('facebody', 'AddFaceImageTemplate', { files: picture, isRepeatable: false })],
  ['face-template-delete', vision('facebody', 'DeleteFaceImageTemplate', { isRepeatable: false, answer: 'nothing' })],

  ['hair-segmentation', vision('imageseg', 'SegmentHair', { files: picture, in: 'query' })],
  ['hd-sky-segmentation', vision('imageseg', 'SegmentHDSky', { files: picture })],
  ['mask-refinement', vision('imageseg', 'RefineMask', { files: { ImageURL: 'picture', MaskImageURL: 'picture' } })],
  ['sky-replacement', vision('imageseg', 'ChangeSky', { files: { ImageURL: 'picture', ReplaceImageURL: 'picture' }, in: 'query' })],
  ['face-segmentation-parsing', vision('imageseg', 'ParseFace', { files: picture, in: 'query' })],

  ['image-style-recognition', vision('imagerecog', 'RecognizeImageStyle', { files: { Url: 'picture' } })],
  ['waste-classification', vision('imagerecog', 'ClassifyingRubbish', { files: picture })],
  ['image-element-detection', vision('imagerecog', 'DetectImageElements', { files: { Url: 'picture' } })],
]);

/** Tools that read jobs: the job decides which action is called. */
export const readingTools: ReadonlySet<string> = new Set([
  'vendor-docai-doc-structure-result',
  'vendor-docai-doc-parser-result',
  'vendor-docai-document-convert-result',
  'image-segmentation-job-result',
]);

/** Further actions that tools need. */
export const readingActions = {
  structure: documentRead('GetDocStructureResult'),
  convert: documentRead('GetDocumentConvertResult'),
  parserStatus: documentRead('QueryDocParserStatus'),
  parser: documentRead('GetDocParserResult'),
  vision: { ...visionAction('viapi', 'GetAsyncJobResult'), callsPerSecond: 10 },
} as const satisfies Record<string, UpstreamAction>;

export const authorizeUpload: UpstreamAction = {
  ...visionAction('openplatform', 'AuthorizeFileUpload'),
  method: 'GET',
  in: 'query',
  timeoutMs: 5 * secondMs,
  // Shared by all tools with relayed files.
  callsPerSecond: 10,
};

function documentAction(action: string): UpstreamAction {
  return {
    product: 'docmind-api',
    action,
    method: 'POST',
    in: 'query',
    timeoutMs: 25 * secondMs,
    answerBytesMax: mib,
    callsPerSecond: 2,
    isRepeatable: false,
  };
}

function documentRead(action: string): UpstreamAction {
  // Reading a parser job calls two of them.
  const timeoutMs = 12 * secondMs;
  return { ...documentAction(action), timeoutMs, answerBytesMax: resultBytesMax, callsPerSecond: 10, isRepeatable: true };
}

function documentJob(action: string, job: JobFamily, files: ServedTool['files'] = { fileUrl: 'document' }): ServedTool {
  return { action: documentAction(action), job, files, isRelayed: false, answer: 'members' };
}

function recognition(action: string): ServedTool {
  const call = {
    ...documentAction(action),
    product: 'ocr-api',
    timeoutMs: 15 * secondMs,
    answerBytesMax: 8 * mib,
    isRepeatable: true,
  } as const;
  return { action: call, job: null, files: { imageUrl: 'picture' }, isRelayed: false, answer: 'json-text' };
}

function visionAction(product: UpstreamProduct, action: string): UpstreamAction {
  return {
    product,
    action,
    method: 'POST',
    in: 'body',
    timeoutMs: 10 * secondMs,
    answerBytesMax: 8 * mib,
    callsPerSecond: 2,
    isRepeatable: true,
  };
}

function vision(
  product: UpstreamProduct,
  action: string,
  {
    files = {},
    job = null,
    answer = 'members',
    ...treatment
  }: Partial<Pick<UpstreamAction, 'in' | 'isRepeatable'> & Pick<ServedTool, 'files' | 'job' | 'answer'>> = {},
): ServedTool {
  return { action: { ...visionAction(product, action), ...treatment }, job, files, isRelayed: true, answer };
}
