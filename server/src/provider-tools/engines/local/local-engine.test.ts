import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as documentsPackage from '@farebox/documents';
import { documentTools as toolsOn, openVision, type PictureTools, type Vision, type VisionOptions } from '@farebox/documents';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loopbackUpstream, type LoopbackUpstream } from '../../../../test/loopback-upstream.ts';
import { assertAllowedUrl, guardedFetch } from '../../../net/guarded-fetch.ts';
import type { EngineAnswer, EngineContext, ToolEngine } from '../engine.ts';
import { providerTools } from '../../kits/provider-kit.ts';
import { localEngine, surroundings } from './local-engine.ts';

const documents = join(import.meta.dirname, '../../../../../vision/test/documents');
const files = new Map<string, Uint8Array>();
let internet: LoopbackUpstream;
let folder: string;
let vision: Vision;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-engine-'));
  vision = await visionIn(folder);
  for (const name of ['report.pdf', 'columns.pdf']) files.set(`/${name}`, await readFile(join(documents, name)));
  internet = await loopbackUpstream((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
});

afterEach(async () => {
  // In every case only the kept files are left, and the code that took them over has removed those.
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
});

afterAll(async () => {
  await vision.close();
  await internet[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

interface LocalEngineRoom {
  allowsPrivateAddresses?: boolean;
  pictures?: readonly PictureTools[];
  vision?: Vision;
}

function engine({ allowsPrivateAddresses = true, pictures = [], vision: doing = vision }: LocalEngineRoom = {}): ToolEngine {
  const rules = { allowsPrivateAddresses };
  const tools = toolsOn({ vision: doing, jobsMax: 2, pictures, ...surroundings(guardedFetch(rules)) });
  return localEngine(documentsPackage, tools, (url) => assertAllowedUrl(url, rules));
}

/** Without Tesseract and LibreOffice. */
function visionIn(scratchFolder: string, options: Partial<VisionOptions> = {}): Promise<Vision> {
  return openVision({
    scratchFolder,
    concurrencyMax: 1,
    tesseract: { command: '/nowhere/tesseract', usesPackages: false },
    office: { command: '/nowhere/soffice' },
    ...options,
  });
}

const context: EngineContext = { signal: new AbortController().signal, requestId: 'req', owner: null };

function jobsOf(made = engine()) {
  if (made.jobs?.kind !== 'here') throw new Error('the jobs run here');
  return made.jobs;
}

function submit(tool: string, input: Record<string, unknown>, made = engine()): Promise<EngineAnswer> {
  return jobsOf(made).work(tool, input, context);
}

function read(submittedBy: string, answer: EngineAnswer, tool: string, options: Record<string, unknown> = {}): unknown {
  return jobsOf().present({ submittedBy, answer }, tool, options).data;
}

async function contentOf(answer: EngineAnswer, name: string): Promise<Buffer> {
  const file = answer.files?.find((each) => each.name === name);
  if (file === undefined) throw new Error(`no file ${name} among ${answer.files?.map((each) => each.name).join(', ')}`);
  return readFile(file.path);
}

const at = (path: string) => `${internet.url}/${path}`;
const markdown = 'vendor-docai-pdf-to-markdown-submit';
const convertResult = 'vendor-docai-document-convert-result';

describe('a PDF as Markdown', () => {
  it('has headings, lists, tables and pictures in order, and the size and hash of the file', async () => {
    const answer = await submit(markdown, { fileUrl: at('report.pdf') });
    const text = await contentOf(answer, 'document.md');
    const result = read(markdown, answer, convertResult);
    expect(result).toMatchObject({ completed: true, status: 'Success', files: [{ type: 'markdown' }, { type: 'image' }], warnings: [] });
    expect(result).toHaveProperty('files.0.md5', createHash('md5').update(text).digest('hex'));
    expect(result).toHaveProperty('files.0.size', text.length);
    expect(result).toHaveProperty('files.0.url', 'farebox-file:document.md');
    const { format } = await sharp(await contentOf(answer, 'page-2-picture-1.png')).metadata();
    expect(format).toBe('png');
    await expect(text.toString()).toMatchFileSnapshot(join(documents, 'report.expected.txt'));
  });

  it('leaves only the files of the answer in the scratch folder', async () => {
    const answer = await submit(markdown, { fileUrl: at('columns.pdf') });
    const [job = ''] = await readdir(folder);
    expect(await readdir(join(folder, job))).toEqual(answer.files?.map(({ name }) => name));
  });
});

describe('a picture that takes too long', () => {
  it('is refused with a hint, without mentioning an upstream', async () => {
    const slow: PictureTools = {
      addresses: () => ['imageUrl'],
      missing: () => null,
      limit: { timeMs: 50, message: 'submit a job' },
      run: () => new Promise((_resolve, reject) => setTimeout(() => reject(new Error('late')), 200)),
    };
    const answer = engine({ pictures: [slow] }).run('english-ocr', { imageUrl: at('report.pdf') }, context);
    await expect(answer).rejects.toMatchObject({ code: 'tool_refused_input', message: 'submit a job' });
  });
});

describe('other conversions', () => {
  it.each([
    ['word', 'document.docx'],
    ['excel', 'document.xlsx'],
  ])('make a file for %s', async (format, name) => {
    const answer = await submit(`vendor-docai-pdf-to-${format}-submit`, { fileUrl: at('report.pdf') });
    expect((await contentOf(answer, name)).subarray(0, 2).toString()).toBe('PK');
  });

  it('make a picture of each page', async () => {
    const answer = await submit('vendor-docai-pdf-to-image-submit', { fileUrl: at('report.pdf') });
    expect(answer.files?.map(({ name }) => name)).toEqual(
      ['page-1.jpg', 'page-2.jpg', 'page-3.jpg', 'page-4.jpg'].slice(0, answer.files?.length),
    );
    const { width, height } = await sharp(await contentOf(answer, 'page-1.jpg')).metadata();
    expect([width, height]).toEqual([1240, 1754]);
  });

  it('make one PDF from pictures', async () => {
    files.set(
      '/red.png',
      await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const answer = await submit('vendor-docai-image-to-pdf-submit', { imageUrls: [at('red.png'), at('red.png')] });
    expect((await PDFDocument.load(await contentOf(answer, 'pictures.pdf'))).getPageCount()).toBe(2);
  });
});

describe('the structure of a document', () => {
  const tool = 'vendor-docai-doc-structure-submit';
  const resultTool = 'vendor-docai-doc-structure-result';

  it('has blocks with positions, the tree of headings and the pages', async () => {
    const answer = await submit(tool, { fileUrl: at('report.pdf') });
    const data = read(tool, answer, resultTool, { revealMarkdown: true });
    expect(data).toMatchObject({
      completed: true,
      status: 'Success',
      docInfo: {
        docType: 'pdf',
        orignalDocName: 'report.pdf',
        pages: expect.arrayContaining([expect.objectContaining({ imageWidth: 827, imageHeight: 1169, pageIdCurDoc: 1 })]),
      },
      layouts: expect.arrayContaining([
        expect.objectContaining({
          type: 'title',
          subType: 'doc_title',
          text: 'Annual report of the depot',
          markdownContent: '# Annual report of the depot',
          pageNum: [0],
        }),
        expect.objectContaining({ type: 'head', text: 'Depot of the northern harbour' }),
        expect.objectContaining({ type: 'table', numRow: 5, numCol: 4 }),
        expect.objectContaining({ type: 'figure', markdownContent: '![](farebox-file:page-2-picture-1.png)' }),
      ]),
    });
    expect(data).toHaveProperty('logics.docTree.0', expect.objectContaining({ level: 0, backlink: { 上级: ['ROOT'] } }));
  });

  it('shows Markdown, embedded pictures and its own link only on request', async () => {
    const answer = await submit(tool, { fileUrl: at('report.pdf') });
    expect(JSON.stringify(read(tool, answer, resultTool))).not.toContain('markdownContent');
    expect(JSON.stringify(read(tool, answer, resultTool, { revealMarkdown: true, imageStrategy: 'base64' }))).toContain(
      '](data:image/png;base64,',
    );
    expect(read(tool, answer, resultTool, { useUrlResponseBody: true })).toMatchObject({ value: 'farebox-file:structure.json' });
    const whole: unknown = JSON.parse((await contentOf(answer, 'structure.json')).toString());
    expect(whole).toHaveProperty('layouts.1.markdownContent');
  });

  it('is read in parts by the parser, without unwanted members', async () => {
    const parser = 'vendor-docai-doc-parser-submit';
    const answer = await submit(parser, { fileUrl: at('report.pdf'), outputFormat: ['markdown', 'html'] });
    const part = read(parser, answer, 'vendor-docai-doc-parser-result', {
      layoutNum: 1,
      layoutStepSize: 2,
      excludeFields: ['pos', 'blocks'],
    });
    expect(part).toMatchObject({
      status: 'success',
      processing: 100,
      pageCountEstimate: 3,
      tableCount: 3,
      layouts: [{ index: 1, type: 'title', level: 1, markdownContent: '## Summary' }, { index: 2 }],
      outputFormatResult: [
        { outputType: 'markdown', outputFileUrl: 'farebox-file:document.md' },
        { outputType: 'html', outputFileUrl: 'farebox-file:document.html' },
      ],
    });
    expect(JSON.stringify(part)).not.toContain('"pos"');
    expect((await contentOf(answer, 'document.html')).toString()).toContain('<th rowspan="2">');
  });

  it('of a digital document is returned at once', async () => {
    files.set('/notes.md', Buffer.from('# Notes\n\n- one\n- two\n'));
    const { data } = await engine().run(
      'vendor-docai-digital-doc-structure-submit',
      { fileUrl: at('notes.md'), revealMarkdown: true },
      context,
    );
    expect(data).toMatchObject({
      docInfo: { docType: 'markdown' },
      layouts: [{ type: 'title', text: 'Notes' }, { markdownContent: '- one' }, {}],
    });
  });
});

describe('scanned pages', () => {
  it('are refused if nothing can read them and the document has no other text', async () => {
    files.set(
      '/scan.png',
      await sharp({ create: { width: 400, height: 300, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    );
    const refused = submit('vendor-docai-doc-parser-submit', { fileUrl: at('scan.png') });
    await expect(refused).rejects.toMatchObject({ code: 'tool_refused_input', message: expect.stringContaining('pictures') });
  });
});

describe('it refuses', () => {
  it.each([
    ['not a PDF', Buffer.from('hello, this is text'), 'not a PDF'],
    ['half a PDF header', Buffer.from('%PDF-1.7\n'), 'not a PDF'],
    ['empty', Buffer.alloc(0), 'empty'],
  ])('%s', async (_what, bytes, message) => {
    files.set('/bad.pdf', bytes);
    await expect(submit(markdown, { fileUrl: at('bad.pdf') })).rejects.toMatchObject({
      code: 'tool_refused_input',
      message: expect.stringContaining(message),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('an address without a file', async () => {
    await expect(submit(markdown, { fileUrl: at('nothing') })).rejects.toMatchObject({
      code: 'tool_refused_input',
      message: 'the document could not be fetched: its address answers 404',
    });
  });

  it.each([
    [{ fileUrl: 'https://files.example/a.mp4' }, 'fileUrl', 'mp4'],
    [{ fileUrl: 'https://files.example/a', fileNameExtension: 'mobi' }, 'fileNameExtension', 'mobi cannot be read here: Kindle books'],
    [{ fileUrl: 'https://files.example/a', fileNameExtension: 'pptx' }, 'fileNameExtension', 'this tool takes PDF files'],
    [{ fileUrl: 'https://files.example/a', fileName: 'a.DOC' }, 'fileName', 'doc'],
    [{ fileUrl: 'https://files.example/a.pdf', llmEnhancement: true }, 'llmEnhancement', 'large models'],
    [{ fileUrl: 'https://files.example/a.pdf', enhancementMode: 'VLM' }, 'enhancementMode', 'large models'],
    [{ fileUrl: 'https://files.example/a.pdf', enhancementMode: 'OCR' }, 'enhancementMode', 'must be auto or digital here'],
    [{ fileUrl: 'https://files.example/a.pdf', formulaEnhancement: true }, 'formulaEnhancement', 'kept as text'],
    [{ fileUrl: 'https://files.example/a.pdf', llmParam: { Prompt: 'p' } }, 'llmParam', 'large models'],
    [
      { fileUrl: 'https://files.example/a.pdf', multimediaParameters: { EnableDiarization: true } },
      'multimediaParameters',
      'audio and video',
    ],
    [{ fileUrl: 'https://files.example/a.pdf', structureType: 'everything' }, 'structureType', 'default or layout or doctree'],
    [{ fileUrl: 'https://files.example/a.pdf', imageStrategy: 'inline' }, 'imageStrategy', 'url or base64'],
    [{ fileUrl: 'https://files.example/a.pdf', option: 'advance' }, 'option', 'must be base'],
    [{ fileUrl: 'https://files.example/a.pdf', ossBucket: 'mine' }, 'ossBucket', 'delivered as links'],
    [{ fileUrl: 'https://files.example/a.pdf', customOssConfig: { AccessId: 'a' } }, 'customOssConfig', 'delivered as links'],
    [{ fileUrl: 'https://files.example/a.pdf', pageIndex: 'all' }, 'pageIndex', 'ranges'],
    [{ fileUrl: 'https://files.example/a.pdf', pageIndex: '9-2' }, 'pageIndex', 'ranges'],
    [{ fileUrl: 'https://files.example/a.pdf', pageIndex: '1-600,601-1001' }, 'pageIndex', 'more than 1000 pages'],
    [{ fileUrl: 'https://files.example/a.pdf', outputFormat: ['md', 'parchment'] }, 'outputFormat[1]', 'parchment cannot be made here'],
    [{ fileUrl: 'http://10.0.0.1/a.pdf' }, 'fileUrl', 'not public'],
    [{ imageUrls: ['https://files.example/a.png', 'http://10.0.0.1/b.png'] }, 'imageUrls[1]', 'not public'],
  ])('before any work: %o', (input, path, message) => {
    const made = engine({ allowsPrivateAddresses: false });
    expect(made.refuses?.(markdown, input)).toEqual([{ path, message: expect.stringContaining(message) }]);
  });

  it.each([
    { fileUrl: 'https://files.example/a.pdf', pageIndex: '1-5, 8, 2000-' },
    { fileUrl: 'https://files.example/a.pdf', pageIndex: '1-1000,5-9', outputFormat: ['Markdown', 'XLSX'] },
    { fileUrl: 'https://files.example/a.pdf', pageIndex: '', enhancementMode: 'AUTO' },
    { fileUrl: 'https://files.example/a.html', llmParam: {}, ossBucket: '', formulaEnhancement: false, option: 'base' },
  ])('no other input before any work: %o', (input) => {
    expect(engine().refuses?.(markdown, input)).toEqual([]);
  });
});

describe('a tool that accepts any document', () => {
  const parser = 'vendor-docai-doc-parser-submit';

  it('refuses documents that need LibreOffice, and unsupported options, before any work', async () => {
    const message = 'files of the type xls (Excel 97 to 2003) cannot be read here: LibreOffice is not installed';
    expect(engine().refuses?.(parser, { fileUrl: 'https://files.example/a.xls' })).toEqual([{ path: 'fileUrl', message }]);
    const installed = await visionIn(folder, { office: { command: '/bin/true' } });
    expect(engine({ vision: installed }).refuses?.(parser, { fileUrl: 'https://files.example/a.xls' })).toEqual([]);
    await installed.close();
    const slides = { fileUrl: 'https://files.example/a.pptx' };
    expect(engine().refuses?.(parser, slides)).toEqual([]);
    expect(engine().refuses?.(parser, { ...slides, allowPptFormat: false })).toMatchObject([{ path: 'fileUrl' }]);
    expect(engine().refuses?.('vendor-docai-doc-parser-result', { id: 'a', imageStrategy: 'x' })).toMatchObject([
      { path: 'imageStrategy' },
    ]);
  });

  it('reads an e-mail, and refuses page numbers for it', async () => {
    files.set('/a.eml', Buffer.from('From: a@b.example\r\nTo: c@d.example\r\nSubject: Terms\r\n\r\nhello'));
    const answer = await submit(parser, { fileUrl: at('a.eml') });
    expect(read(parser, answer, 'vendor-docai-doc-parser-result')).toMatchObject({
      layouts: [{ text: 'Terms' }, {}, {}, { text: 'hello' }],
    });
    await expect(submit(parser, { fileUrl: at('a.eml'), pageIndex: '2' })).rejects.toMatchObject({
      code: 'tool_refused_input',
      message: expect.stringContaining('no pages to choose from'),
    });
  });
});

describe('a conversion', () => {
  const word = 'vendor-docai-pdf-to-word-submit';

  it('names its file like the document', async () => {
    const names = async (fileName: string) => (await submit(word, { fileUrl: at('columns.pdf'), fileName })).files?.map(({ name }) => name);
    expect(await names('Annual report 2026.pdf')).toEqual(['Annual-report-2026.docx']);
    expect(await names('合同 2026年.pdf')).toEqual(['合同-2026年.docx']);
    expect(await names('Отчёт.pdf')).toEqual(['Отчёт.docx']);
    expect(await names('../a\\b:c.pdf')).toEqual(['a-b-c.docx']);
    expect(await names('con.pdf')).toEqual(['document-con.docx']);
    expect(await names('../../etc/passwd.pdf')).toEqual(['etc-passwd.docx']);
    expect(await names('보고서.pdf')).toEqual(['보고서.docx']);
    expect(await names('source.pdf')).toEqual(['document-source.docx']);
  });

  it('returns the pictures of the document and single pages on request', async () => {
    const answer = await submit(word, { fileUrl: at('report.pdf'), forceExportInnerImage: true });
    expect(answer.files?.map(({ name }) => name)).toEqual(['document.docx', 'page-2-picture-1.png']);
    const first = await submit(markdown, { fileUrl: at('report.pdf'), pageIndex: '1' });
    expect(first.files?.map(({ name }) => name)).toEqual(['document.md']);
  });
});

it('serves what it can, and reports what is missing for the rest', () => {
  const made = engine();
  expect(made.missing(markdown)).toBeNull();
  expect(made.missing('face-database-create')).toContain('upstream');
  expect(made.missing('vendor-docai-image-to-markdown-submit')).toMatch(/tesseract is not installed/);
  expect(made.missing('celebrity-recognition')).toContain('upstream');
});

it('does not sell tools that need libraries which are not installed', () => {
  const why = 'Not installed for this machine: sharp.';
  const made = engine({ vision: { ...vision, missing: why } });
  expect(made.missing(markdown)).toBe(why);
  expect(made.missing('celebrity-recognition')).toContain('upstream');
});

it('returns Retry-After if it is overloaded', async () => {
  const busy = await visionIn(folder, { queueMax: 0 });
  try {
    const made = engine({ vision: busy });
    const read = () => made.run('vendor-docai-digital-doc-structure-submit', { fileUrl: at('report.pdf') }, context);
    const refused = (await Promise.allSettled([read(), read(), read()])).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', status: 503, details: { retryAfterSeconds: 10 } } });
  } finally {
    await busy.close();
  }
});

it('is probed without a worker', async () => {
  const closed = await visionIn(folder);
  await closed.close();
  await expect(engine({ vision: closed }).probe?.(markdown, context)).resolves.toBeUndefined();
});

/** What is read here. A new option is added to these, or is refused before payment, or says that it changes nothing. */
const options = new Set(
  [
    'fileUrl fileName fileNameExtension imageUrls imageUrl pageIndex outputFormat structureType enhancementMode allowPptFormat option',
    'outputHtmlTable needHeaderFooter imageStrategy revealMarkdown useUrlResponseBody forceMergeExcel forceExportInnerImage',
    'id layoutNum layoutStepSize excludeFields languages needRotate outputCharInfo outputTable enableEventCallback callbackUrl',
  ].flatMap((names) => names.split(' ')),
);
const documentTools = providerTools.filter(({ id }) => id.includes('-docai-') || id.endsWith('-ocr'));

it.each(documentTools.map((tool) => [tool.id, tool] as const))('%s ignores no option in silence', (id, tool) => {
  const { properties = {} } = z.toJSONSchema(tool.input, { io: 'input' });
  const ignored = Object.entries(properties).flatMap(([name, schema]) => {
    const {
      type,
      description,
      examples = [],
    } = z.looseObject({ type: z.string().optional(), description: z.string(), examples: z.array(z.unknown()).optional() }).parse(schema);
    if (options.has(name) && !(name === 'fileName' && id.includes('pdf-to-image'))) return [];
    const given = { ...tool.exampleRequest, [name]: type === 'boolean' ? true : examples[0] };
    const isRefused = (engine().refuses?.(id, given) ?? []).some(({ path }) => path === name);
    return isRefused || /without effect/i.test(description) ? [] : [name];
  });
  expect(ignored).toEqual([]);
});
