import { describe, expect, it } from 'vitest';
import { contextOf, engineBench, lateAfter, type EngineBench } from '../../../../test/upstream/engine-bench.ts';
import { deadUrl } from '../../../../test/loopback-upstream.ts';
import { standInAccount, type Misbehaviour } from '../../../../test/upstream/stand-in.ts';
import { asProblem, type Problem } from '../../../errors.ts';
import { servedTools } from './actions.ts';

type Input = Record<string, unknown>;

/** One call of every tool that answers at once: its input, where `$` is the place of the caller's files, and what is answered. */
const calls: ReadonlyArray<readonly [toolId: string, input: Input, expected: object]> = [
  [
    'korean-ocr',
    { imageUrl: 'https://a.example/receipt.png', needRotate: true },
    { content: '영수증 합계 12,500원 ', data: { prism_wnum: 2, width: 600 } },
  ],
  ['english-ocr', { imageUrl: 'https://a.example/x.png', outputTable: false }, { content: 'Total 12.50 ' }],
  ['japanese-ocr', { imageUrl: 'https://a.example/x.png' }, { content: '領収書 ' }],
  ['multilingual-ocr', { imageUrl: 'https://a.example/x.png', languages: ['eng', 'chn'] }, { content: 'Menu 菜单 ' }],
  ['object-detection', { ImageURL: '$' }, { data: { width: 533, elements: [{ type: 'chair', score: 0.812, boxes: [20, 40, 180, 260] }] } }],
  ['main-subject-detection', { ImageURL: '$' }, { data: { location: { x: 28, y: 20, width: 583, height: 320 } } }],
  ['white-background-image-detection', { ImageURL: '$' }, { data: { elements: [{ whiteBase: 1 }] } }],
  ['security-object-detection', { ImageURL: '$' }, { data: { elements: [{ type: 'DOG', box: [120, 80, 400, 500] }] } }],
  ['kitchen-animal-detection', { ImageURLA: '$', ImageURLB: '$' }, { data: { elements: [{ type: 'mouse', rectangles: { left: 292 } }] } }],
  ['pedestrian-detection', { ImageURL: '$' }, { data: { width: 1280, elements: [{ type: 'person' }, { score: 0.881 }] } }],
  ['person-counting', { ImageURL: '$' }, { data: { personNumber: 6 } }],
  ['celebrity-recognition', { ImageURL: '$' }, { data: { faceRecognizeResults: [{ name: 'An Actor' }] } }],
  ['portrait-anime-stylization', { ImageURL: '$', AlgoType: 'anime' }, { data: { imageURL: expect.stringContaining('anime.jpg') } }],
  ['fingerprint-extraction', { ImageURL: '$', ImageData: 'aGVsbG8=' }, { data: { fingerPrint: expect.stringMatching(/^\/9j/) } }],
  ['hair-segmentation', { ImageURL: '$' }, { data: { elements: [{ x: 446, imageURL: expect.any(String) }] } }],
  ['hd-sky-segmentation', { ImageURL: '$' }, { data: { imageURL: expect.any(String) } }],
  ['mask-refinement', { ImageURL: '$', MaskImageURL: '$' }, { data: { elements: [{ imageURL: expect.any(String) }] } }],
  ['sky-replacement', { ImageURL: '$', ReplaceImageURL: '$' }, { data: { imageURL: expect.any(String) } }],
  ['face-segmentation-parsing', { ImageURL: '$' }, { data: { originImageURL: expect.any(String), elements: [{ name: 'skin' }] } }],
  ['image-style-recognition', { Url: '$' }, { data: { styles: ['fresh', 'bright'] } }],
  ['waste-classification', { ImageURL: '$' }, { data: { sensitive: false, elements: [{ rubbish: '塑料瓶' }] } }],
  ['image-element-detection', { Url: '$' }, { data: { elements: [{ type: 'majorhuman', x: 287 }] } }],
  [
    'vendor-docai-digital-doc-structure-submit',
    { fileUrl: 'https://a.example/terms.pdf', revealMarkdown: true },
    { data: { layouts: [{ markdownContent: '# Delivery terms' }, {}] } },
  ],
  ['face-database-create', { Name: 'staff' }, { data: {} }],
  ['face-database-create-entity', { DbName: 'staff', EntityId: 'anna', Labels: 'night' }, { data: {} }],
  [
    'face-database-add-face',
    { DbName: 'staff', EntityId: 'anna', ImageUrl: '$', QualityScoreThreshold: 97.5 },
    { data: { faceId: '1', qualitieScore: 99.79581 } },
  ],
  [
    'face-database-get-entity',
    { DbName: 'staff', EntityId: 'anna' },
    { data: { dbName: 'staff', entityId: 'anna', labels: 'night', faces: [{ faceId: '1' }] } },
  ],
  [
    'face-template-create',
    { ImageURL: '$' },
    { data: { templateId: expect.stringMatching(/^[\da-f-]{36}\.[\w-]{27}$/), faceInfos: [{ faceRect: { x: 254 } }] } },
  ],
];

