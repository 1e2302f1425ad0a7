/** The wanted and the excluded part of a query; null if nothing is excluded. */
interface SplitQuery {
  wanted: string;
  unwanted: string | null;
}

/**
 * Splits `restaurants except vegetarian`: neither a bag of words nor an embedding understands a negation, so both would search for the
 * excluded word. Only clear exclusions count: verbs are negated for other reasons (`why does it not work`), and a document that says
 * `without ads` contains exactly these words.
 */
export function splitNegation(query: string): SplitQuery {
  const unwanted: string[] = [];
  const wanted = exclusions.reduce(
    (text, exclusion) =>
      text.replace(exclusion, (whole: string, ...groups: Array<string | number>) => {
        const [named] = groups;
        if (typeof named !== 'string' || isIdiom.test(named)) return whole;
        unwanted.push(named.trim());
        return ' ';
      }),
    query,
  );
  return unwanted.length === 0 ? { wanted: query, unwanted: null } : { wanted, unwanted: unwanted.join(', ') };
}

/** Words that end the excluded part. */
const end = String.raw`(?=\s*(?:[,.;:!?，。；！？()]|$)|\s+(?:and|but|for|in|on|at|with|near|by|from|to|that|which|who|when|where|please)\b)`;
/** At most four words. */
const thing = String.raw`((?:(?:any|the|a|an)\s+)?[\p{L}\p{N}_'-]+(?:\s+(?:or\s+)?[\p{L}\p{N}_'-]+){0,3}?)${end}`;

const exclusions: readonly RegExp[] = [
  new RegExp(
    String.raw`[,(]?\s*\b(?:except(?:\s+for)?|excluding|other\s+than|but\s+not|and\s+not|but\s+no|rather\s+than|not\s+including)\s+${thing}`,
    'giu',
  ),
  new RegExp(String.raw`[,(]?\s*\b(?:i\s+)?(?:do\s+not|don['’]?t)\s+(?:want|need|include|show|like)\s+(?:me\s+)?${thing}`, 'giu'),
  // After a verb or a question word, `not` negates that word.
  new RegExp(
    String.raw`(?<=\S\s)(?<!\b(?:is|are|was|were|be|do|does|did|can|could|will|would|should|has|have|had|why|if|or|whether|may|must|might|i['’]m)\b[^,.;:!?]*)\bnot\s+(?!(?:be|been|only|sure|yet|all|just|to)\b|\p{L}+ing\b)${thing}`,
    'giu',
  ),
  // "Besides": `除了天气还要空气质量` asks for both.
  /除(?:了|去|开)?([^，。；！？,;!?\s]{1,12}?)(?:以外|之外|外)(?!卖|国|汇|面)的?(?![^。；！？]*[还也])/gu,
  /除(?:了|去)([^，。；！？,;!?\s外]{1,8}?)的(?![^。；！？]*[还也])/gu,
  /[，,]?(?:但|但是)?(?:我)?(?:不要|不包括|不包含|不含|排除|而不是)(?!超过|太)([^，。；！？,;!?\s的]{1,8})的?/gu,
];

/** Words that cannot be excluded. */
const isIdiom = /^(?:(?:any\s+)?(?:problem|problems|doubt|further ado|me|it|this|that|them|you|limit|limits)|了|紧)$/iu;
