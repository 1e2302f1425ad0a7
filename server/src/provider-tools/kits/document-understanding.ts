import { formatList, formatNames } from '@farebox/documents/formats';
import { z } from 'zod';
import { pricingPolicies } from '../../tools/tool.ts';
import * as parameters from './parameters.ts';
import {
  documentTimeoutMs,
  providerToolFamily,
  wholeDocumentTimeoutMs,
  type ProviderToolEntry,
  type ProviderToolFamily,
  type ProviderTool,
} from './provider-tool.ts';

const submitting = {
  category: 'document-understanding',
  tags: ['documents', 'asynchronous'],
  keywords: ['document understanding', 'document ai', 'docai', 'parse document', '文档理解', '文档智能', '文档解析'],
  limitations: ['The file has to be at a public address; passwords and binary uploads are not taken.'],
  pricing: pricingPolicies.docaiSubmitApi,
  complexity: 'complex',
  typicalResponseTimeMs: 1200,
  timeoutMs: documentTimeoutMs,
  cacheable: false,
  idempotent: false,
  inputTypes: ['url', 'string', 'boolean'],
  outputTypes: ['object', 'string'],
} as const satisfies Omit<ProviderToolFamily, 'role'>;

const reading = {
  ...submitting,
  limitations: ['A result is kept for 24 hours after the job has ended; links in it may end earlier.'],
  pricing: pricingPolicies.docaiQueryApi,
  complexity: 'moderate',
  typicalResponseTimeMs: 800,
  idempotent: true,
  inputTypes: ['string', 'boolean', 'integer'],
} as const satisfies Omit<ProviderToolFamily, 'role'>;

const readHere = `Read by this service: ${formatList()}; formats from before 2007 if LibreOffice is installed.`;
const reportUrl = 'https://files.example/terms.pdf';
const structureJob = 'docmind-20261120-4f0c9a7be1d24c55';
const digitalJob = 'job_01KAGT4M8E3V9S2QZ7XNBC5WRD';
const parserJob = 'docmind-20261120-8b21f3d09c7e4a66';

const title = {
  index: 0,
  uniqueId: 'a3f1c0de77b24e6d9f0a5c1b2d3e4f50',
  type: 'title',
  subType: 'doc_title',
  text: 'Delivery terms',
  markdownContent: '# Delivery terms',
  pageNum: [0],
  pos: [
    { x: 210, y: 96 },
    { x: 640, y: 96 },
    { x: 640, y: 140 },
    { x: 210, y: 140 },
  ],
};
const paragraph = {
  index: 1,
  uniqueId: '0c44e1aa5d0b4f3fb1b7c9f6e2d81734',
  type: 'text',
  subType: 'para',
  text: 'Goods leave the depot on Mondays.',
  markdownContent: 'Goods leave the depot on Mondays.',
  pageNum: [0],
  pos: [
    { x: 96, y: 180 },
    { x: 760, y: 180 },
    { x: 760, y: 232 },
    { x: 96, y: 232 },
  ],
};

const layouts =
  'Blocks in reading order: index, uniqueId, type (title, text, table, figure ...), subType, text, pageNum (from 0), pos (four corners, in pixels of the page picture), and markdownContent if requested.';

const structureData = {
  completed: 'true once the job has ended.',
  status: '`Success` or `Fail`; absent or `Processing` while the job runs.',
  layouts,
  styles: 'Fonts and colours, by styleId.',
  logics: 'docTree: the tree of headings; paragraphKVs and tableKVs: pairs of names and values.',
  docInfo: 'docType, the name of the document and its pages.',
  files: 'Of a conversion job: the files that were made, see vendor-docai-document-convert-result.',
  warnings: parameters.warnings,
};

