import type { z } from 'zod';
import { pricingPolicies } from '../../tools/tool.ts';
import * as parameters from './parameters.ts';
import {
  documentTimeoutMs,
  providerToolFamily,
  type ProviderToolEntry,
  type ProviderToolFamily,
  type ProviderTool,
} from './provider-tool.ts';

const submitting: ProviderToolFamily = {
  category: 'document-conversion',
  tags: ['documents', 'conversion', 'asynchronous', 'job-submit'],
  keywords: ['convert file', 'document conversion', 'file converter', '文档转换', '格式转换', '文件转换'],
  limitations: ['Files have to be at public addresses; documents with a password are not taken.', 'At most 1000 pages or 100 MB.'],
  pricing: pricingPolicies.docaiSubmitApi,
  role: { kind: 'submit', family: 'convert' },
  complexity: 'complex',
  typicalResponseTimeMs: 1200,
  timeoutMs: documentTimeoutMs,
  cacheable: false,
  idempotent: false,
  inputTypes: ['url', 'string', 'boolean'],
  outputTypes: ['object', 'string'],
};

const reading: ProviderToolFamily = {
  ...submitting,
  tags: ['documents', 'conversion', 'job-result'],
  limitations: ['A result is kept for 24 hours after the job has ended; links in it may end earlier.'],
  pricing: pricingPolicies.docaiQueryApi,
  role: { kind: 'result', families: ['convert'] },
  complexity: 'moderate',
  typicalResponseTimeMs: 800,
  idempotent: true,
  inputTypes: ['string'],
  outputTypes: ['object', 'url'],
};

const resultTool = 'vendor-docai-document-convert-result';
const pollAdvice = `Returns data.id; ask ${resultTool} with it about every ten seconds until data.completed is true, then take the links in data.files.`;
const exampleJob = 'docmind-20261120-7c5f9dd41b3e4a08';
const reportUrl = 'https://files.example/report.pdf';

type Conversion = Pick<ProviderToolEntry, 'name' | 'description' | 'keywords' | 'useCases' | 'limitations' | 'tags'> & {
  /** `pdf-to-word` */
  conversion: string;
  /** When to use it. */
  whenToUse: string;
  input?: z.ZodRawShape;
  related: readonly string[];
};

function submitId(conversion: string): string {
  return `vendor-docai-${conversion}-submit`;
}

function fromPdf({ conversion, whenToUse, input = {}, related, ...entry }: Conversion): ProviderToolEntry {
  return {
    ...entry,
    id: submitId(conversion),
    descriptionForModel: `${whenToUse} Needs fileUrl (public address of a PDF). ${pollAdvice}`,
    input: {
      fileUrl: parameters.documentUrl('The PDF.', reportUrl),
      fileName: parameters.fileName,
      pageIndex: parameters.pageIndex,
      ...input,
      ...parameters.storage,
    },
    data: { id: 'Id of the job.' },
    exampleRequest: { fileUrl: reportUrl },
    exampleResponse: { data: { id: exampleJob } },
    relatedServices: [resultTool, ...related.map(submitId)],
  };
}

function fromPictures({ conversion, whenToUse, input = {}, related, ...entry }: Conversion): ProviderToolEntry {
  const imageUrls = ['https://files.example/page-1.png', 'https://files.example/page-2.png'];
  return {
    ...entry,
    id: submitId(conversion),
    descriptionForModel: `${whenToUse} Needs imageUrls (1 to 30 public addresses, in the order of the pages). ${pollAdvice}`,
    input: {
      imageUrls: parameters.pictureUrls(),
      imageNames: parameters.imageNames,
      imageNameExtension: parameters.imageNameExtension,
      ...input,
      ...parameters.storage,
    },
    inputTypes: ['url', 'array', 'string'],
    data: { id: 'Id of the job.' },
    exampleRequest: { imageUrls },
    exampleResponse: { data: { id: exampleJob } },
    relatedServices: [resultTool, ...related.map(submitId)],
  };
}

