import { describe, expect, it } from 'vitest';
import { contextOf, engineBench, type EngineBench } from '../../../../test/upstream/engine-bench.ts';
import type { Misbehaviour } from '../../../../test/upstream/stand-in.ts';
import { servedTools } from './actions.ts';

const document = { fileUrl: 'https://a.example/files/terms.pdf?x=1&y=2' };
const pictures = { imageUrls: ['https://a.example/1.png', 'https://a.example/b,c.JPG'] };

/** Every tool that submits a job, the action and parameters that are sent, and what is read in the end. */
const submits: ReadonlyArray<readonly [toolId: string, input: Record<string, unknown>, sent: Record<string, string>, result: object]> = [
  [
    'vendor-docai-doc-structure-submit',
    {
      ...document,
      fileName: "it's (1)*.pdf",
      formulaEnhancement: false,
      outputFormat: ['markdown', 'html'],
      enableEventCallback: true,
      callbackUrl: 'https://a.example/done',
    },
    { FileUrl: document.fileUrl, FileName: "it's (1)*.pdf", FormulaEnhancement: 'false', OutputFormat: 'markdown,html' },
    { completed: true, status: 'Success', layouts: [{ type: 'title' }, { type: 'text' }] },
  ],
  [
    'vendor-docai-doc-parser-submit',
    { ...document, llmParam: { Model: 'm', Prompt: 'sum up' }, llmEnhancement: true, pageIndex: '1-5', ossBucket: '' },
    {
      FileUrl: document.fileUrl,
      FileName: 'terms.pdf',
      LLMParam: '{"Model":"m","Prompt":"sum up"}',
      LlmEnhancement: 'true',
      PageIndex: '1-5',
    },
    { status: 'success', processing: 100, layouts: [{ level: 0 }, {}] },
  ],
  [
    'vendor-docai-pdf-to-image-submit',
    document,
    { FileUrl: document.fileUrl, FileName: 'terms.pdf' },
    { files: [{ type: 'markdown', size: 18231 }] },
  ],
  [
    'vendor-docai-pdf-to-excel-submit',
    { fileUrl: 'https://a.example/download?id=7', forceMergeExcel: true },
    { FileUrl: 'https://a.example/download?id=7', FileName: 'document.pdf', ForceMergeExcel: 'true' },
    { completed: true, status: 'Success', files: [{ md5: expect.any(String), url: expect.any(String) }] },
  ],
  [
    'vendor-docai-pdf-to-markdown-submit',
    { fileUrl: 'https://a.example/표.pdf' },
    { FileUrl: 'https://a.example/%ED%91%9C.pdf', FileName: '_ED_91_9C.pdf' },
    { files: [{}] },
  ],
  [
    'vendor-docai-pdf-to-word-submit',
    { ...document, fileName: 'x.pdf', option: 'a' },
    { FileUrl: document.fileUrl, FileName: 'x.pdf', Option: 'a' },
    { files: [{}] },
  ],
  [
    'vendor-docai-image-to-markdown-submit',
    pictures,
    { ImageUrls: 'https://a.example/1.png,https://a.example/b%2Cc.JPG', ImageNames: '1.png,2.jpg' },
    { files: [{}] },
  ],
  [
    'vendor-docai-image-to-pdf-submit',
    { ...pictures, imageNameExtension: 'png' },
    { ImageUrls: 'https://a.example/1.png,https://a.example/b%2Cc.JPG', ImageNameExtension: 'png' },
    { files: [{}] },
  ],
  [
    'video-security-object-detection',
    { VideoURL: 'https://public-pictures.oss-cn-shanghai.aliyuncs.com/v.mp4', StartTimestamp: 1629086400, CallbackOnlyHasObject: true },
    { VideoURL: 'https://public-pictures.oss-cn-shanghai.aliyuncs.com/v.mp4', StartTimestamp: '1629086400', CallbackOnlyHasObject: 'true' },
    { status: 'PROCESS_SUCCESS', result: { width: 1280, frames: [{ elements: [{ type: 'PERSON' }] }] } },
  ],
];

