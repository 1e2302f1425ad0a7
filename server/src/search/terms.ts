import { signedNames } from './signs.ts';

/**
 * Splits texts into words for the search: English and Chinese first, other scripts too. Compatibility forms are normalised (NFKC),
 * camelCase and snake_case are split, accents are removed, Traditional characters become Simplified ones, Latin words are stemmed lightly.
 * Nothing here throws, for any string.
 */

/** A run of letters and digits of one script: a Latin-like word, or an unbroken run of Chinese, Japanese or Korean. */
export type Word = { kind: 'latin'; text: string; stem: string } | { kind: 'cjk'; text: string };

/** Multi-word and Chinese terms that count as one. Latin keys are stems joined by spaces. */
export interface PhraseBook {
  has(key: string): boolean;
  /** Whether a longer term begins with this one, so that reading continues. */
  begins(key: string): boolean;
  /** The longest Latin phrase, in words. */
  wordsMax: number;
  /** The longest CJK phrase, in characters. */
  charactersMax: number;
}

/** A phrase book of these keys, each of several words joined by spaces, or of Chinese characters. */
export function phraseBook(keys: ReadonlySet<string>): PhraseBook {
  const beginnings = new Set<string>();
  let [wordsMax, charactersMax] = [1, 1];
  for (const key of keys) {
    const space = key.includes(' ') ? ' ' : '';
    const parts = space === '' ? [...key] : key.split(space);
    for (let length = 1; length < parts.length; length += 1) beginnings.add(parts.slice(0, length).join(space));
    if (space === '') charactersMax = Math.max(charactersMax, parts.length);
    else wordsMax = Math.max(wordsMax, parts.length);
  }
  return { has: (key) => keys.has(key), begins: (key) => beginnings.has(key), wordsMax, charactersMax };
}

/** No phrases: single words, single characters and pairs of characters. */
export const noPhrases: PhraseBook = { has: () => false, begins: () => false, wordsMax: 1, charactersMax: 2 };

/** A search term. `key` finds it in an index, `text` is the typed form, `weight` is 0..1. */
export interface Term {
  key: string;
  text: string;
  weight: number;
  /** Its position in the workflow: in `images from a pdf to keep`, the pdf comes first. */
  order: number;
  /** `fragment`: a piece of a CJK run that is in no dictionary. */
  kind: 'latin' | 'cjk' | 'fragment';
}

/**
 * Splits a text into its words, in order. `joined` also returns each camelCase word as a whole, for an index; `signed` adds the names that
 * are written with signs (`C++`), behind all others.
 */
export function words(text: string, { joined = false, signed = false }: { joined?: boolean; signed?: boolean } = {}): Word[] {
  const found: Word[] = [];
  const isAscii = ascii.test(text);
  const normal = isAscii ? text : text.toWellFormed().normalize('NFKC');
  for (const run of normal.match(isAscii ? asciiRun : wordOrRun) ?? []) {
    // True of most words, which then skip the steps below.
    if (plainWord.test(run)) {
      const plain = run.toLowerCase();
      found.push({ kind: 'latin', text: plain, stem: stem(plain) });
      continue;
    }
    if (cjkStart.test(run)) {
      found.push({ kind: 'cjk', text: simplified(run) });
      continue;
    }
    const parts = run.replace(camelBoundary, ' ').split(' ');
    for (const part of parts) found.push(latin(part));
    if (joined && parts.length > 1) found.push(latin(run));
  }
  if (signed) for (const { text, spoken } of signedNames(normal)) found.push({ kind: 'latin', text, stem: stem(spoken) });
  return found;
}

/** The text without case, accents, spaces or punctuation: equal for `hk-weather`, `HK Weather`, `hkWeather`. */
export function compactKey(text: string): string {
  return words(text)
    .map((word) => word.text)
    .join('');
}

/** The lexicon key of a term: stems joined by spaces, or the Chinese word. Empty without a word. */
export function phraseKey(text: string): string {
  return words(text)
    .map((word) => (word.kind === 'latin' ? word.stem : word.text))
    .join(' ');
}

/** All index keys of a text: stems, phrases, CJK characters, pairs and phrases. `text` is the word as written. */
export function indexKeys(text: string, phrases: PhraseBook): { key: string; text: string }[] {
  const list = words(text, { joined: true, signed: true });
  const keys: { key: string; text: string }[] = [];
  list.forEach((word, at) => {
    if (word.kind === 'cjk') {
      keys.push(...cjkKeys([...word.text], phrases));
      return;
    }
    if (!isStop(word)) keys.push({ key: word.stem, text: word.text });
    for (let length = 2; length <= phrases.wordsMax; length += 1) {
      const phrase = latinPhrase(list, at, length);
      if (phrase !== null && phrases.has(phrase.key)) keys.push(phrase);
    }
  });
  return keys;
}

