import type { Pair } from '../pairs.ts';
import { entriesAt, filesBelow, plain, readJson, readText, splitSentence, textAt, wordsOf } from './text.ts';

/** Products whose operations are documents of the evaluation set `aliyun_zh2en`. */
const heldBackProducts = new Set(
  'aiworkspace amqp-open arms bssopenapi clickhouse computenest computenestsupplier config das dds dms-enterprise eci ecs eipanycast esa eventbridge fc hbase hitsdb onsmqtt pai-dsw polardb pvtz quotas rocketmq ros sddp smc ververica vod vpcipam yundun-bastionhost'.split(
    ' ',
  ),
);

/** Operations and parameters of Alibaba Cloud, in both languages. */
export async function* alibabaPairs(folder: string): AsyncGenerator<Pair> {
  const products = await Promise.all(['zh-CN', 'en-US'].map((language) => readJson(folder, language, 'products.json')));
  const namesOf = (catalog: unknown): Map<string, string> =>
    new Map(entriesAt(catalog, 'products').map(([, product]) => [textAt(product, 'code').toLowerCase(), textAt(product, 'name')]));
  const [chineseNames, englishNames] = [namesOf(products[0]), namesOf(products[1])];
  for (const path of await filesBelow(`${folder}/zh-CN`, /^[^/]+\/version\.json$/)) {
    const product = path.split('/')[0] ?? '';
    if (heldBackProducts.has(product)) continue;
    const name = englishNames.get(product) ?? '';
    const chineseName = chineseNames.get(product) ?? '';
    if (chineseName !== name) yield { tag: 'ali_prod', a: chineseName, b: name };
    const [chinese, english] = await Promise.all([readJson(folder, 'zh-CN', path), readJson(folder, 'en-US', path)]);
    for (const [operation, description] of entriesAt(chinese, 'apis')) {
      const title = plain(textAt(description, 'title'));
      const summary = plain(textAt(description, 'summary'));
      const englishSummary = plain(textAt(english, 'apis', operation, 'summary'));
      const words = wordsOf(operation);
      yield { tag: 'ali_xl', a: title, b: englishSummary };
      yield { tag: 'ali_xl', a: title, b: `${words}. ${englishSummary}` };
      yield { tag: 'ali_xl', a: title, b: words };
      yield { tag: 'ali_xl', a: summary, b: englishSummary };
      yield { tag: 'ali_zh', a: title, b: summary };
      yield { tag: 'ali_en', a: words, b: englishSummary };
      yield { tag: 'ali_en', a: `${words} ${name}`, b: englishSummary };
      yield* parameterPairs(
        await readJson(folder, 'zh-CN', product, `${operation}.json`),
        await readJson(folder, 'en-US', product, `${operation}.json`),
      );
    }
  }
}

function* parameterPairs(chinese: unknown, english: unknown): Generator<Pair> {
  const englishOf = new Map(
    entriesAt(english, 'parameters').map(([, parameter]) => [textAt(parameter, 'name'), textAt(parameter, 'description')]),
  );
  for (const [, parameter] of entriesAt(chinese, 'parameters')) {
    const text = plain(textAt(parameter, 'description'));
    const translated = plain(englishOf.get(textAt(parameter, 'name')) ?? '');
    if (text !== translated) yield { tag: 'ali_param', a: text, b: translated };
  }
}

/** Operations and fields of Tencent Cloud: pairs of the Chinese and the international edition. */
export async function* tencentPairs(chineseFolder: string, englishFolder: string): AsyncGenerator<Pair> {
  const services = `${chineseFolder}/src/services`;
  for (const path of await filesBelow(services, /_client\.ts$/)) {
    const [service = '', version = ''] = path.split('/');
    const english = `${englishFolder}/tencentcloud/${service}/${version}`;
    const operations = commentsBefore(await readText(services, path), /async (\w+)\(/);
    const englishOperations = commentsBefore(await readText(english, `${service}_client.js`).catch(() => ''), /(\w+)\(req, cb\)/);
    for (const [operation, comment] of operations) {
      const [first, rest] = splitSentence(comment);
      if (rest !== '') yield { tag: 'tc_zh', a: first, b: rest };
      const action = /用于(.+?)[。，]/.exec(first)?.[1];
      if (action !== undefined) yield { tag: 'tc_zh', a: action, b: comment };
      const translated = englishOperations.get(operation);
      if (translated === undefined) continue;
      yield { tag: 'tc_xl', a: comment, b: translated };
      yield { tag: 'tc_xl', a: action ?? first, b: `${wordsOf(operation)}. ${translated}` };
      yield { tag: 'tc_en', a: wordsOf(operation), b: translated };
    }
    const fields = commentsBefore(
      await readText(services, path.replace('_client.ts', '_models.ts')).catch(() => ''),
      /(\w+)\??: /,
      'interface',
    );
    const englishFields = commentsBefore(await readText(english, 'models.js').catch(() => ''), /this\.(\w+) = null/, 'class');
    for (const [field, comment] of fields) {
      const translated = englishFields.get(field);
      if (translated !== undefined && translated !== comment) yield { tag: 'tc_param', a: comment, b: translated };
    }
  }
}

/** Doc comments by the name they document; inside types by `Type.field`. */
function commentsBefore(source: string, name: RegExp, typeKeyword?: 'interface' | 'class'): Map<string, string> {
  const comments = new Map<string, string>();
  let type = '';
  for (const match of source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n([^\n]*)/g)) {
    const [, comment = '', line = ''] = match;
    const text = plain(comment.replace(/^\s*\* ?/gm, '').replace(/@\w+.*/g, ''));
    const opened = typeKeyword === undefined ? null : new RegExp(`${typeKeyword} (\\w+)`).exec(line);
    if (opened !== null) {
      type = `${opened[1]}.`;
      continue;
    }
    const found = name.exec(line)?.[1];
    if (found !== undefined && text !== '') comments.set(type + found, text);
  }
  return comments;
}