const submits: readonly ProviderToolEntry[] = [
  {
    id: 'vendor-docai-doc-structure-submit',
    role: { kind: 'submit', family: 'structure' },
    name: 'Document Structure: Submit',
    description:
      'Begins to analyse the layout and logical structure of a PDF, Word document or picture: headings, paragraphs, tables and their order.',
    descriptionForModel:
      'Use to find out how a PDF, Word file or scanned page is built: blocks in reading order with positions, a tree of headings, tables. Needs fileUrl (public address). Returns data.id; ask vendor-docai-doc-structure-result with it about every ten seconds until data.completed is true. For office, e-book, audio or video files, or for text to feed to a model, vendor-docai-doc-parser-submit fits better.',
    keywords: [
      'document structure',
      'layout analysis',
      'reading order',
      'heading tree',
      'table extraction',
      'pdf structure',
      '文档结构',
      '版面分析',
      '标题层级',
      '表格提取',
      '结构化',
    ],
    useCases: [
      'Split a long report into chapters before it is indexed',
      'Take the tables of a contract out of its PDF',
      'Find headings and their levels in a scanned document',
      'Locate a clause on its page by its coordinates',
    ],
    limitations: [
      'At the upstream PDF, Word, JPEG, PNG, BMP and GIF, and presentations with allowPptFormat.',
      readHere,
      'At most 1000 pages or 100 MB, a single picture at most 20 MB.',
    ],
    tags: ['structure', 'layout', 'job-submit'],
    input: {
      fileUrl: parameters.documentUrl(
        'The document: PDF, Word, a picture, or another format that is read (see the limitations).',
        reportUrl,
      ),
      fileName: parameters.fileName,
      fileNameExtension: parameters.fileNameExtension,
      pageIndex: parameters.pageIndex,
      structureType: parameters
        .text(
          'How much to find out: `default` (everything), `layout` (blocks only, fastest) or `doctree` (blocks and headings).',
          'layout',
          { lengthMax: 40 },
        )
        .optional(),
      outputFormat: parameters.outputFormat,
      formulaEnhancement: parameters.formulaEnhancement,
      allowPptFormat: parameters.flag(
        'Also take presentations: the upstream does so only if this is true; this service unless it is false.',
      ),
      ...parameters.callback,
      ...parameters.storage,
    },
    data: { id: 'Id of the job.' },
    exampleRequest: { fileUrl: reportUrl, structureType: 'default' },
    exampleResponse: { data: { id: structureJob } },
    relatedServices: ['vendor-docai-doc-structure-result', 'vendor-docai-doc-parser-submit', 'vendor-docai-digital-doc-structure-submit'],
  },
  {
    id: 'vendor-docai-doc-parser-submit',
    role: { kind: 'submit', family: 'parser' },
    name: 'Document Parser: Submit',
    description:
      'Begins to parse a document of almost any kind into blocks of Markdown: PDF, Office, e-books, web pages, pictures, audio and video.',
    descriptionForModel:
      'Use to turn a document into text that a model can read, with headings, tables and pictures, when the format may be anything. Needs fileUrl (public address), and fileName or fileNameExtension where the address does not tell the type. Returns data.id; ask vendor-docai-doc-parser-result with it about every ten seconds until data.status is success, and read on with layoutNum.',
    keywords: [
      'document parser',
      'parse pdf',
      'rag',
      'document to markdown',
      'llm ready text',
      'office parser',
      'epub parser',
      'audio transcript',
      '文档解析',
      '文件转文本',
      '知识库',
      '大模型解析',
      '多格式解析',
    ],
    useCases: [
      'Feed a knowledge base with PDFs, slides and spreadsheets',
      'Read a long scanned book in parts',
      'Turn a recording of a meeting into text',
      'Answer questions about a document whose format is not known',
    ],
    limitations: [
      'At the upstream PDF, Word, PowerPoint, Excel, pictures, Markdown, HTML, EPUB, MOBI, RTF, text, and common audio and video; at most 15,000 pages or 150 MB.',
      `${readHere} At most 1000 pages or 100 MB.`,
      'Only the upstream reads audio and video, and improves results by large models.',
    ],
    tags: ['parser', 'markdown', 'job-submit'],
    inputTypes: ['url', 'string', 'boolean', 'object'],
    input: {
      fileUrl: parameters.documentUrl('The document, recording or video.', 'https://files.example/handbook.docx'),
      fileName: parameters.fileName,
      fileNameExtension: parameters.fileNameExtension,
      pageIndex: parameters.pageIndex,
      outputFormat: parameters.outputFormat,
      outputHtmlTable: parameters.flag('Write tables as HTML inside the Markdown.'),
      needHeaderFooter: parameters.flag('Keep headers and footers of pages.'),
      formulaEnhancement: parameters.formulaEnhancement,
      llmEnhancement: parameters.flag(
        `Have a large model improve the result, which takes longer. Default false. ${parameters.upstreamOnly}`,
      ),
      enhancementMode: parameters
        .text('How to read: `AUTO`, `DIGITAL` (no text recognition), or only at the upstream `VLM`, `LLM` or `OCR`.', 'AUTO', {
          lengthMax: 40,
        })
        .optional(),
      llmParam: parameters.parametersObject(`For the large model: Model and Prompt. ${parameters.upstreamOnly}`, {
        Prompt: 'Describe every chart in one sentence.',
      }),
      multimediaParameters: parameters.parametersObject(
        `For audio and video, e.g. EnableSynopsisParse, VlParsePrompt, EnableDiarization. ${parameters.upstreamOnly}`,
        { EnableSynopsisParse: true },
      ),
      option: parameters.text('A further option of the parser.', 'base', { lengthMax: 100 }).optional(),
      ...parameters.callback,
      customOssConfig: parameters.storageCredentials,
      ...parameters.storage,
    },
    data: { id: 'Id of the job.' },
    exampleRequest: { fileUrl: 'https://files.example/handbook.docx', outputHtmlTable: false },
    exampleResponse: { data: { id: parserJob } },
    relatedServices: ['vendor-docai-doc-parser-result', 'vendor-docai-doc-structure-submit', 'vendor-docai-pdf-to-markdown-submit'],
  },
  {
    id: 'vendor-docai-digital-doc-structure-submit',
    role: { kind: 'sync', family: 'structure' },
    name: 'Digital Document Structure',
    description:
      'Reads the structure of a document that was made on a computer, not scanned, and answers at once: blocks, headings, tables and Markdown.',
    descriptionForModel:
      'Use for a digital document (PDF with real text, Word, Excel, HTML, EPUB, MOBI, Markdown, text) when its blocks are wanted in one call. Needs fileUrl (public address). Despite its name it begins no job: data holds the result, after a few seconds for short and up to five minutes for very long documents. With data.id the same client reads it again from vendor-docai-doc-structure-result for 24 hours, free of charge. Scans need vendor-docai-doc-structure-submit.',
    keywords: [
      'digital document',
      'born digital pdf',
      'document structure',
      'instant parsing',
      'word to markdown',
      'html to markdown',
      '电子文档',
      '数字文档',
      '实时解析',
      '文档结构',
    ],
    useCases: [
      'Read a contract in Word format in one call',
      'Turn a digital PDF into Markdown blocks without polling',
      'Index web pages and e-books by their headings',
    ],
    limitations: [
      'Digital documents only: pages that are pictures give no text.',
      `Read by this service: ${formatList(formatNames.filter((format) => format !== 'image'))}; formats from before 2007 if LibreOffice is installed.`,
      'Very long documents can take minutes; ask for useUrlResponseBody or use the asynchronous tools for them.',
    ],
    tags: ['structure', 'markdown', 'synchronous'],
    timeoutMs: wholeDocumentTimeoutMs,
    cacheable: true,
    idempotent: true,
    input: {
      fileUrl: parameters.documentUrl(
        'The document: PDF, Word, Excel, HTML, EPUB, Markdown, text, or another format that is read.',
        reportUrl,
      ),
      fileName: parameters.fileName,
      fileNameExtension: parameters.fileNameExtension,
      imageStrategy: parameters.imageStrategy,
      revealMarkdown: parameters.revealMarkdown,
      useUrlResponseBody: parameters.useUrlResponseBody,
      ...parameters.storage,
    },
    data: {
      id: 'With it vendor-docai-doc-structure-result gives this answer again for 24 hours, free of charge.',
      layouts,
      styles: structureData.styles,
      logics: structureData.logics,
      docInfo: structureData.docInfo,
      warnings: parameters.warnings,
    },
    exampleRequest: { fileUrl: reportUrl, revealMarkdown: true },
    exampleResponse: { data: { id: digitalJob, layouts: [title, paragraph], docInfo: { docType: 'pdf' } } },
    relatedServices: [
      'vendor-docai-doc-structure-result',
      'vendor-docai-doc-structure-submit',
      'vendor-docai-doc-parser-submit',
      'vendor-docai-pdf-to-markdown-submit',
    ],
  },
];

