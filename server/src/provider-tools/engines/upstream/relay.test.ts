import { describe, expect, it } from 'vitest';
import { contextOf, engineBench, lateAfter, png, type EngineBench } from '../../../../test/upstream/engine-bench.ts';
import type { Misbehaviour } from '../../../../test/upstream/stand-in.ts';
import { asProblem } from '../../../errors.ts';
import { guardedFetch } from '../../../net/guarded-fetch.ts';

function count({ engine, source }: EngineBench, file: string, signal?: AbortSignal) {
  const ImageURL = file.includes(':') ? file : `${source}/${file}`;
  return engine.run('person-counting', { ImageURL }, contextOf('key_one', signal));
}

describe('a file for a vision tool', () => {
  it('is copied to the provider’s storage, and read from there', async () => {
    await using bench = await engineBench();
    await count(bench, 'picture.png');
    expect(bench.upstream.calls.map(({ action }) => action)).toEqual(['AuthorizeFileUpload', 'DetectBodyCount']);
    expect(Object.fromEntries(bench.upstream.calls[0]?.parameters ?? [])).toEqual({ Product: 'facebody', RegionId: 'cn-shanghai' });
    const [[address, bytes] = []] = bench.upstream.files;
    expect(bytes).toEqual(png);
    expect(bench.upstream.calls[1]?.parameters.get('ImageURL')).toBe(address);
  });

  it('is not copied if the provider can read it directly', async () => {
    await using bench = await engineBench();
    await count(bench, 'https://public-pictures.oss-cn-shanghai.aliyuncs.com/a.jpg?Expires=1&Signature=x');
    expect(bench.upstream.calls.map(({ action }) => action)).toEqual(['DetectBodyCount']);
  });

  it.each([
    'https://public-pictures.oss-cn-beijing.aliyuncs.com/a.jpg',
    'https://public-pictures.oss-cn-shanghai.aliyuncs.com.evil.example/a.jpg',
    'https://public-pictures.oss-cn-shanghai.aliyuncs.com@evil.example/a.jpg',
    'https://public-pictures.oss-cn-shanghai.aliyuncs.com:8443/a.jpg',
    'https://evil.example/?https://b.oss-cn-shanghai.aliyuncs.com/a.jpg',
    'https://public-pictures.oss-cn-shanghai.aliyuncs.com/图.jpg',
  ])('is fetched from %s', async (url) => {
    const asked: string[] = [];
    const fetchNothing: ReturnType<typeof guardedFetch> = async (address) => {
      asked.push(address);
      throw new Error('no network here');
    };
    await using bench = await engineBench({ guardedFetch: fetchNothing });
    await expect(count(bench, url)).rejects.toMatchObject({ code: 'address_unreachable' });
    expect(asked).toEqual([url]);
  });

  it('can be a video', async () => {
    await using bench = await engineBench();
    const { jobs } = bench.engine;
    if (jobs?.kind !== 'remote') throw new Error('no jobs');
    await jobs.submit('video-security-object-detection', { VideoURL: `${bench.source}/clip.mp4` }, contextOf());
    await expect(jobs.submit('video-security-object-detection', { VideoURL: `${bench.source}/picture.png` }, contextOf())).rejects.toThrow(
      'VideoURL is not a video of a supported format',
    );
  });

  it.each([
    ['missing.png', { status: 422, message: 'the tool could not work on this input: ImageURL answers with status 404' }],
    ['page.html', { status: 422, message: 'the tool could not work on this input: ImageURL is not a picture of a supported format' }],
    ['clip.mp4', { status: 422 }],
    ['huge.png', { status: 400, code: 'address_unreachable', message: expect.stringContaining('more than 10485760 bytes') }],
    ['http://public.test:22/x.png', { status: 400, code: 'address_refused' }],
  ])('%s is refused before a request to the provider', async (file, expected) => {
    await using bench = await engineBench();
    const refused = await count(bench, file).then(() => null, asProblem);
    expect(refused).toMatchObject({ ...expected, details: { issues: [{ path: 'ImageURL' }] } });
    expect(bench.upstream.calls).toEqual([]);
  });

  it('is not read from a private address', async () => {
    await using bench = await engineBench({ guardedFetch: guardedFetch({ allowsPrivateAddresses: false }) });
    await expect(count(bench, 'picture.png')).rejects.toMatchObject({ code: 'address_refused', status: 400 });
  });

  it('is awaited only as long as the call', async () => {
    await using bench = await engineBench();
    await expect(count(bench, 'silent.png', lateAfter(50))).rejects.toMatchObject({ code: 'upstream_timeout' });
  });

  it.each<Misbehaviour>([{ status: 403, code: 'AccessDenied' }, 'xml', 'cut', 'endless', 'html', 'redirect'])(
    'that the storage refuses (%j) is an upstream failure',
    async (misbehaviour) => {
      await using bench = await engineBench();
      bench.upstream.script('storage', misbehaviour);
      await expect(count(bench, 'picture.png')).rejects.toMatchObject({ code: 'upstream_failed' });
    },
  );

  it.each<Record<string, unknown>>([
    {},
    { Bucket: 'evil.example/', Endpoint: 'x' },
    { Bucket: 'bucket', Endpoint: '127.0.0.1/#', ObjectKey: 'a', AccessKeyId: 'a', EncodedPolicy: 'a', Signature: 'a' },
    { Bucket: 'bucket', Endpoint: 'oss-cn-shanghai.aliyuncs.com', ObjectKey: 'a?b', AccessKeyId: 'a', EncodedPolicy: 'a', Signature: 'a' },
  ])('is not sent if the upload authorization is malformed: %j', async (members) => {
    await using bench = await engineBench();
    bench.upstream.script('AuthorizeFileUpload', { members });
    await expect(count(bench, 'picture.png')).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(bench.upstream.files.size).toBe(0);
  });

  it('waits for its turn: a few at once, a few more wait, the others get Retry-After', async () => {
    let running = 0;
    let most = 0;
    const release = Promise.withResolvers<void>();
    const slowly: ReturnType<typeof guardedFetch> = async (url, request) => {
      running += 1;
      most = Math.max(most, running);
      await release.promise;
      const response = await guardedFetch({ allowsPrivateAddresses: true })(url, request);
      running -= 1;
      return response;
    };
    await using bench = await engineBench({ guardedFetch: slowly });
    const toolIds = ['object-detection', 'person-counting', 'hair-segmentation', 'waste-classification'];
    const ends = Array.from({ length: 36 }, (_, index) =>
      bench.engine.run(toolIds[index % 4] ?? '', { ImageURL: `${bench.source}/picture.png` }, contextOf()).then(
        () => 'done',
        (thrown: unknown) => asProblem(thrown).code,
      ),
    );
    release.resolve();
    const outcomes = await Promise.all(ends);
    expect(most).toBe(8);
    expect(outcomes.filter((end) => end === 'unavailable').length).toBeGreaterThanOrEqual(4);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'unavailable']));
  });
});