/**
 * The terms of a query: longest phrases first, without stop words and repetitions, at most `limit`. Accepts a text that is already split
 * into words.
 */
export function queryTerms(text: string | readonly Word[], phrases: PhraseBook, limit: number): Term[] {
  const list = typeof text === 'string' ? words(text) : text;
  const terms = new Map<string, Term>();
  let shift = 0;
  let at = 0;
  while (at < list.length && terms.size < limit) {
    const word = list[at];
    if (word === undefined) break;
    shift = turns.get(word.text) ?? shift;
    const phrase = word.kind === 'cjk' ? null : longestPhrase(list, at, phrases);
    for (const term of word.kind === 'cjk' ? cjkTerms([...word.text], phrases) : latinTerms(word, phrase)) {
      if (terms.size < limit && !terms.has(term.key)) terms.set(term.key, { ...term, order: shift + terms.size });
    }
    at += phrase?.length ?? 1;
  }
  return [...terms.values()];
}

/** The common stem of a Latin word's forms: `counts`, `counted` and `counting` become `count`. Not always a word itself. */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  let form = singular(word);
  for (const { suffix, replacement, keepMin } of suffixes) {
    if (form.length - suffix.length < keepMin || !form.endsWith(suffix)) continue;
    form = form.slice(0, form.length - suffix.length) + replacement;
    if (undoubled.has(suffix)) form = form.replace(/([bdgkmnprt])\1$/, '$1');
    break;
  }
  form = form.replace(/(?<=..)our$/, 'or').replace(/(?<=...)is(e?)$/, 'iz$1');
  return form.length > 4 && form.endsWith('e') ? form.slice(0, -1) : form;
}

/**
 * Finds the closest word to a misspelled one: within one edit (insertion, deletion, replacement, swap of neighbours), or two from eight
 * letters on. Null if none is close, and for words of fewer than five letters. Ties go to the first by alphabet.
 */
export function closestWord(vocabulary: readonly string[]): (typed: string) => string | null {
  const spelled = new Set(vocabulary.filter((text) => /^[a-z]{4,}$/.test(text)));
  const known = Map.groupBy(
    [...spelled].sort().map((text) => ({ text, letters: letterSet(text) })),
    ({ text }) => text.charAt(0),
  );
  return (typed) => {
    if (!/^[a-z]{5,40}$/.test(typed)) return null;
    const letters = letterSet(typed);
    let editsMax = typed.length >= 8 ? 2 : 1;
    let best: string | null = null;
    // By alphabet, so that ties go to the first. No word with another beginning is close enough.
    const starts = [...new Set([typed.charAt(0), typed.charAt(1)])].sort();
    for (const word of starts.flatMap((start) => known.get(start) ?? [])) {
      // Two edits change too much of a short word: `relating` is not a misspelled `reading`.
      const max = word.text.length >= 8 ? editsMax : 1;
      if (!startsAlike(word.text, typed) || Math.abs(word.text.length - typed.length) > max || bits(word.letters ^ letters) > 2 * max)
        continue;
      const edits = editDistance(typed, word.text);
      if (edits > max || (edits === editsMax && best !== null)) continue;
      best = word.text;
      editsMax = edits;
    }
    return best;
  };
}