const results: readonly ProviderToolEntry[] = [
  {
    id: 'vendor-docai-doc-structure-result',
    role: { kind: 'result', families: ['structure', 'convert'] },
    name: 'Document Structure: Result',
    description: 'Reads the state and result of a document structure job; also of a conversion job.',
    descriptionForModel:
      'Use with the id that vendor-docai-doc-structure-submit answered. While the job runs data.completed is false: ask again after about ten seconds. When it is done data holds layouts (blocks in reading order), logics.docTree and docInfo. Set revealMarkdown to get Markdown too, useUrlResponseBody for large documents. It also answers for the ids of the pdf-to-* and image-to-* jobs, with data.files.',
    keywords: [
      'document structure result',
      'job status',
      'job result',
      'poll',
      'layout result',
      '结构化结果',
      '查询结果',
      '任务状态',
      '版面结果',
    ],
    useCases: [
      'Ask whether a structure job is done',
      'Get the blocks and headings of a document that was submitted',
      'Get the result of a large document as a link',
    ],
    limitations: ['Only for jobs that the same client submitted.'],
    tags: ['structure', 'job-result'],
    input: {
      id: parameters.jobId('the submit tool', structureJob),
      revealMarkdown: parameters.revealMarkdown,
      imageStrategy: parameters.imageStrategy,
      useUrlResponseBody: parameters.useUrlResponseBody,
    },
    data: structureData,
    exampleRequest: { id: structureJob, revealMarkdown: true },
    exampleResponse: {
      data: {
        completed: true,
        status: 'Success',
        layouts: [title, paragraph],
        logics: { docTree: [{ uniqueId: title.uniqueId, level: 0 }], paragraphKVs: null, tableKVs: null },
        docInfo: { docType: 'pdf', pages: [{ pageIdCurDoc: 1, imageWidth: 850, imageHeight: 1202 }] },
      },
    },
    relatedServices: ['vendor-docai-doc-structure-submit', 'vendor-docai-document-convert-result', 'vendor-docai-doc-parser-result'],
    requiredContext: ['The id of a job of vendor-docai-doc-structure-submit.'],
  },
  {
    id: 'vendor-docai-doc-parser-result',
    role: { kind: 'result', families: ['parser'] },
    name: 'Document Parser: Result',
    description: 'Reads the state and the blocks of a document parser job, all at once or in parts.',
    descriptionForModel:
      'Use with the id that vendor-docai-doc-parser-submit answered. data.status tells the state: while it is not success ask again after about ten seconds, data.processing is the progress in percent. When it is success data.layouts holds the blocks with markdownContent; join these for the text. For long documents read on with layoutNum (offset) and layoutStepSize (how many); fewer blocks than asked for means the end.',
    keywords: [
      'document parser result',
      'parsed blocks',
      'markdown blocks',
      'job status',
      'paging',
      '解析结果',
      '查询进度',
      '任务状态',
      '分页读取',
    ],
    useCases: ['Ask how far a parser job is', 'Get the Markdown of a parsed document', 'Read a book of thousands of blocks in parts'],
    limitations: ['Only for jobs that the same client submitted.', 'At most 3000 blocks in one answer.'],
    tags: ['parser', 'markdown', 'job-result'],
    input: {
      id: parameters.jobId('vendor-docai-doc-parser-submit', parserJob),
      layoutNum: z
        .int()
        .min(0)
        .max(10_000_000)
        .optional()
        .meta({ description: 'Index of the first block, from 0. Default 0.', examples: [0] }),
      layoutStepSize: z
        .int()
        .min(1)
        .max(3000)
        .optional()
        .meta({ description: 'How many blocks. Default 3000.', examples: [100] }),
      excludeFields: z
        .array(z.string().regex(/^\w{1,60}$/, 'must be the name of a member'))
        .max(30, 'must have at most 30 names')
        .optional()
        .meta({ description: 'Members of the blocks to leave out.', examples: [['pos', 'blocks']] }),
    },
    data: {
      status: '`success` or `fail`; another word while the job runs.',
      processing: 'Progress in percent.',
      layouts: `${layouts} level: that of a heading.`,
      pageCountEstimate: 'Number of pages, about.',
      outputFormatResult: 'Files in the requested formats: outputType, outputFileUrl.',
      warnings: parameters.warnings,
    },
    exampleRequest: { id: parserJob, layoutNum: 0, layoutStepSize: 100 },
    exampleResponse: { data: { status: 'success', processing: 100, pageCountEstimate: 1, layouts: [{ ...title, level: 0 }, paragraph] } },
    relatedServices: ['vendor-docai-doc-parser-submit', 'vendor-docai-doc-structure-result'],
    requiredContext: ['The id of a job of vendor-docai-doc-parser-submit.'],
  },
];

/** Tools that analyse documents. */
export const documentUnderstanding: readonly ProviderTool[] = [
  ...providerToolFamily({ ...submitting, role: { kind: 'sync' } }, submits),
  ...providerToolFamily({ ...reading, role: { kind: 'sync' } }, results),
];