function at({ source }: EngineBench, input: Input): Input {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value === '$' ? `${source}/picture.png` : value]));
}

describe('the upstream engine', () => {
  it('serves every synchronous tool with the action and parameters of the provider', async () => {
    await using bench = await engineBench();
    for (const [toolId, input, expected] of calls) {
      expect(await bench.engine.run(toolId, at(bench, input), contextOf()), toolId).toMatchObject(expected);
    }
    const template = await bench.engine.run('face-template-create', at(bench, { ImageURL: '$' }), contextOf());
    const TemplateId = (template.data as { templateId: string }).templateId;
    expect(await bench.engine.run('face-template-delete', { TemplateId }, contextOf())).toEqual({ data: {} });

    const tried = new Set([...calls.map(([toolId]) => toolId), 'face-template-delete']);
    const atOnce = [...servedTools].filter(([, { job }]) => job === null).map(([toolId]) => toolId);
    expect([...atOnce].sort()).toEqual([...tried].sort());
    expect(bench.lines.join('')).not.toMatch(/secret|LTAI|Signature/);
  });

  it('treats a success without data as a failure, for every tool that returns data', async () => {
    await using bench = await engineBench();
    for (const [toolId, input] of calls) {
      const tool = servedTools.get(toolId);
      if (tool === undefined || tool.answer === 'nothing') continue;
      bench.upstream.script(tool.action.action, { members: { Code: '200' } });
      const refused = await failure(bench.engine.run(toolId, at(bench, input), contextOf()));
      expect(refused, toolId).toMatchObject({ code: 'upstream_failed', status: 502 });
    }
  });

  it('does not send our own parameters, or a second picture', async () => {
    await using bench = await engineBench();
    await bench.engine.run(
      'fingerprint-extraction',
      { ImageURL: 'https://public-pictures.oss-cn-shanghai.aliyuncs.com/a.jpg', ImageData: 'aGVsbG8=' },
      contextOf(),
    );
    expect(Object.fromEntries(bench.upstream.calls[0]?.parameters ?? [])).toEqual({
      ImageURL: 'https://public-pictures.oss-cn-shanghai.aliyuncs.com/a.jpg',
    });
  });

  it('works with temporary credentials', async () => {
    const account = { ...standInAccount, securityToken: 'CAIS-token' };
    await using bench = await engineBench({ account });
    await expect(bench.engine.run('person-counting', at(bench, { ImageURL: '$' }), contextOf())).resolves.toEqual({
      data: { personNumber: 6 },
    });
  });

  it('passes storage on to the provider, and does not log its credentials', async () => {
    await using bench = await engineBench();
    const storage = { ossBucket: 'mine', ossEndpoint: 'oss-cn-beijing.aliyuncs.com', customOssConfig: { AccessKeySecret: 'their-secret' } };
    const input = { fileUrl: 'https://a.example/a.pdf', ...storage };
    const job = bench.engine.jobs;
    if (job?.kind !== 'remote') throw new Error('the jobs run there');
    await job.submit('vendor-docai-doc-parser-submit', input, contextOf());
    expect(Object.fromEntries(bench.upstream.calls[0]?.parameters ?? [])).toMatchObject({
      OssBucket: 'mine',
      OssEndpoint: 'oss-cn-beijing.aliyuncs.com',
      CustomOssConfig: '{"AccessKeySecret":"their-secret"}',
    });
    expect(bench.lines.join('')).not.toContain('their-secret');
  });

  it('refuses page selection for a conversion before any request', async () => {
    await using bench = await engineBench();
    const input = { fileUrl: 'https://a.example/a.pdf', pageIndex: '2' };
    const refused = [{ path: 'pageIndex', message: 'pages cannot be chosen here: leave pageIndex out' }];
    expect(bench.engine.refuses?.('vendor-docai-pdf-to-word-submit', input)).toEqual(refused);
    expect(bench.engine.refuses?.('vendor-docai-doc-parser-submit', input)).toEqual([]);
  });

  it('refuses a forbidden address before any request', async () => {
    await using bench = await engineBench({
      checkUrl: () => {
        throw new Error('not allowed');
      },
    });
    await expect(bench.engine.run('korean-ocr', { imageUrl: 'http://10.0.0.1/x.png' }, contextOf())).rejects.toThrow('not allowed');
    expect(bench.upstream.calls).toEqual([]);
  });

  it('separates the face databases of clients', async () => {
    await using bench = await engineBench();
    const create = (clientId: string) => bench.engine.run('face-database-create', { Name: 'staff' }, contextOf(clientId));
    await create('key_one');
    await create('key_two');
    expect(bench.upstream.databases.size).toBe(2);
    const again = await failure(create('key_one'));
    expect(again).toMatchObject({ code: 'tool_refused_input', status: 422 });
    expect(again.message).toBe('the tool could not work on this input: a record of this name exists already (Data.Exist)');
    await bench.engine.run('face-database-create-entity', { DbName: 'staff', EntityId: 'anna' }, contextOf('key_one'));
    const foreign = await failure(
      bench.engine.run('face-database-get-entity', { DbName: 'staff', EntityId: 'anna' }, contextOf('key_two')),
    );
    expect(foreign.message).toBe('the tool could not work on this input: staff has no such entity (ParameterError)');
  });

  it('separates the templates of clients', async () => {
    await using bench = await engineBench();
    const made = await bench.engine.run('face-template-create', at(bench, { ImageURL: '$' }), contextOf('key_one'));
    const TemplateId = (made.data as { templateId: string }).templateId;
    await expect(bench.engine.run('face-template-delete', { TemplateId }, contextOf('key_two'))).rejects.toThrow(
      'not one of your templates',
    );
    expect(bench.upstream.templates.size).toBe(1);
  });
});

