/** What the provider says of one action: where its parameters have to be and what it answers in `Data`. */
export interface StandInAction {
  product: string;
  version: string;
  in: 'query' | 'body';
  required: readonly string[];
  optional: readonly string[];
  /** Parameters whose files have to be in the provider's storage. */
  stored: readonly string[];
  /** Null: the answer has no data. Undefined: the stand-in has a part of its own for it. */
  data?: unknown;
}

const document = { product: 'docmind-api', version: '2022-07-11', in: 'query', stored: [] } as const;
const bucket = ['OssBucket', 'OssEndpoint'];
const recognition = { product: 'ocr-api', version: '2021-07-07', in: 'query', stored: [] } as const;
const oldDate = '2019-12-30';
const job = { required: ['FileUrl'], stored: [] } as const;

/** A vision action on one picture. */
function onPicture(
  product: string,
  data: unknown,
  { name = 'ImageURL', place = 'body' }: { name?: string; place?: 'query' | 'body' } = {},
): StandInAction {
  const version = product === 'imagerecog' ? '2019-09-30' : oldDate;
  return { product, version, in: place, required: [name], optional: [], stored: [name], data };
}

const file = (name: string) => `http://files.example/${name}?Expires=1795262400&Signature=x`;

/** The text of a page as OCR answers it: JSON in a string. */
function page(content: string, words: readonly string[]): string {
  return JSON.stringify({
    content,
    height: 400,
    width: 600,
    orgHeight: 400,
    orgWidth: 600,
    prism_version: '1.0.9',
    prism_wnum: words.length,
    prism_wordsInfo: words.map((word, index) => ({
      word,
      prob: 99,
      x: 40,
      y: 30 + 50 * index,
      width: 120,
      height: 34,
      angle: 0,
      direction: 0,
      pos: [40, 160].map((x) => ({ x, y: 30 + 50 * index })),
    })),
  });
}

/** Where results are to be written besides. */
const storage = ['OssBucket', 'OssEndpoint'];

