import type { Pair } from '../pairs.ts';
import { at, entriesAt, filesBelow, isChinese, plain, readJson, readText, textAt, wordsOf } from './text.ts';

interface Synset {
  id: string;
  ili: string;
  members: string[];
  definition: string;
  examples: string[];
  hypernyms: string[];
}

/** Words of Open English WordNet with definitions, examples and hypernyms, and the Chinese words of the same concepts. */
export async function* wordnetPairs(folder: string, chineseFolder: string, conceptsFolder: string): AsyncGenerator<Pair> {
  const synsets = new Map<string, Synset>();
  for (const path of await filesBelow(`${folder}/src/yaml`, /^(noun|verb|adj|adv)\..*\.yaml$/))
    for (const synset of synsetsOf(await readText(folder, 'src/yaml', path))) synsets.set(synset.id, synset);
  const byConcept = new Map([...synsets.values()].map((synset) => [synset.ili, synset]));

  for (const { members, definition, examples, hypernyms } of synsets.values()) {
    const names = members.join(', ');
    yield { tag: 'wn', a: names, b: definition };
    if (members.length > 1) yield { tag: 'wn', a: members[0] ?? '', b: definition };
    for (const [place, member] of members.entries()) if (place > 0) yield { tag: 'wn_syn', a: members[place - 1] ?? '', b: member };
    for (const example of examples) yield { tag: 'wn_ex', a: example, b: `${names}: ${definition}` };
    const broader = hypernyms.flatMap((id) => synsets.get(id)?.members ?? []).slice(0, 4);
    if (broader.length > 0) yield { tag: 'wn_hyp', a: members.slice(0, 3).join(', '), b: broader.join(', ') };
  }

  const conceptOf = new Map(
    (await readText(conceptsFolder, 'ili-map-pwn30.tab'))
      .split('\n')
      .map((line) => [line.split('\t')[1]?.trim() ?? '', line.split('\t')[0] ?? '']),
  );
  const chinese = new Map<string, Set<string>>();
  for (const path of ['wns/cow/wn-data-cmn.tab', 'wns/cldr/wn-cldr-cmn.tab']) {
    for (const line of (await readText(chineseFolder, path)).split('\n')) {
      const [offset = '', kind, lemma = ''] = line.split('\t');
      if (kind !== 'cmn:lemma' || !isChinese(lemma)) continue;
      // The map of concepts treats an adjective satellite as an adjective.
      const concept =
        conceptOf.get(offset) ?? conceptOf.get(offset.replace(/-s$/, '-a')) ?? conceptOf.get(offset.replace(/-a$/, '-s')) ?? '';
      chinese.set(concept, (chinese.get(concept) ?? new Set()).add(lemma.replace(/\+/g, '').trim()));
    }
  }
  for (const [concept, lemmas] of chinese) {
    const synset = byConcept.get(concept);
    if (synset === undefined) continue;
    const list = [...lemmas];
    for (const [place, lemma] of list.entries()) {
      yield { tag: 'wn_xl', a: lemma, b: synset.members.join(', ') };
      yield { tag: 'wn_xl', a: lemma, b: synset.definition };
      if (place > 0) yield { tag: 'wn_zhsyn', a: list[place - 1] ?? '', b: lemma };
    }
    for (const example of synset.examples.slice(0, 2)) yield { tag: 'wn_xl', a: list.slice(0, 3).join('，'), b: example };
  }
}

/** The synsets of a file of Open English WordNet. It uses a small part of YAML: keys, and lists of texts that may be folded. */
function synsetsOf(source: string): Synset[] {
  return source.split(/^(?=\S+-[nvars]:\s*$)/m).flatMap((block) => {
    const id = /^(\S+-[nvars]):/.exec(block)?.[1];
    if (id === undefined) return [];
    const lists = new Map(
      [...block.matchAll(/^ {2}(\w+):(.*(?:\n {2}[- ] .*)*)/gm)].map(([, key = '', value = '']) => [key, itemsOf(value)]),
    );
    return [
      {
        id,
        ili: lists.get('ili')?.[0] ?? '',
        members: lists.get('members') ?? [],
        definition: plain(lists.get('definition')?.[0] ?? ''),
        examples: (lists.get('example') ?? []).map(plain).filter((example) => !/^(source|text):/.test(example)),
        hypernyms: lists.get('hypernym') ?? [],
      },
    ];
  });
}

function itemsOf(value: string): string[] {
  return value
    .split(/\n {2}- /)
    .map((item) => unquoted(item.replace(/\s+/g, ' ').trim()))
    .filter((item) => item !== '');
}

