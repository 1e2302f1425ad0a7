import { FoundKind, type AssetType, type JointFilter } from '@farebox/contract';
import type { Asset } from '../assets/asset.ts';
import { foundAssets, type FindParts } from '../assets/find.ts';
import type { Micros } from '../money.ts';
import type { AccessLog } from '../requests/access-log.ts';
import type { AgentRequest } from '../requests/agent-request.ts';
import { queryLanguage } from '../search/query-language.ts';
import type { Catalog, CatalogEntry } from '../tools/catalog.ts';
import { recordSearch } from './offer-search.ts';
import type { OpenDemand, OpenNeed } from './open-demand.ts';

export interface JointQuestion {
  query: string;
  limit: number;
  kinds: readonly FoundKind[];
  filters: JointFilters;
  request: AgentRequest;
  /** Not recorded as demand: somebody is still typing. */
  isDraft?: boolean;
  signal: AbortSignal;
}

interface JointFilters {
  type?: AssetType | undefined;
  maxPriceMicros?: Micros | undefined;
  license?: string | undefined;
  language?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  health?: 'healthy' | undefined;
}

interface Ranked {
  id: string;
  /** 0..1, on the one scale of search (`search/relevance.ts`). */
  score: number;
  why: string;
}

export type JointHit = Ranked &
  ({ kind: 'tool'; entry: CatalogEntry } | { kind: 'asset'; asset: Asset } | { kind: 'demand'; need: OpenNeed });

export interface JointAnswer {
  didYouMean: string | null;
  language: string | null;
  total: number;
  searched: Array<{ kind: FoundKind; total: number; applied: JointFilter[]; ignored: JointFilter[] }>;
  hits: JointHit[];
  /** Whether something for sale answers the query: open demand does not count. If nothing does, the hits are only the nearest. */
  answered: boolean;
}

export interface JointSearchParts extends FindParts {
  tools: { catalog: Pick<Catalog, 'descriptor' | 'found' | 'health'> };
  demand: { openDemand: OpenDemand };
  accessLog: Pick<AccessLog, 'record'>;
}

/** Which filters mean something for which kind. */
const filtersOf: Readonly<Record<FoundKind, readonly JointFilter[]>> = {
  tool: ['max_price', 'category', 'tag', 'health'],
  asset: ['type', 'max_price', 'license', 'language'],
  demand: [],
};
const centMicros = 10_000;
/** The filters that the index of tools does not know are applied to at most so many of them. */
const toolsMax = 100;

interface FoundOfKind {
  answered: boolean;
  total: number;
  didYouMean: string | null;
  hits: JointHit[];
}

/**
 * One search over everything for agents that do not know what they need. Each kind is searched in its own index, and ranked there as ever;
 * scores are probabilities on one scale, so the lists are merged by score alone. The query is recorded as demand, as one search.
 */
export async function searchJointly(parts: JointSearchParts, question: JointQuestion): Promise<JointAnswer> {
  const { query, limit, filters, request } = question;
  const kinds = FoundKind.options.filter((kind) => question.kinds.includes(kind));
  const each = await Promise.all(kinds.map((kind) => finders[kind](parts, question)));
  const answered = kinds.some((kind, at) => kind !== 'demand' && each[at]?.answered === true);
  // Where something answers the query, what is only near is left out; open demand always.
  const found = each.map((of, at) => (of.answered || (!answered && kinds[at] !== 'demand') ? of : { ...of, total: 0, hits: [] }));
  const given = givenFilters(filters);
  const hits = found.flatMap((each) => each.hits).toSorted(jointOrder);
  const forSale = hits.filter(({ kind }) => kind !== 'demand');
  if (question.isDraft !== true) {
    const shownIds = hits.slice(0, limit).flatMap((hit) => (hit.kind === 'asset' ? [hit.id] : []));
    const scores = forSale.map(({ score }) => score);
    recordSearch(parts, request, { query, assetType: filters.type ?? null, answered, scores, shownIds });
  }
  return {
    didYouMean: found.find(({ didYouMean, hits }) => didYouMean !== null && hits.length > 0)?.didYouMean ?? null,
    language: queryLanguage(query),
    total: found.reduce((sum, { total }) => sum + total, 0),
    searched: kinds.map((kind, at) => ({
      kind,
      total: found[at]?.total ?? 0,
      applied: given.filter((name) => filtersOf[kind].includes(name)),
      ignored: given.filter((name) => !filtersOf[kind].includes(name)),
    })),
    hits: hits.slice(0, limit),
    answered,
  };
}