const forceExportInnerImage = parameters.flag('Also return all pictures in the document as separate files.');

const submits: readonly ProviderToolEntry[] = [
  fromPdf({
    conversion: 'pdf-to-image',
    name: 'PDF to Image: Submit',
    description: 'Begins to turn the pages of a PDF into pictures.',
    whenToUse: 'Use to get pictures of the pages of a PDF, e.g. to look at them or to show them.',
    keywords: ['pdf to image', 'pdf to png', 'pdf to jpg', 'page pictures', 'render pdf', 'pdf转图片', 'PDF转图像', '页面截图'],
    useCases: [
      'Show the pages of a PDF where PDFs cannot be shown',
      'Give pages with drawings to a model that sees pictures',
      'Make thumbnails of a report',
    ],
    limitations: ['One picture for each page; the resolution cannot be chosen.'],
    tags: ['pdf', 'image'],
    input: {
      fileName: parameters
        .text(
          `Name of the PDF with its extension. ${parameters.withoutEffectHere}: the pictures are named after their pages.`,
          'report.pdf',
        )
        .optional(),
      ...parameters.callback,
    },
    related: ['image-to-pdf', 'pdf-to-markdown'],
  }),
  fromPdf({
    conversion: 'pdf-to-excel',
    name: 'PDF to Excel: Submit',
    description: 'Begins to turn the tables of a PDF into an Excel workbook.',
    whenToUse: 'Use when a PDF holds tables, such as price lists, statements or statistics, that have to be calculated with.',
    keywords: [
      'pdf to excel',
      'pdf to xlsx',
      'pdf tables',
      'table extraction',
      'spreadsheet',
      'pdf转excel',
      'PDF转表格',
      '表格识别',
      '提取表格',
    ],
    useCases: [
      'Calculate with the figures of an annual report',
      'Import a price list that came as a PDF',
      'Compare bank statements of several months',
    ],
    limitations: ['Tables with ruled lines come out best; tables without lines can lose the border between columns.'],
    tags: ['pdf', 'excel', 'tables'],
    input: {
      forceMergeExcel: parameters.flag('Put everything into one worksheet. Default false.'),
      forceExportInnerImage,
      ...parameters.callback,
    },
    related: ['pdf-to-word', 'pdf-to-markdown'],
  }),
  fromPdf({
    conversion: 'pdf-to-markdown',
    name: 'PDF to Markdown: Submit',
    description: 'Begins to turn a PDF into a Markdown file with headings, lists, tables and pictures.',
    whenToUse: 'Use to get one Markdown file of a PDF, e.g. to read it, to summarise it or to put it into a knowledge base.',
    keywords: ['pdf to markdown', 'pdf to md', 'pdf to text', 'rag ingestion', 'pdf转markdown', 'PDF转文本', 'PDF转MD', '知识库导入'],
    useCases: ['Summarise a paper without its page furniture', 'Index manuals by headings', 'Keep a report under version control as text'],
    limitations: ['The look of the pages is lost; scanned pages depend on text recognition.'],
    tags: ['pdf', 'markdown'],
    related: ['pdf-to-word', 'image-to-markdown'],
  }),
  fromPdf({
    conversion: 'pdf-to-word',
    name: 'PDF to Word: Submit',
    description: 'Begins to turn a PDF into a Word document that can be edited.',
    whenToUse: 'Use when somebody has to go on writing in a document that exists only as a PDF.',
    keywords: ['pdf to word', 'pdf to docx', 'editable document', 'pdf转word', 'PDF转文档', '可编辑文档', 'PDF转DOCX'],
    useCases: ['Edit a contract of which only the PDF is left', 'Translate a brochure in a word processor', 'Reuse parts of an old report'],
    limitations: ['Text and tables can be edited; the exact look of every page is not promised.'],
    tags: ['pdf', 'word'],
    input: {
      forceExportInnerImage,
      formulaEnhancement: parameters.formulaEnhancement,
      option: parameters.text('A further option of the conversion.', 'base', { lengthMax: 100 }).optional(),
      ...parameters.callback,
    },
    related: ['pdf-to-excel', 'pdf-to-markdown'],
  }),
  fromPictures({
    conversion: 'image-to-markdown',
    name: 'Image to Markdown: Submit',
    description: 'Begins to read up to 30 pictures of pages and to write what is on them as one Markdown file.',
    whenToUse: 'Use to get the text of photographed or scanned pages with its headings and tables.',
    keywords: [
      'image to markdown',
      'scan to text',
      'photo to text',
      'ocr to markdown',
      '图片转markdown',
      '图片转文本',
      '扫描件识别',
      '拍照转文字',
    ],
    useCases: ['Read photographed pages of a notebook or a book', 'Turn scanned forms into text', 'Put screenshots of slides into notes'],
    limitations: ['Printed text comes out better than handwriting; the order of the pages is that of the addresses.'],
    tags: ['image', 'markdown', 'ocr'],
    related: ['image-to-pdf', 'pdf-to-markdown'],
  }),
  fromPictures({
    conversion: 'image-to-pdf',
    name: 'Image to PDF: Submit',
    description: 'Begins to put up to 30 pictures into one PDF, a page for each.',
    whenToUse: 'Use to make one PDF of several pictures, e.g. of photographed pages.',
    keywords: ['image to pdf', 'jpg to pdf', 'png to pdf', 'merge images', 'scan to pdf', '图片转pdf', '合并图片', '照片转PDF'],
    useCases: ['Send photographed receipts as one file', 'Archive scanned pages', 'Put drawings together for printing'],
    limitations: ['The pages are pictures: their text can be looked at, not necessarily searched.'],
    tags: ['image', 'pdf'],
    input: parameters.callback,
    related: ['pdf-to-image', 'image-to-markdown'],
  }),
];