function unquoted(text: string): string {
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replace(/''/g, "'");
  return /^".*"$/.test(text) ? text.slice(1, -1).replace(/\\"/g, '"') : text;
}

/** Kinds of places and their attributes of OpenStreetMap, with search terms. */
export async function* placePairs(folder: string): AsyncGenerator<Pair> {
  const [english, chinese] = await Promise.all(
    ['en', 'zh-CN'].map((language) => readJson(folder, 'dist/translations', `${language}.json`)),
  );
  for (const kind of ['presets', 'fields', 'categories']) {
    for (const [id, preset] of entriesAt(english, 'en', 'presets', kind)) {
      const translated = at(chinese, 'zh-CN', 'presets', kind, id);
      const [name, terms] = [textAt(preset, 'name') || textAt(preset, 'label'), textAt(preset, 'terms')];
      const [chineseName, chineseTerms] = [textAt(translated, 'name') || textAt(translated, 'label'), textAt(translated, 'terms')];
      yield { tag: 'osm', a: name, b: terms.replace(/,/g, ', ') };
      yield { tag: 'osm_xl', a: chineseName, b: name };
      if (chineseTerms !== '') yield { tag: 'osm_xl', a: [chineseName, chineseTerms].join(', '), b: [name, terms].join(', ') };
    }
  }
}

/** Names of symbols, countries, languages and units from Unicode CLDR. */
export async function* symbolPairs(folder: string): AsyncGenerator<Pair> {
  const read = (part: string, language: string, file: string): Promise<unknown> =>
    readJson(folder, 'cldr-json', part.replace('{language}', language), file);
  for (const [part, key] of [
    ['cldr-annotations-full/annotations/{language}', 'annotations'],
    ['cldr-annotations-derived-full/annotationsDerived/{language}', 'annotationsDerived'],
  ] as const) {
    const [english, chinese] = await Promise.all(['en', 'zh'].map((language) => read(part, language, 'annotations.json')));
    const say = (annotation: unknown, field: string): string =>
      entriesAt(annotation, field)
        .map(([, text]) => String(text))
        .join(' ');
    for (const [symbol, annotation] of entriesAt(english, key, 'annotations')) {
      const translated = at(chinese, key, 'annotations', symbol);
      yield { tag: 'cldr', a: say(annotation, 'tts'), b: say(annotation, 'default') };
      yield { tag: 'cldr_xl', a: say(translated, 'tts'), b: say(annotation, 'tts') };
      yield { tag: 'cldr_xl', a: say(translated, 'default'), b: say(annotation, 'default') };
    }
  }
  for (const kind of ['territories', 'languages']) {
    const [english, chinese] = await Promise.all(
      ['en', 'zh'].map((language) => read('cldr-localenames-full/main/{language}', language, `${kind}.json`)),
    );
    for (const [code, name] of entriesAt(english, 'main', 'en', 'localeDisplayNames', kind))
      yield { tag: 'cldr_xl', a: textAt(chinese, 'main', 'zh', 'localeDisplayNames', kind, code), b: String(name) };
  }
  const [english, chinese] = await Promise.all(
    ['en', 'zh'].map((language) => read('cldr-units-full/main/{language}', language, 'units.json')),
  );
  for (const [unit, names] of entriesAt(english, 'main', 'en', 'units', 'long'))
    yield { tag: 'cldr_xl', a: textAt(chinese, 'main', 'zh', 'units', 'long', unit, 'displayName'), b: textAt(names, 'displayName') };
}

/** Commands with their descriptions, in both languages. */
export async function* commandPairs(folder: string): AsyncGenerator<Pair> {
  for (const path of await filesBelow(`${folder}/pages`, /\.md$/)) {
    const english = commandPage(await readText(folder, 'pages', path));
    const chinese = commandPage(await readText(folder, 'pages.zh', path).catch(() => ''));
    yield { tag: 'tldr', a: english.name, b: english.description };
    for (const example of english.examples) yield { tag: 'tldr', a: example, b: `${english.name} ${english.description}` };
    if (chinese.name === '') continue;
    yield { tag: 'tldr_xl', a: chinese.description, b: english.description };
    if (chinese.examples.length !== english.examples.length) continue;
    for (const [place, example] of chinese.examples.entries()) yield { tag: 'tldr_xl', a: example, b: english.examples[place] ?? '' };
  }
}

function commandPage(page: string): { name: string; description: string; examples: string[] } {
  const lines = page.split('\n');
  const after = (mark: string): string[] => lines.filter((line) => line.startsWith(mark)).map((line) => plain(line.slice(mark.length)));
  return {
    name: after('# ')[0] ?? '',
    description: after('> ')
      .filter((line) => !/^(More information|更多信息|See also)/.test(line))
      .join(' '),
    examples: after('- ').map((line) => line.replace(/[:：]$/, '').replace(/\[(\w)\]/g, '$1')),
  };
}

/** Open data sets: names and sentences of their descriptions. */
export async function* datasetPairs(folder: string): AsyncGenerator<Pair> {
  for (const path of await filesBelow(`${folder}/datasets`, /\.yaml$/)) {
    const source = await readText(folder, 'datasets', path);
    const field = (name: string): string =>
      plain(
        unquoted(
          (new RegExp(`^${name}:(.*(?:\\n(?: .*|$))*)`, 'm').exec(source)?.[1] ?? '')
            .replace(/^\s*[|>][-+]?\s/, '')
            .replace(/\s+/g, ' ')
            .trim(),
        ),
      );
    const [name, description] = [field('Name'), field('Description')];
    const sentences = description.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 30);
    yield { tag: 'odr', a: name, b: description };
    for (const [place, sentence] of sentences.entries()) {
      if (place > 0 && place < 8) yield { tag: 'odr', a: name, b: sentence };
      if (place > 0 && place < 8) yield { tag: 'odr', a: sentences[place - 1] ?? '', b: sentence };
    }
    const tags = [...(/^Tags:((?:\n {2,}- .*)*)/m.exec(source)?.[1] ?? '').matchAll(/- (.*)/g)]
      .map(([, tag = '']) => tag)
      .filter((tag) => tag !== 'aws-pds');
    if (tags.length > 0) yield { tag: 'odr', a: wordsOf(tags.join(', ')), b: `${name}. ${sentences[0] ?? ''}` };
  }
}
