import type { Queries } from '../storage/database.ts';

/** Who asks for a watch: an API key or an account, or an address as a keyed hash. */
export interface WatchAsker {
  id: string;
  isProven: boolean;
}

export interface WantedWatch {
  callbackUrl: string;
  /** What somebody registered of the host: hosts under it cost nothing. */
  domain: string;
  /** Its receiver has answered a challenge: it wants webhooks. */
  isProven: boolean;
  asker: WatchAsker | null;
}

/** `unproven`: there would be room if the receiver proved that it wants webhooks. */
export type WatchRoom = 'room' | 'full' | 'unproven';

/** No id of an account or key begins so. */
export const strangerPrefix = 'address:';

/** Active ones. Each published thing is held against every watch, so there is an end to them. */
const watchesMax = 20_000;
/** Of them for clients that have not signed in: the others keep their half. */
const ofStrangersMax = watchesMax / 2;
/** Of a domain whose receivers have proven nothing, or a stranger could flood it with webhooks that it never asked for. */
export const watchesOfHostMax = 200;
/** Of these: many share a host of webhooks, and none of them must take all of it. */
const ofDomain = { strangersMax: 20, askerMax: 50 };
const ofAskerMax = { signedIn: 200, stranger: 50, strangerUnproven: 10 };
const ofProvenCallbackMax = 200;

/** Two at once may both find room for one: the limits keep order, they need not be exact. */
export async function roomFor(queries: Queries, { callbackUrl, domain, isProven, asker }: WantedWatch, now: number): Promise<WatchRoom> {
  const active = queries
    .selectFrom('demand_watches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
  const count = async (query: typeof active) => (await query.executeTakeFirstOrThrow()).count;
  const unproven = active.where('is_proven', '=', 0);
  const unprovenOfDomain = unproven.where('callback_domain', '=', domain);
  const strangers = (query: typeof active) => query.where('asked_by', 'like', `${strangerPrefix}%`);

  if ((await count(active)) >= watchesMax) return 'full';
  if (asker !== null) {
    const own = active.where('asked_by', '=', asker.id);
    if ((await count(own)) >= (asker.isProven ? ofAskerMax.signedIn : ofAskerMax.stranger)) return 'full';
    if (!asker.isProven && (await count(strangers(active))) >= ofStrangersMax) return 'full';
  }
  if (isProven) {
    const ofCallback = active.where('callback_domain', '=', domain).where('callback_url', '=', callbackUrl);
    return (await count(ofCallback)) >= ofProvenCallbackMax ? 'full' : 'room';
  }
  if ((await count(unprovenOfDomain)) >= watchesOfHostMax) return 'unproven';
  if (asker === null) return 'room';
  if (asker.isProven) return (await count(unprovenOfDomain.where('asked_by', '=', asker.id))) >= ofDomain.askerMax ? 'unproven' : 'room';
  if ((await count(unproven.where('asked_by', '=', asker.id))) >= ofAskerMax.strangerUnproven) return 'unproven';
  return (await count(strangers(unprovenOfDomain))) >= ofDomain.strangersMax ? 'unproven' : 'room';
}