const result: ProviderToolEntry = {
  id: resultTool,
  name: 'Document Conversion: Result',
  description: 'Reads the state of a conversion job, and the links to the files that it made.',
  descriptionForModel:
    'Use with the id that one of the pdf-to-* or image-to-* submit tools answered. While the job runs data.completed is false: ask again after about ten seconds. When it is done data.files lists the files: type, url, size, md5. Download them soon: links end.',
  keywords: ['conversion result', 'converted file', 'download link', 'job status', '转换结果', '下载链接', '任务状态', '查询结果'],
  useCases: [
    'Ask whether a conversion is done',
    'Get the link to a converted Word, Excel, Markdown or PDF file',
    'Get the pictures of all pages of a PDF',
  ],
  limitations: ['Only for jobs that the same client submitted.'],
  tags: ['download'],
  input: { id: parameters.jobId('the submit tool', exampleJob) },
  data: {
    completed: 'true once the job has ended.',
    status: '`Success` or `Fail`; absent or `Processing` while the job runs.',
    files: 'The files that were made: type, url, size in bytes, md5.',
    warnings: parameters.warnings,
  },
  exampleRequest: { id: exampleJob },
  exampleResponse: {
    data: {
      completed: true,
      status: 'Success',
      files: [
        {
          type: 'markdown',
          url: 'https://files.example/convert/report.md?expires=1795262400',
          size: 18_231,
          md5: '5d41402abc4b2a76b9719d911017c592',
        },
      ],
    },
  },
  relatedServices: ['pdf-to-image', 'pdf-to-excel', 'pdf-to-markdown', 'pdf-to-word', 'image-to-markdown', 'image-to-pdf'].map(submitId),
  requiredContext: ['The id of a job of one of the pdf-to-* or image-to-* submit tools.'],
};

/** Tools that convert to other formats. */
export const documentConversion: readonly ProviderTool[] = [
  ...providerToolFamily(submitting, submits),
  ...providerToolFamily(reading, [result]),
];
