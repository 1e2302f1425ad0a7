import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Pair } from '../pairs.ts';
import { alibabaPairs, amazonPairs, connectorPairs, googlePairs, tencentPairs } from './clouds.ts';
import { documentationPairs } from './documentation.ts';
import { filesBelow, isChinese, readText } from './text.ts';
import { gettextPairs, keyedPairs, sourceCatalogPairs, versePairs } from './translations.ts';
import { commandPairs, datasetPairs, placePairs, symbolPairs, wordnetPairs } from './words.ts';

const usage = 'node embedder/corpora/make.ts --from folder of fetch.ts --out pairs.tsv';

const { values: options } = parseArgs({ options: { from: { type: 'string' }, out: { type: 'string' } } });
if (options.from === undefined || options.out === undefined) throw new Error(usage);
await make(options.from, options.out);

/** Writes the distinct pairs of all sources as lines `tag<TAB>a<TAB>b`, and prints their number by tag. */
async function make(from: string, out: string): Promise<void> {
  const file = createWriteStream(out);
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for await (const { tag, a, b } of allPairs((name) => `${from}/${name.replace('/', '+')}`)) {
    const [first, second] = [line(a), line(b)];
    const pair = `${first}\t${second}`;
    if (first.length < (isChinese(first) ? 1 : 2) || second.length < (isChinese(second) ? 1 : 2) || first === second || seen.has(pair))
      continue;
    seen.add(pair);
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
    if (!file.write(`${tag}\t${pair}\n`)) await new Promise((resolve) => file.once('drain', resolve));
  }
  file.end();
  await finished(file);
  for (const [tag, count] of [...counts].sort(([first], [second]) => first.localeCompare(second, 'en')))
    process.stdout.write(`${String(count).padStart(8)} ${tag}\n`);
}

/** The line of a pair. Texts are cut to what the trainer reads. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 400);
}

async function* allPairs(of: (name: string) => string): AsyncGenerator<Pair> {
  yield* alibabaPairs(of('aliyun/aliyun-openapi-meta'));
  yield* tencentPairs(of('TencentCloud/tencentcloud-sdk-nodejs'), of('TencentCloud/tencentcloud-sdk-nodejs-intl-en'));
  yield* amazonPairs(of('boto/botocore'));
  yield* googlePairs(of('googleapis/googleapis'));
  yield* connectorPairs(of('microsoft/PowerPlatformConnectors'));
  yield* commandPairs(of('tldr-pages/tldr'));
  yield* datasetPairs(of('awslabs/open-data-registry'));
  yield* wordnetPairs(of('globalwordnet/english-wordnet'), of('omwn/omw-data'), of('globalwordnet/cili'));
  yield* placePairs(of('openstreetmap/id-tagging-schema'));
  yield* symbolPairs(of('unicode-org/cldr-json'));
  yield* sourceCatalogPairs('po_xl', of('jupyterlab/language-packs'), /zh_CN.*\.po$/);
  yield* documentation(of);
  yield* prose(of);
}

async function* documentation(of: (name: string) => string): AsyncGenerator<Pair> {
  const editions: Array<[tag: string, name: string, english: string, chinese?: string]> = [
    ['tf', 'tensorflow/docs-l10n', 'site/en-snapshot', 'site/zh-cn'],
    ['hfcourse', 'huggingface/course', 'chapters/en', 'chapters/zh-CN'],
    ['milvus', 'milvus-io/milvus-docs', 'site/en'],
    ['apisix', 'apache/apisix', 'docs/en/latest', 'docs/zh/latest'],
    ['seatunnel', 'apache/seatunnel', 'docs/en', 'docs/zh'],
    ['dolphin', 'apache/dolphinscheduler', 'docs/docs/en', 'docs/docs/zh'],
    ['echarts', 'apache/echarts-doc', 'en', 'zh'],
    ['electron', 'electron/i18n', 'content/en-US/docs', 'content/zh-CN/docs'],
  ];
  for (const [tag, name, english, chinese] of editions) {
    const folder = of(name);
    yield* documentationPairs(
      tag,
      { folder: `${folder}/${english}` },
      chinese === undefined ? undefined : { folder: `${folder}/${chinese}` },
    );
  }
  yield* documentationPairs(
    'react',
    { folder: `${of('reactjs/react.dev')}/src/content` },
    { folder: `${of('reactjs/zh-hans.react.dev')}/src/content` },
  );
  yield* documentationPairs('vue', { folder: `${of('vuejs/docs')}/src` }, { folder: `${of('vuejs-translations/docs-zh-cn')}/src` });
  const inPlace = (folder: string, rename: (path: string) => string) => [{ folder }, { folder, rename }] as const;
  yield* documentationPairs('higress', ...inPlace(of('alibaba/higress'), (path) => path.replace(/README_EN\.md$/, 'README.md')));
  yield* documentationPairs('antd', ...inPlace(of('ant-design/ant-design'), (path) => path.replace(/\.en-US\.md$/, '.zh-CN.md')));
  yield* documentationPairs(
    'sdp',
    ...inPlace(of('donnemartin/system-design-primer'), (path) => path.replace(/README\.md$/, 'README-zh-Hans.md')),
  );
}

/** Ordinary language: people, places, nature, history and stories. */
async function* prose(of: (name: string) => string): AsyncGenerator<Pair> {
  yield* documentationPairs(
    'guide',
    { folder: `${of('github/opensource.guide')}/_articles`, pages: /^[\w-]+\.md$/ },
    { folder: `${of('github/opensource.guide')}/_articles/zh-hans` },
  );
  yield* versePairs(of('seven1m/open-bibles'));
  const www = of('mozilla-l10n/www-l10n');
  for (const path of await filesBelow(`${www}/zh-CN`, /\.ftl$/))
    yield* keyedPairs('mozilla_xl', await readText(www, 'en', path).catch(() => ''), await readText(www, 'zh-CN', path));
  const dungeon = `${of('00-Evan/shattered-pixel-dungeon')}/core/src/main/assets/messages`;
  for (const path of await filesBelow(dungeon, /_zh\.properties$/))
    yield* keyedPairs('dungeon_xl', await readText(dungeon, path.replace('_zh.', '.')), await readText(dungeon, path));
  const freecol = `${of('freecol')}/usr/share/games/freecol/strings`;
  yield* keyedPairs(
    'freecol_xl',
    await readText(freecol, 'FreeColMessages.properties'),
    await readText(freecol, 'FreeColMessages_zh_CN.properties'),
  );
  for (const [tag, name] of [
    ['wesnoth_xl', 'wesnoth-1.16-data'],
    ['freeciv_xl', 'freeciv-data'],
    ['widelands_xl', 'widelands-data'],
    ['stars_xl', 'kstars-data'],
    ['regions_xl', 'kgeography-data'],
    ['elements_xl', 'kalzium-data'],
    ['marble_xl', 'marble-data'],
    ['step_xl', 'step'],
    ['words_xl', 'kanagram'],
    ['words_xl', 'khangman'],
    ['family_xl', 'gramps'],
    ['codes_xl', 'iso-codes'],
  ] as const)
    yield* gettextPairs(tag, of(name), /zh_CN\/LC_MESSAGES\/.*\.mo$/);
}