describe('what is missing', () => {
  it('is nothing with credentials, and the names of the settings without', async () => {
    await using bench = await engineBench();
    expect(bench.engine.missing('object-detection')).toBeNull();
    expect(bench.engine.missing('image-segmentation-job-result')).toBeNull();
    expect(bench.engine.missing('fruit-detection')).toBe('the upstream has no such tool');
    await using without = await engineBench({ credentials: null });
    expect(without.engine.missing('object-detection')).toBe('FAREBOX_UPSTREAM_KEY_ID and FAREBOX_UPSTREAM_KEY_SECRET are not set');
    await expect(without.engine.run('person-counting', { ImageURL: 'https://a.example/a.png' }, contextOf())).rejects.toMatchObject({
      code: 'tool_not_configured',
    });
    await using half = await engineBench({ credentials: { ...standInAccount, keySecret: null } });
    expect(half.engine.missing('object-detection')).toBe('FAREBOX_UPSTREAM_KEY_SECRET is not set');
  });

  it('includes a capability that the provider refuses, for a while or until it works again', async () => {
    await using bench = await engineBench();
    bench.upstream.script('DetectBodyCount', { status: 400, code: 'InvalidApi.NotPurchase' });
    const input = at(bench, { ImageURL: '$' });
    await expect(bench.engine.run('person-counting', input, contextOf())).rejects.toMatchObject({ code: 'unavailable' });
    expect(bench.engine.missing('person-counting')).toBe('the upstream refuses it: InvalidApi.NotPurchase');
    expect(bench.engine.missing('object-detection')).toBeNull();
    bench.clock.nowMs += 5 * 60_000;
    expect(bench.engine.missing('person-counting')).toBeNull();
    await bench.engine.run('person-counting', input, contextOf());
  });

  it('is everything while the credentials are refused', async () => {
    await using bench = await engineBench({ credentials: { ...standInAccount, keySecret: 'another secret' } });
    const refused = await failure(bench.engine.run('korean-ocr', { imageUrl: 'https://a.example/x.png' }, contextOf()));
    expect(refused).toMatchObject({
      code: 'unavailable',
      status: 503,
      message: 'this tool is not available right now',
      details: { retryAfterSeconds: 300 },
    });
    expect(bench.engine.missing('object-detection')).toBe('the upstream refuses it: SignatureDoesNotMatch');
    const log = bench.lines.join('');
    expect(log).toContain('SignatureDoesNotMatch');
    expect(log).not.toMatch(/string to sign|another secret|LTAI/);
  });

  it('does not include a refusal of a single call', async () => {
    await using bench = await engineBench();
    bench.upstream.script('RecognizeKorean', { status: 403, code: 'SomethingNew' });
    await expect(bench.engine.run('korean-ocr', { imageUrl: 'https://a.example/x.png' }, contextOf())).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(bench.engine.missing('korean-ocr')).toBeNull();
  });
});