describe('a job of the upstream', () => {
  it.each(submits)('for %s is submitted, runs and is read', async (toolId, input, sent, result) => {
    await using bench = await engineBench({ pollsUntilDone: 2 });
    const { id, answer } = await jobsOf(bench).submit(toolId, input, contextOf());
    expect(Object.fromEntries(bench.upstream.calls[0]?.parameters ?? [])).toEqual(sent);
    expect(Object.values(answer.data ?? {})).toContain(id);
    expect(await read(bench, toolId, id)).toMatchObject({ state: 'running' });
    expect(await read(bench, toolId, id)).toMatchObject({ state: 'running' });
    expect(await read(bench, toolId, id)).toMatchObject({ state: 'succeeded', answer: { data: result } });
    expect(await read(bench, toolId, id)).toMatchObject({ state: 'succeeded' });
  });

  it('exists for every submit tool', () => {
    const known = [...servedTools].filter(([, { job }]) => job !== null).map(([toolId]) => toolId);
    expect([...known].sort()).toEqual(submits.map(([toolId]) => toolId).sort());
  });

  it.each(submits)('for %s can fail', async (toolId, input) => {
    await using bench = await engineBench({ pollsUntilDone: 0 });
    bench.upstream.failNextJob({ code: 'InvalidImage.Download', message: 'the download of http://a.example/x failed' });
    const { id } = await jobsOf(bench).submit(toolId, input, contextOf());
    expect(await read(bench, toolId, id)).toEqual({
      state: 'failed',
      code: 'InvalidImage.Download',
      message: 'the file could not be downloaded (InvalidImage.Download)',
    });
  });

  it('reports its progress', async () => {
    await using bench = await engineBench();
    const { id } = await jobsOf(bench).submit('vendor-docai-doc-parser-submit', document, contextOf());
    expect(await read(bench, 'vendor-docai-doc-parser-submit', id)).toEqual({ state: 'running', progress: 40.5, message: null });
  });

  it('is read in parts', async () => {
    await using bench = await engineBench({ pollsUntilDone: 0 });
    const { id } = await jobsOf(bench).submit('vendor-docai-doc-parser-submit', document, contextOf());
    const options = { layoutNum: 1, layoutStepSize: 1, excludeFields: ['blocks', 'pos'] };
    const state = await jobsOf(bench).read(
      { id, submittedBy: 'vendor-docai-doc-parser-submit' },
      'vendor-docai-doc-parser-result',
      options,
      contextOf(),
    );
    expect(state).toMatchObject({ answer: { data: { layouts: [{ index: 1 }] } } });
    expect(Object.fromEntries(bench.upstream.calls.at(-1)?.parameters ?? [])).toEqual({
      Id: id,
      LayoutNum: '1',
      LayoutStepSize: '1',
      ExcludeFields: 'blocks,pos',
    });
  });

  it('is read with the structure options', async () => {
    await using bench = await engineBench({ pollsUntilDone: 0 });
    const { id } = await jobsOf(bench).submit('vendor-docai-doc-structure-submit', document, contextOf());
    const job = { id, submittedBy: 'vendor-docai-doc-structure-submit' };
    const url = await jobsOf(bench).read(job, 'vendor-docai-doc-structure-result', { useUrlResponseBody: true }, contextOf());
    expect(url).toMatchObject({ answer: { data: { url: expect.any(String) } } });
    const markdown = await jobsOf(bench).read(
      job,
      'vendor-docai-doc-structure-result',
      { revealMarkdown: true, imageStrategy: 'url' },
      contextOf(),
    );
    expect(markdown).toMatchObject({ answer: { data: { layouts: [{ markdownContent: '# Delivery terms' }, {}] } } });
  });

  it('that the provider has deleted has failed', async () => {
    await using bench = await engineBench();
    const message = 'the job is not known any more: results are kept for 24 hours (NotExistBizId)';
    for (const submittedBy of ['vendor-docai-doc-structure-submit', 'vendor-docai-pdf-to-word-submit']) {
      expect(await read(bench, submittedBy, 'docmind-20200101-0')).toEqual({ state: 'failed', code: 'NotExistBizId', message });
    }
    bench.upstream.script('QueryDocParserStatus', { status: 400, code: 'NotExistBizId' });
    expect(await read(bench, 'vendor-docai-doc-parser-submit', 'docmind-20200101-0')).toMatchObject({ state: 'failed', message });
    expect(await read(bench, 'vendor-docai-doc-parser-submit', 'docmind-20200101-0')).toMatchObject({ state: 'failed', message });
    expect(await read(bench, 'video-security-object-detection', '0')).toMatchObject({ state: 'failed', code: 'InvalidParameter' });
  });

  it.each<[string, Misbehaviour, object]>([
    ['GetDocStructureResult', { status: 400, code: 'DocProcessing' }, { state: 'running' }],
    ['GetDocStructureResult', { members: { Code: 'DocProcessing' } }, { state: 'running' }],
    ['GetDocStructureResult', { status: 400, code: 'UrlNotLegal' }, { state: 'failed', code: 'UrlNotLegal' }],
    ['GetDocStructureResult', { members: { Completed: true, Data: { layouts: [] } } }, { state: 'succeeded' }],
    ['GetDocStructureResult', { members: { Completed: true, Code: 'UrlNotLegal' } }, { state: 'failed', code: 'UrlNotLegal' }],
    [
      'GetDocStructureResult',
      { members: { Completed: true, Status: 'Fail', Code: 'SystemError' } },
      { state: 'failed', code: 'SystemError' },
    ],
  ])('%s answering %j is %j', async (action, misbehaviour, expected) => {
    await using bench = await engineBench();
    bench.upstream.script(action, misbehaviour);
    expect(await read(bench, 'vendor-docai-doc-structure-submit', 'docmind-1')).toMatchObject(expected);
  });

  it.each<[Misbehaviour, string]>([
    [{ members: {} }, 'upstream_failed'],
    [{ members: { Completed: true } }, 'upstream_failed'],
    [{ members: { Completed: true, Status: 'Success' } }, 'upstream_failed'],
    [{ members: { Completed: true, Status: 'Success', Code: '200', Data: null } }, 'upstream_failed'],
    [{ members: { Code: 'DocMindServiceExpired' } }, 'unavailable'],
    [{ members: { Code: 'SystemError' } }, 'upstream_failed'],
    [{ status: 400, code: 'MissingId' }, 'tool_refused_input'],
    [{ status: 403, code: 'NoPermission' }, 'unavailable'],
  ])('is not ended by a failed read: %j', async (misbehaviour, code) => {
    await using bench = await engineBench();
    bench.upstream.script('GetDocStructureResult', misbehaviour, misbehaviour, misbehaviour);
    await expect(read(bench, 'vendor-docai-doc-structure-submit', 'docmind-1')).rejects.toMatchObject({ code });
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['vendor-docai-pdf-to-word-submit', 'GetDocumentConvertResult', { Completed: true, Status: 'Success' }],
    ['vendor-docai-doc-parser-submit', 'QueryDocParserStatus', {}],
    ['vendor-docai-doc-parser-submit', 'GetDocParserResult', { Code: 'ok' }],
    ['vendor-docai-doc-parser-submit', 'GetDocParserResult', { Code: '200', Data: null }],
    ['video-security-object-detection', 'GetAsyncJobResult', {}],
    ['video-security-object-detection', 'GetAsyncJobResult', { Data: { Status: 'PROCESS_SUCCESS' } }],
  ])('for %s is not finished by a %s that claims a success without data: %j', async (toolId, action, members) => {
    await using bench = await engineBench({ pollsUntilDone: 0 });
    const { id } = await jobsOf(bench).submit(toolId, submits.find(([each]) => each === toolId)?.[1] ?? {}, contextOf());
    bench.upstream.script(action, { members }, { members }, { members });
    await expect(read(bench, toolId, id)).rejects.toMatchObject({ code: 'upstream_failed', status: 502 });
  });

  it.each<[Misbehaviour, string]>([
    ['cut', 'upstream_failed'],
    ['broken-json', 'upstream_failed'],
    [{ members: {} }, 'upstream_failed'],
    [{ members: { Data: { Id: '../../x' } } }, 'upstream_failed'],
    [{ members: { Code: 'UrlNotLegal' } }, 'tool_refused_input'],
    [{ status: 500, code: 'SystemError' }, 'upstream_failed'],
  ])('is submitted once, also if the answer is %j', async (misbehaviour, code) => {
    await using bench = await engineBench();
    bench.upstream.script('SubmitDocStructureJob', misbehaviour);
    await expect(jobsOf(bench).submit('vendor-docai-doc-structure-submit', document, contextOf())).rejects.toMatchObject({ code });
    expect(bench.upstream.calls).toHaveLength(1);
  });
});

function jobsOf({ engine }: EngineBench) {
  if (engine.jobs?.kind !== 'remote') throw new Error('no jobs');
  return engine.jobs;
}

function read(bench: EngineBench, submittedBy: string, id: string) {
  return jobsOf(bench).read({ id, submittedBy }, 'vendor-docai-doc-structure-result', {}, contextOf());
}