/** The order of the joint list. Equally likely: what can be had now comes before what others want too. */
export function jointOrder(a: Pick<JointHit, 'kind' | 'id' | 'score'>, b: Pick<JointHit, 'kind' | 'id' | 'score'>): number {
  return b.score - a.score || Number(a.kind === 'demand') - Number(b.kind === 'demand') || (a.id < b.id ? -1 : 1);
}

const finders: Readonly<Record<FoundKind, (parts: JointSearchParts, question: JointQuestion) => Promise<FoundOfKind>>> = {
  async tool({ tools: { catalog } }, { query, limit, filters, signal }) {
    const { category, tag, health, maxPriceMicros } = filters;
    const { answer, hits } = await catalog.found(
      {
        query,
        limit: maxPriceMicros === undefined && health === undefined ? limit : toolsMax,
        ...(category === undefined ? {} : { category }),
        ...(tag === undefined ? {} : { tag }),
        ...(maxPriceMicros === undefined ? {} : { maxPriceCents: Math.ceil(maxPriceMicros / centMicros) }),
      },
      signal,
    );
    const fitting = hits.filter(
      ({ tool }) =>
        // The catalog filters by whole cents.
        (maxPriceMicros === undefined || tool.priceMicros <= maxPriceMicros) &&
        (health === undefined || catalog.health(tool.tool.id) === health),
    );
    return {
      answered: answer.answered && fitting.length > 0,
      total: answer.total - (hits.length - fitting.length),
      didYouMean: answer.didYouMean ?? null,
      hits: fitting
        .slice(0, limit)
        .map(({ tool, matchScore, why }) => ({ kind: 'tool', id: tool.tool.id, score: matchScore / 100, why, entry: tool })),
    };
  },
  async asset(parts, { query, limit, filters, signal }) {
    const { type, license, language, maxPriceMicros } = filters;
    const filter = {
      ...(type === undefined ? {} : { assetType: type }),
      ...(license === undefined ? {} : { license }),
      ...(language === undefined ? {} : { language }),
      ...(maxPriceMicros === undefined ? {} : { maxPriceMicros }),
    };
    const { answered, total, didYouMean, results } = await foundAssets(parts, { query, vector: null, topK: limit, filter, signal });
    return {
      answered,
      total,
      didYouMean,
      hits: results.map(({ asset, hit }) => ({ kind: 'asset', id: asset.id, score: hit.score, why: hit.match.why, asset })),
    };
  },
  async demand({ demand: { openDemand } }, { query, limit, signal }) {
    const { total, hits } = await openDemand.search(query, { topK: limit, signal });
    return {
      answered: hits.length > 0,
      total,
      didYouMean: null,
      hits: hits.map(({ need, hit }) => ({ kind: 'demand', id: need.id, score: hit.score, why: hit.match.why, need })),
    };
  },
};

function givenFilters({ type, maxPriceMicros, license, language, category, tag, health }: JointFilters): JointFilter[] {
  const values: Array<[JointFilter, unknown]> = [
    ['type', type],
    ['max_price', maxPriceMicros],
    ['license', license],
    ['language', language],
    ['category', category],
    ['tag', tag],
    ['health', health],
  ];
  return values.flatMap(([name, value]) => (value === undefined ? [] : [name]));
}