/** Every action that tools need, in the provider's names. */
export const standInActions: Readonly<Record<string, StandInAction>> = {
  SubmitDocStructureJob: {
    ...document,
    ...job,
    optional: [
      ...storage,
      'AllowPptFormat',
      'FileName',
      'FileNameExtension',
      'FormulaEnhancement',
      'OutputFormat',
      'PageIndex',
      'StructureType',
      ...bucket,
    ],
  },
  SubmitDocParserJob: {
    ...document,
    ...job,
    optional: [
      ...storage,
      'CustomOssConfig',
      'EnhancementMode',
      'FileName',
      'FileNameExtension',
      'FormulaEnhancement',
      'LLMParam',
      'LlmEnhancement',
      'MultimediaParameters',
      'NeedHeaderFooter',
      'Option',
      'OutputFormat',
      'OutputHtmlTable',
      'PageIndex',
    ],
  },
  SubmitConvertPdfToImageJob: { ...document, ...job, optional: [...storage, 'FileName'] },
  SubmitConvertPdfToExcelJob: { ...document, ...job, optional: [...storage, 'FileName', 'ForceExportInnerImage', 'ForceMergeExcel'] },
  SubmitConvertPdfToMarkdownJob: { ...document, ...job, optional: [...storage, 'FileName'] },
  SubmitConvertPdfToWordJob: {
    ...document,
    ...job,
    optional: [...storage, 'FileName', 'ForceExportInnerImage', 'FormulaEnhancement', 'Option'],
  },
  SubmitConvertImageToMarkdownJob: { ...document, required: ['ImageUrls'], optional: [...storage, 'ImageNames', 'ImageNameExtension'] },
  SubmitConvertImageToPdfJob: { ...document, required: ['ImageUrls'], optional: [...storage, 'ImageNames', 'ImageNameExtension'] },
  SubmitDigitalDocStructureJob: {
    ...document,
    ...job,
    optional: [...storage, 'FileName', 'FileNameExtension', 'ImageStrategy', 'RevealMarkdown', 'UseUrlResponseBody'],
  },
  GetDocStructureResult: { ...document, required: ['Id'], optional: ['ImageStrategy', 'RevealMarkdown', 'UseUrlResponseBody'] },
  GetDocumentConvertResult: { ...document, required: ['Id'], optional: [] },
  QueryDocParserStatus: { ...document, required: ['Id'], optional: [] },
  GetDocParserResult: { ...document, required: ['Id'], optional: ['LayoutNum', 'LayoutStepSize', 'ExcludeFields'] },

  RecognizeKorean: {
    ...recognition,
    required: ['Url'],
    optional: ['NeedRotate', 'OutputCharInfo', 'OutputTable'],
    data: page('영수증 합계 12,500원 ', ['영수증', '합계 12,500원']),
  },
  RecognizeEnglish: {
    ...recognition,
    required: ['Url'],
    optional: ['NeedRotate', 'OutputTable'],
    data: page('Total 12.50 ', ['Total', '12.50']),
  },
  RecognizeJanpanese: {
    ...recognition,
    required: ['Url'],
    optional: ['NeedRotate', 'OutputCharInfo', 'OutputTable'],
    data: page('領収書 ', ['領収書']),
  },
  RecognizeMultiLanguage: {
    ...recognition,
    required: ['Url', 'Languages'],
    optional: ['NeedRotate', 'NeedSortPage', 'OutputCharInfo', 'OutputTable'],
    data: page('Menu 菜单 ', ['Menu', '菜单']),
  },

  DetectObject: onPicture('objectdet', { Width: 533, Height: 300, Elements: [{ Type: 'chair', Score: 0.812, Boxes: [20, 40, 180, 260] }] }),
  DetectMainBody: onPicture('objectdet', { Location: { X: 28, Y: 20, Width: 583, Height: 320 } }, { place: 'query' }),
  DetectWhiteBaseImage: onPicture('objectdet', { Elements: [{ WhiteBase: 1 }] }),
  DetectIPCObject: onPicture('objectdet', {
    Width: 1000,
    Height: 750,
    Elements: [{ Type: 'DOG', Score: 0.71, TargetRate: 0.86, Box: [120, 80, 400, 500] }],
  }),
  DetectKitchenAnimals: {
    product: 'objectdet',
    version: oldDate,
    in: 'body',
    required: ['ImageURLA', 'ImageURLB'],
    optional: [],
    stored: ['ImageURLA', 'ImageURLB'],
    data: { Elements: [{ Type: 'mouse', Score: 0.75, Rectangles: { Left: 292, Top: 1048, Width: 64, Height: 64 } }] },
  },
  DetectVideoIPCObject: {
    product: 'objectdet',
    version: oldDate,
    in: 'body',
    required: ['VideoURL'],
    optional: ['CallbackOnlyHasObject', 'StartTimestamp'],
    stored: ['VideoURL'],
  },

  DetectPedestrian: onPicture('facebody', {
    Width: 1280,
    Height: 720,
    Elements: [
      { Type: 'person', Score: 0.974, Boxes: [312, 96, 418, 402] },
      { Type: 'person', Score: 0.881, Boxes: [702, 120, 788, 395] },
    ],
  }),
  DetectBodyCount: onPicture('facebody', { PersonNumber: 6 }),
  DetectCelebrity: onPicture('facebody', {
    Width: 1000,
    Height: 800,
    FaceRecognizeResults: [{ Name: 'An Actor', FaceBoxes: [300.5, 120.25, 420.5, 280.75] }],
  }),
  GenerateHumanAnimeStyle: {
    ...onPicture('facebody', { ImageURL: file('anime.jpg') }, { place: 'query' }),
    optional: ['AlgoType'],
  },
  ExtractFingerPrint: { ...onPicture('facebody', { FingerPrint: '/9j/4AAQSkZJRgABAQAAAQABAAD' }), optional: ['ImageData'] },
  CreateFaceDb: { product: 'facebody', version: oldDate, in: 'body', required: ['Name'], optional: [], stored: [] },
  AddFaceEntity: { product: 'facebody', version: oldDate, in: 'body', required: ['DbName', 'EntityId'], optional: ['Labels'], stored: [] },
  GetFaceEntity: { product: 'facebody', version: oldDate, in: 'body', required: ['DbName', 'EntityId'], optional: [], stored: [] },
  AddFace: {
    product: 'facebody',
    version: oldDate,
    in: 'body',
    required: ['DbName', 'EntityId', 'ImageUrl'],
    optional: ['ExtraData', 'QualityScoreThreshold', 'SimilarityScoreThresholdBetweenEntity', 'SimilarityScoreThresholdInEntity'],
    stored: ['ImageUrl'],
  },
  AddFaceImageTemplate: { product: 'facebody', version: oldDate, in: 'body', required: ['ImageURL'], optional: [], stored: ['ImageURL'] },
  DeleteFaceImageTemplate: { product: 'facebody', version: oldDate, in: 'body', required: ['TemplateId'], optional: [], stored: [] },

  SegmentHair: onPicture(
    'imageseg',
    { Elements: [{ ImageURL: file('hair.png'), X: 446, Y: 102, Width: 113, Height: 180 }] },
    { place: 'query' },
  ),
  SegmentHDSky: onPicture('imageseg', { ImageURL: file('sky.png') }),
  RefineMask: {
    product: 'imageseg',
    version: oldDate,
    in: 'body',
    required: ['ImageURL', 'MaskImageURL'],
    optional: [],
    stored: ['ImageURL', 'MaskImageURL'],
    data: { Elements: [{ ImageURL: file('mask.png') }] },
  },
  ChangeSky: {
    product: 'imageseg',
    version: oldDate,
    in: 'query',
    required: ['ImageURL', 'ReplaceImageURL'],
    optional: [],
    stored: ['ImageURL', 'ReplaceImageURL'],
    data: { ImageURL: file('changed.jpg') },
  },
  ParseFace: onPicture(
    'imageseg',
    { OriginImageURL: file('face.jpg'), Elements: [{ Name: 'skin', ImageURL: file('skin.png') }] },
    { place: 'query' },
  ),

  RecognizeImageStyle: onPicture('imagerecog', { Styles: ['fresh', 'bright'] }, { name: 'Url' }),
  ClassifyingRubbish: onPicture('imagerecog', {
    Sensitive: false,
    Elements: [{ Category: '可回收垃圾', CategoryScore: 0.94, Rubbish: '塑料瓶', RubbishScore: 0.94 }],
  }),
  DetectImageElements: onPicture(
    'imagerecog',
    { Elements: [{ Type: 'majorhuman', Score: 0.997, X: 287, Y: 78, Width: 285, Height: 354 }] },
    { name: 'Url' },
  ),

  GetAsyncJobResult: { product: 'viapi', version: '2023-01-17', in: 'body', required: ['JobId'], optional: [], stored: [] },
  AuthorizeFileUpload: {
    product: 'openplatform',
    version: '2019-12-19',
    in: 'query',
    required: ['Product'],
    optional: ['RegionId'],
    stored: [],
  },
};