describe('a probe', () => {
  it('checks the credentials, free of charge', async () => {
    await using bench = await engineBench();
    await bench.engine.probe?.('korean-ocr', contextOf('probe'));
    expect(bench.upstream.calls.map(({ action }) => action)).toEqual(['AuthorizeFileUpload']);
    bench.upstream.script('AuthorizeFileUpload', { status: 403, code: 'NoPermission' });
    await bench.engine.probe?.('korean-ocr', contextOf('probe'));
    expect(bench.engine.missing('korean-ocr')).toBeNull();
  });

  it('does not reset a refused capability', async () => {
    await using bench = await engineBench();
    bench.upstream.script('RecognizeKorean', { status: 401, code: 'ocrServiceNotOpen' });
    await expect(bench.engine.run('korean-ocr', { imageUrl: 'https://a.example/x.png' }, contextOf())).rejects.toMatchObject({
      code: 'unavailable',
    });
    await bench.engine.probe?.('korean-ocr', contextOf('probe'));
    expect(bench.engine.missing('korean-ocr')).toBe('the upstream refuses it: ocrServiceNotOpen');
  });

  it('fails with wrong credentials, and without a connection', async () => {
    await using wrong = await engineBench({ credentials: { ...standInAccount, keyId: 'another' } });
    await expect(wrong.engine.probe?.('korean-ocr', contextOf('probe'))).rejects.toMatchObject({ code: 'unavailable' });
    await using away = await engineBench({ endpoints: { openplatform: await deadUrl() } });
    await expect(away.engine.probe?.('korean-ocr', contextOf('probe'))).rejects.toMatchObject({ code: 'upstream_failed' });
  });
});