/** Operations, shapes and services of Amazon Web Services. Only the newest version of each service. */
export async function* amazonPairs(folder: string): AsyncGenerator<Pair> {
  const paths = await filesBelow(`${folder}/botocore/data`, /service-2\.json$/);
  const newest = new Map(paths.map((path) => [path.split('/')[0], path]));
  for (const path of newest.values()) {
    const service = await readJson(folder, 'botocore/data', path);
    const name = textAt(service, 'metadata', 'serviceFullName');
    yield { tag: 'boto_svc', a: name, b: plain(textAt(service, 'documentation')) };
    for (const [operation, description] of entriesAt(service, 'operations')) {
      const text = plain(textAt(description, 'documentation'));
      const [first, rest] = splitSentence(text);
      yield { tag: 'boto_op', a: wordsOf(operation), b: text };
      if (operation.length % 3 === 0) yield { tag: 'boto_op', a: `${wordsOf(operation)} ${name}`, b: text };
      if (rest !== '') yield { tag: 'boto_op2', a: first, b: rest };
    }
    for (const [shape, description] of entriesAt(service, 'shapes')) {
      const text = plain(textAt(description, 'documentation'));
      if (text.length > 20) yield { tag: 'boto_shape', a: wordsOf(shape), b: text };
    }
  }
}

/** Operations, messages and services of Google Cloud, from the comments of their protocol files. */
export async function* googlePairs(folder: string): AsyncGenerator<Pair> {
  const kinds = { rpc: 'goog_op', message: 'goog_msg', service: 'goog_svc' } as const;
  for (const path of await filesBelow(`${folder}/google`, /\.proto$/)) {
    const source = await readText(folder, 'google', path);
    for (const [, comment = '', kind, name = ''] of source.matchAll(/((?:^[ \t]*\/\/.*\n)+)[ \t]*(rpc|message|service) (\w+)/gm)) {
      if (kind !== 'rpc' && kind !== 'message' && kind !== 'service') continue;
      const text = plain(comment.replace(/^[ \t]*\/\/ ?/gm, '').replace(/\[([^\]]*)\]\[[^\]]*\]/g, '$1'));
      if (text.length < 12 || text.startsWith('Copyright')) continue;
      yield { tag: kinds[kind], a: wordsOf(name), b: text };
      const [first, rest] = splitSentence(text);
      if (kind === 'rpc' && rest !== '') yield { tag: 'goog_op2', a: first, b: rest };
    }
  }
}

/** Operations and parameters of the connectors of Power Platform, without those of Twilio. */
export async function* connectorPairs(folder: string): AsyncGenerator<Pair> {
  for (const path of await filesBelow(folder, /swagger\.json$/i)) {
    if (/twilio/i.test(path)) continue;
    const document = await readJson(folder, path);
    yield { tag: 'ppc', a: textAt(document, 'info', 'title'), b: plain(textAt(document, 'info', 'description')) };
    for (const [, operations] of entriesAt(document, 'paths')) {
      for (const [, operation] of entriesAt(operations)) {
        const title = plain(textAt(operation, 'summary'));
        const description = plain(textAt(operation, 'description'));
        yield { tag: 'ppc', a: title === '' ? wordsOf(textAt(operation, 'operationId')) : title, b: description };
        for (const [, parameter] of entriesAt(operation, 'parameters')) {
          const label = textAt(parameter, 'x-ms-summary');
          if (label !== '') yield { tag: 'ppc_param', a: label, b: plain(textAt(parameter, 'description')) };
        }
      }
    }
  }
}