// Character classes: scripts without spaces, and all other words.
const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]`;
const wordOrRun = new RegExp(String.raw`${cjk}+|[[\p{L}\p{N}]--${cjk}][[\p{L}\p{N}\p{M}]--${cjk}]*`, 'gv');
const cjkStart = new RegExp(`^${cjk}`, 'v');
const ascii = /^[\0-\x7f]*$/;
/** As `wordOrRun`, for ASCII texts. */
const asciiRun = /[a-z\d]+/gi;
/** Contains no word boundary. */
const plainWord = /^[a-zA-Z]?[a-z\d]*$/;
/** Splits `isoTime` and `OCRText`, but not the plural `PDFs`. */
const camelBoundary = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}(?!$))/gu;

function latin(part: string): Word {
  const text = comparable(part).toLowerCase();
  return { kind: 'latin', text, stem: stem(text) };
}

/** As words are compared: without accents on Latin letters, and with simplified characters. */
export function comparable(text: string): string {
  return simplified(
    text
      .normalize('NFD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC'),
  );
}

function simplified(run: string): string {
  let text = '';
  for (const character of run) text += simplifiedOf.get(character) ?? character;
  return text;
}

function latinPhrase(list: readonly Word[], at: number, length: number): { key: string; text: string; length: number } | null {
  if (at + length > list.length) return null;
  let key = '';
  let text = '';
  for (const word of list.slice(at, at + length)) {
    if (word.kind === 'cjk') return null;
    key += (key === '' ? '' : ' ') + word.stem;
    text += (text === '' ? '' : ' ') + word.text;
  }
  return { key, text, length };
}

function longestPhrase(list: readonly Word[], at: number, phrases: PhraseBook): { key: string; text: string; length: number } | null {
  let [key, text] = ['', ''];
  let longest: { key: string; text: string; length: number } | null = null;
  for (let length = 1; length <= phrases.wordsMax; length += 1) {
    const word = list[at + length - 1];
    if (word?.kind !== 'latin') break;
    key = length === 1 ? word.stem : `${key} ${word.stem}`;
    text = length === 1 ? word.text : `${text} ${word.text}`;
    if (length > 1 && phrases.has(key)) longest = { key, text, length };
    if (!phrases.begins(key)) break;
  }
  return longest;
}

function cjkKeys(characters: readonly string[], phrases: PhraseBook): { key: string; text: string }[] {
  const keys: { key: string; text: string }[] = [];
  characters.forEach((_, at) => {
    for (let length = 1; length <= phrases.charactersMax && at + length <= characters.length; length += 1) {
      const key = characters.slice(at, at + length).join('');
      if (length <= 2 || phrases.has(key)) keys.push({ key, text: key });
    }
  });
  return keys;
}

type Unplaced = Omit<Term, 'order'>;

function latinTerms(word: { text: string; stem: string }, phrase: { key: string; text: string } | null): Unplaced[] {
  if (phrase !== null) return [{ key: phrase.key, text: phrase.text, kind: 'latin', weight: 1 }];
  return isStop(word) ? [] : [{ key: word.stem, text: word.text, kind: 'latin', weight: weakStems.has(word.stem) ? 0.35 : 1 }];
}

/** Known words where the run contains them, overlapping pairs of characters elsewhere. A pair is only a fragment, so it weighs less. */
function cjkTerms(characters: readonly string[], phrases: PhraseBook): Unplaced[] {
  const terms: Unplaced[] = [];
  for (const { text, known } of cutRun(characters, phrases)) {
    if (known) {
      if (!chineseStops.has(text)) terms.push({ key: text, text, kind: 'cjk', weight: 1 });
      continue;
    }
    const unknown = [...text];
    if (unknown.length === 1) terms.push({ key: text, text, kind: 'fragment', weight: 0.4 });
    for (const pair of pairs(unknown)) terms.push({ key: pair, text: pair, kind: 'fragment', weight: unknown.length === 2 ? 0.9 : 0.6 });
  }
  return terms;
}

function pairs(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}

interface Piece {
  text: string;
  known: boolean;
  /** A known word of one character that is not a particle: only trusted between known neighbours. */
  doubtful: boolean;
}

/** Splits a run into known words and unknown rests: fewest unknown characters first, then fewest words. */
function cutRun(characters: readonly string[], phrases: PhraseBook): Piece[] {
  const best: { cost: number; text: string; length: number; known: boolean }[] = [];
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    let text = '';
    let choice = { cost: Infinity, text, length: 1, known: false };
    for (let length = 1; at + length <= characters.length; length += 1) {
      text += characters[at + length - 1] ?? '';
      const known = phrases.has(text) || chineseStops.has(text);
      if (known || length === 1) {
        const cost = (known ? (length === 1 ? 1.2 : 1) : 3) + (best[at + length]?.cost ?? 0);
        if (cost <= choice.cost) choice = { cost, text, length, known };
      }
      if (!phrases.begins(text) && !isStopBeginning(text)) break;
    }
    best[at] = choice;
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < characters.length; at += best[at]?.length ?? 1) {
    const { text = '', known = false, length = 1 } = best[at] ?? {};
    pieces.push({ text, known, doubtful: known && length === 1 && !particles.has(text) });
  }
  return mergedUnknown(pieces);
}

/** Joins adjacent unknown characters. A doubtful character next to one becomes part of the same unknown word. */
function mergedUnknown(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  pieces.forEach((piece, at) => {
    const besideUnknown = pieces[at - 1]?.known === false || pieces[at + 1]?.known === false;
    const known = piece.known && !(piece.doubtful && besideUnknown);
    const previous = merged.at(-1);
    if (!known && previous !== undefined && !previous.known) previous.text += piece.text;
    else merged.push({ ...piece, known });
  });
  return merged;
}

function isStop(word: { text: string }): boolean {
  return englishStops.has(word.text) || (word.text.length === 1 && /[a-z]/.test(word.text));
}

/** The letters a to z of a word as bits: a cheap test that two words cannot be close. */
function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) set |= 1 << letter;
  }
  return set;
}

/** First letters are seldom mistyped, except by swapping the first two; so `house` is not a misspelled `mouse`. */
function startsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The edit distance of two words; a swap of neighbours is one edit (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replace = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(replace, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

function suffixRules(keepMin: number, rules: string): { suffix: string; replacement: string; keepMin: number }[] {
  return rules.split(' ').map((rule) => ({ suffix: rule.split('>')[0] ?? '', replacement: rule.split('>')[1] ?? '', keepMin }));
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word) || /^(news|lens|canvas|atlas|series|species|always|perhaps)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4 && word !== 'movies') return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Suffix, replacement, and how many letters must remain before it. The first match applies. */
const suffixes = [
  ...suffixRules(3, 'ification>ify ified>ify ization>ize isation>ize izer>ize'),
  ...suffixRules(4, 'ation> ator> ating> ated> ate>'),
  ...suffixRules(3, 'tion>t sion>s ied>y'),
  ...suffixRules(4, 'ing> ed> er> ly>'),
  ...suffixRules(5, 'or> ment>'),
];
const undoubled = new Set(['ing', 'ed', 'er']);

/** Prepositions that set the order: the word after `from` comes first, the word after `to` last. */
const turns = new Map([
  ['from', -1000],
  ['of', -1000],
  ['to', 1000],
  ['into', 1000],
  ['as', 1000],
]);

/** Stop words. */
const englishStops = new Set(
  `a about all also am an and any are as at be been being but by can could did do does doing don each either else ever every few for from
  give given gives gave got had has have having he help helps her here hers hey hi him his how i if in into is isn it its just kindly let ll
  looking lot made make makes making many may maybe me might mine much must my myself need needed needs no nor not of off ok on one ones only
  or other our out over own per please put re really s same see shall she should so some something somehow such t take tell than thank thanks
  that the their them then there these they this those thru to too um up upon us use used uses using ve very via want wanted
  wants was way we well were what when where whether which while who whom whose why will wish with within without would you your yours`.split(
    /\s+/,
  ),
);

/** Words that fit most tools: they count little. */
const weakStems = new Set(
  `get fetch find show return create add new work run call tool service api app online free online quick fast easy good best simple data
  input output able available automatic current support allow provide perform process build check know`
    .split(/\s+/)
    .map(stem),
);

/** Chinese stop words: particles and polite phrases. */
const chineseStops = new Set(
  `的 了 吗 呢 吧 啊 呀 嘛 着 地 得 把 被 给 让 请 是 我 你 您 他 她 它 有 和 与 及 或 在 从 对 为 以 于 就 都 也 还 很 要 想 能 会 可 将 用 到 这 那 哪 谁 之 其 并 后
  我们 你们 他们 我的 你的 请问 麻烦 帮我 帮忙 帮助 请帮我 给我 一下 一个 一张 一份 一段 一些 一种 一篇 一幅 这个 这张 这段 这份 这篇 这些 这里 那个 那张 哪个 哪些 想要
  需要 可以 能否 能不能 可不可以 是否 是不是 有没有 有没 怎么 怎样 怎么样 如何 什么 为什么 进行 使用 利用 通过 以及 并且 或者 里面 里的 中的 上的 其中 然后
  希望 我想 我要 想把 帮 一 个 张 份 段 篇 里 中 上 出 来 出来 成 做 弄 看看 看 所有 某个 工具 服务 接口 功能 支持 实现 提供 谢谢 你好 东西 用于 来自 关于`.split(
    /\s+/,
  ),
);
const isStopBeginning = phraseBook(chineseStops).begins;
/** Stop characters that are hardly ever part of a longer word. */
const particles = new Set('的了吗呢吧嘛把被请是我你您他她它和与或在这那帮');

/** Common Traditional characters, each followed by its Simplified form. */
const simplifiedPairs = `
  時时間间現现鐘钟錶表點点幾几號号標标題题頁页網网連链鏈链結结構构數数據据庫库統统計计詞词單单語语韓韩國国華华漢汉體体轉转換换圖图畫画檔档紙纸書书寫写讀读識识別别測测檢检驗验證证認认臉脸膚肤頭头髮发發发鬚须膽胆雲云霧雾風风濕湿溫温熱热氣气陽阳
  陰阴頻频視视監监錄录錯错鏡镜攝摄區区塊块邊边緣缘輪轮裏里裡里處处務务員员個个們们動动樣样顏颜銀银業业執执車车輛辆駕驾駛驶損损傷伤廢废類类獲获廚厨廳厅貓猫隨随機机產产創创刪删編编碼码訊讯應应響响狀状態态備备後后線线壓压縮缩復复雜杂雙双對对錢钱
  價价貨货幣币匯汇電电話话腦脑郵邮聞闻報报導导譯译譜谱鳥鸟聲声聽听說说請请問问誰谁這这麼么嗎吗為为與与將将讓让過过進进還还從从來来內内開开關关門门給给會会學学習习醫医療疗藥药歷历曆历課课師师實实際际圓圆園园場场農农衛卫遙遥飛飞舊旧東东萬万億亿
  廣广戶户紀纪記记約约級级組组終终絡络經经綠绿維维緒绪織织繪绘繼继續续離离難难靈灵靜静頂顶項项順顺預预領领頰颊頸颈願愿顯显飲饮飯饭餅饼館馆馬马驚惊魚鱼鮮鲜麗丽齊齐齡龄龍龙龜龟觀观規规覺觉覽览觸触訂订討讨訓训設设許许訴诉診诊評评試试詢询該该詳详
  誌志誤误誠诚調调談谈論论諸诸講讲謝谢譽誉變变讚赞豐丰貝贝負负財财責责購购費费資资賓宾賣卖賬账質质趙赵趕赶跡迹蹤踪軟软軸轴較较載载輕轻輯辑輸输達达違违遠远適适選选遞递遷迁邏逻醜丑釋释針针鈕钮鉛铅鋼钢鍵键鎖锁鑒鉴長长閃闪閉闭閱阅隊队陳陈陸陆隱隐
  隻只雖虽韻韵極极榮荣槍枪樂乐樓楼樹树橋桥檯台櫃柜權权歐欧歲岁歸归殘残殺杀毀毁沒没況况淨净淺浅減减準准滅灭滿满漸渐潔洁潤润濾滤灣湾災灾爐炉爭争爾尔牆墙獨独獎奖環环瑪玛當当疊叠瘋疯皺皱盤盘眾众睜睁矯矫碩硕確确禮礼禍祸稅税種种稱称積积穩稳窮穷筆笔
  節节範范築筑簡简簽签籃篮籤签糧粮細细絲丝綜综緊紧練练縣县縱纵總总績绩繞绕罰罚羅罗義义聯联職职肅肃脫脱腳脚膠胶臨临舉举艦舰藝艺蘋苹蘭兰蘇苏蟲虫術术衝冲補补裝装製制複复優优傳传債债傾倾僅仅儀仪儲储兒儿兩两冊册凍冻劃划劇剧劍剑勞劳勢势勝胜協协參参
  吳吴啟启喚唤喪丧嘗尝噴喷嚴严團团圍围堅坚塵尘壞坏壽寿夢梦夾夹奪夺奮奋婦妇媽妈寧宁審审寬宽專专尋寻屆届屬属島岛帶带帳帐廠厂張张強强彈弹徑径徵征憂忧慮虑憶忆懷怀戰战戲戏掃扫揀拣搖摇摳抠撥拨擁拥擇择擊击擋挡擔担擬拟擴扩擾扰攔拦敗败敵敌斂敛斷断於于
  晝昼暈晕暫暂曉晓朧胧條条棄弃棟栋棧栈樁桩歡欢氫氢決决渦涡湊凑湯汤溝沟滯滞漁渔潛潜澤泽濃浓濟济燈灯燒烧營营燭烛爺爷牽牵犧牺狹狭猶犹獄狱獵猎獸兽獻献甌瓯畢毕異异瘡疮盜盗盡尽礦矿禦御穀谷競竞筍笋簾帘紅红純纯紋纹紛纷`.replace(
  /\s+/g,
  '',
);
const simplifiedOf = new Map<string, string>();
for (const [pair] of simplifiedPairs.matchAll(/../gu)) simplifiedOf.set(pair.slice(0, 1), pair.slice(1));