describe('an error of the upstream', () => {
  const image = { imageUrl: 'https://a.example/x.png' };
  const refusal = 'the tool could not work on this input: ';

  it.each<[Misbehaviour, Partial<Problem>]>([
    [
      { status: 400, code: 'IllegalImageUrl' },
      { status: 422, message: `${refusal}the address cannot be used (IllegalImageUrl)` },
    ],
    [
      { status: 413, code: 'exceededImageContent' },
      { status: 422, message: `${refusal}the file is too large (exceededImageContent)` },
    ],
    [
      { status: 415, code: 'unsupportedImageFormat' },
      { status: 422, message: `${refusal}the format of the file is not supported (unsupportedImageFormat)` },
    ],
    [
      { status: 416, code: 'illegalImageSize' },
      { status: 422, message: `${refusal}the width or height in pixels is not supported (illegalImageSize)` },
    ],
    [
      { status: 400, code: 'SomethingNew', message: 'see https://x.example/?Signature=1 for it' },
      { status: 422, message: `${refusal}see (address) for it (SomethingNew)` },
    ],
    ['xml', { status: 422, message: `${refusal}the address is in a storage region that is not read (InvalidImage.Region)` }],
    [
      { status: 401, code: 'ocrServiceNotOpen' },
      { code: 'unavailable', status: 503 },
    ],
    [
      { status: 400, code: 'InvalidTimeStamp.Expired' },
      { code: 'unavailable', status: 503 },
    ],
    [
      { status: 500, code: 'InternalError.Timeout' },
      { code: 'upstream_timeout', status: 504 },
    ],
    [{ members: { Code: 'noPermission', Message: 'no permission' } }, { code: 'unavailable' }],
    // The provider has done its work, and bills it.
    [
      'endless',
      { code: 'tool_refused_input', message: 'the result is too large to be answered', hint: expect.stringContaining('charged') },
    ],
  ])('%j is %j', async (misbehaviour, expected) => {
    await using bench = await engineBench();
    bench.upstream.script('RecognizeKorean', misbehaviour);
    expect(await failure(bench.engine.run('korean-ocr', image, contextOf()))).toMatchObject(expected);
    expect(bench.upstream.calls).toHaveLength(1);
  });

  it.each<Misbehaviour>([
    'broken-json',
    'array',
    'html',
    'redirect',
    'cut',
    { status: 500, code: 'InternalError.Busy' },
    { status: 503, code: 'algorithmError' },
  ])('%j is retried, because a repetition has no effect and no cost', async (misbehaviour) => {
    await using bench = await engineBench();
    bench.upstream.script('RecognizeKorean', misbehaviour, misbehaviour);
    await expect(bench.engine.run('korean-ocr', image, contextOf())).resolves.toMatchObject({ content: '영수증 합계 12,500원 ' });
    bench.upstream.script('RecognizeKorean', misbehaviour, misbehaviour, misbehaviour);
    expect(await failure(bench.engine.run('korean-ocr', image, contextOf()))).toMatchObject({ code: 'upstream_failed', status: 502 });
    expect(bench.upstream.calls).toHaveLength(6);
  });

  it('is not retried if that would repeat an effect', async () => {
    await using bench = await engineBench();
    bench.upstream.script('CreateFaceDb', 'cut');
    expect(await failure(bench.engine.run('face-database-create', { Name: 'staff' }, contextOf()))).toMatchObject({
      code: 'upstream_failed',
    });
    expect(bench.upstream.calls).toHaveLength(1);
  });

  it('of throttling is retried after a pause, even for calls that are not repeatable', async () => {
    await using bench = await engineBench();
    bench.upstream.script('CreateFaceDb', 'throttling', { status: 429, code: 'Throttling' });
    await expect(bench.engine.run('face-database-create', { Name: 'staff' }, contextOf())).resolves.toEqual({ data: {} });
    expect(bench.waits.length).toBeGreaterThanOrEqual(2);
    bench.upstream.script('CreateFaceDb', 'throttling', 'throttling', 'throttling');
    expect(await failure(bench.engine.run('face-database-create', { Name: 'other' }, contextOf()))).toMatchObject({
      code: 'unavailable',
      status: 503,
      message: 'too many calls of this tool right now',
      details: { retryAfterSeconds: 2 },
    });
  });

  it('is avoided by limiting the rate of calls', async () => {
    await using bench = await engineBench({
      wait: async (_timeMs, signal) => signal.throwIfAborted(),
    });
    const ends = await Promise.allSettled(Array.from({ length: 14 }, () => bench.engine.run('korean-ocr', image, contextOf())));
    const refused = ends.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', details: { retryAfterSeconds: 5 } } });
    expect(bench.upstream.calls).toHaveLength(10);
  });

  it('ends with the time of the call', async () => {
    await using bench = await engineBench();
    bench.upstream.script('RecognizeKorean', 'silence');
    expect(await failure(bench.engine.run('korean-ocr', image, contextOf('key_one', lateAfter(50))))).toMatchObject({
      code: 'upstream_timeout',
    });
    bench.upstream.script('RecognizeKorean', 'silence');
    const stopping = new AbortController();
    const running = failure(bench.engine.run('korean-ocr', image, contextOf('key_one', stopping.signal)));
    stopping.abort(new Error('the server stops'));
    expect(await running).toMatchObject({ code: 'call_interrupted' });
  });

  it('without a connection is upstream_failed', async () => {
    await using bench = await engineBench({ endpoints: { 'ocr-api': await deadUrl() } });
    expect(await failure(bench.engine.run('korean-ocr', image, contextOf()))).toMatchObject({ code: 'upstream_failed' });
  });
});

async function failure(work: Promise<unknown>): Promise<Problem> {
  return work.then(
    (answer) => {
      throw new Error(`it answered ${JSON.stringify(answer)}`);
    },
    (thrown: unknown) => asProblem(thrown),
  );
}
