import { memoryStore, type Store } from './store.ts';
import { dollarsOf, microsOf } from './usd.ts';

/** In USD, as decimals such as `0.10`. */
export interface BudgetLimits {
  /** For one call or asset. */
  perCall: string;
  /** For all hosts together, in a day (UTC). */
  perDay?: string;
  /** For each host, in a day (UTC). */
  perHost?: string;
}

export interface BudgetOptions {
  /** Where the spending and unfinished payments are kept. Default: in memory. */
  store?: Store;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** Nothing was paid: it would have been above a limit. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';
  readonly limit: keyof BudgetLimits;
  /** The price, in USD. */
  readonly amount: string;
  readonly host: string;

  constructor(limit: keyof BudgetLimits, amount: string, host: string, left: string) {
    super(`not paid: $${amount} for ${host} is above the budget ${limit}, which has $${left} left`);
    this.limit = limit;
    this.amount = amount;
    this.host = host;
  }
}

/** What pays a request: kept until its answer has arrived, so that a crash does not pay twice. */
export interface PreparedPayment {
  /** Headers that pay over HTTP. */
  headers: Record<string, string>;
  /** `_meta` that pays over MCP. */
  meta?: Record<string, unknown>;
  /** Arguments that pay over MCP. */
  arguments?: Record<string, unknown>;
  /** The payment to pay first, and by which provider. Paying it again has no effect. */
  pay?: { paymentId: string; provider: string };
  /** Epoch milliseconds: useless from then on. */
  expiresAt: number;
}

/** A payment that was begun. */
export interface OpenPayment {
  id: string;
  /** Sent with each try. */
  idempotencyKey: string;
  prepared: PreparedPayment;
}

/** Limits, and the payments under way. Use one for everything that shares the limits. */
export interface Budget {
  /** Takes the amount out of the budget before anything is signed. @throws BudgetError */
  reserve(payment: { host: string; micros: number }): Promise<string>;
  /** Remembers what pays the request, before it is sent. */
  record(id: string, payment: { request: string; idempotencyKey: string; prepared: PreparedPayment }): Promise<void>;
  /** A payment for the same request whose answer never arrived; null if there is none. It is then the caller's. */
  resume(request: string): Promise<OpenPayment | null>;
  /** The answer has arrived, or the payment is of no use any more; the amount stays spent. */
  finish(id: string): Promise<void>;
  /** Gives the amount back: nothing was signed or paid. */
  release(id: string): Promise<void>;
  /** This process is done with it for now: the next request like it takes it up. */
  leave(id: string): void;
  /** Spent and reserved today, in USD. */
  spent(host?: string): Promise<string>;
}

interface Entry {
  host: string;
  micros: number;
  /** Of the reservation, as `2026-11-23`. */
  day: string;
  /** Absent until something is signed. */
  request?: string;
  idempotencyKey?: string;
  prepared?: PreparedPayment;
}

interface State {
  day: string;
  /** By host, in micro-dollars. */
  spent: Record<string, number>;
  open: Record<string, Entry>;
}

/** A conflict means that another call has just succeeded, so this many calls can race. */
const triesMax = 200;
const openMax = 2000;

export function budget(limits: BudgetLimits, { store = memoryStore(), now = Date.now }: BudgetOptions = {}): Budget {
  const caps = {
    perCall: cap('perCall', limits.perCall),
    perDay: limits.perDay === undefined ? Infinity : cap('perDay', limits.perDay),
    perHost: limits.perHost === undefined ? Infinity : cap('perHost', limits.perHost),
  };
  /** Those that a call of this process is working on. */
  const mine = new Set<string>();

  async function change<Result>(
    work: (state: State) => { state: State; result: Result } | { state: null; result: Result },
  ): Promise<Result> {
    for (let tries = 1; tries <= triesMax; tries += 1) {
      const stored = await store.load();
      const { state, result } = work(today(stateOf(stored.text), now()));
      if (state === null || (await store.save(JSON.stringify(state), stored))) return result;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(tries, 20)));
    }
    throw new Error('the store of the budget is changed by too many others at once');
  }

  const withEntry = (state: State, id: string, entry: Entry): State => ({ ...state, open: { ...state.open, [id]: entry } });
  const without = (state: State, id: string): State => ({
    ...state,
    open: Object.fromEntries(Object.entries(state.open).filter(([key]) => key !== id)),
  });

  return {
    async reserve({ host, micros }) {
      const id = crypto.randomUUID();
      const refused = await change<BudgetError | null>((state) => {
        // A store may report a conflict although it saved.
        if (state.open[id] !== undefined) return { state: null, result: null };
        const error = firstExceeded(state, caps, { host, micros });
        if (error !== null) return { state: null, result: error };
        if (Object.keys(state.open).length >= openMax) throw new Error('too many payments are unfinished');
        const spent = { ...state.spent, [host]: spentAt(state.spent, host) + micros };
        return { state: withEntry({ ...state, spent }, id, { host, micros, day: state.day }), result: null };
      });
      if (refused !== null) throw refused;
      mine.add(id);
      return id;
    },
    async record(id, payment) {
      await change((state) => {
        const entry = state.open[id];
        if (entry === undefined) throw new Error('a payment is recorded only after its reservation');
        return { state: withEntry(state, id, { ...entry, ...payment }), result: null };
      });
    },
    async resume(request) {
      const { open } = today(stateOf((await store.load()).text), now());
      for (const [id, { request: known, idempotencyKey, prepared }] of Object.entries(open)) {
        if (known !== request || idempotencyKey === undefined || prepared === undefined || mine.has(id)) continue;
        mine.add(id);
        return { id, idempotencyKey, prepared };
      }
      return null;
    },
    async finish(id) {
      await change((state) => ({ state: without(state, id), result: null }));
      mine.delete(id);
    },
    async release(id) {
      await change((state) => {
        const entry = state.open[id];
        if (entry === undefined) return { state: null, result: null };
        const spent = { ...state.spent };
        if (entry.day === state.day) spent[entry.host] = Math.max(0, spentAt(spent, entry.host) - entry.micros);
        return { state: without({ ...state, spent }, id), result: null };
      });
      mine.delete(id);
    },
    leave: (id) => void mine.delete(id),
    async spent(host) {
      const { spent } = today(stateOf((await store.load()).text), now());
      return dollarsOf(host === undefined ? totalOf(spent) : spentAt(spent, host));
    },
  };
}

function cap(name: keyof BudgetLimits, amount: string): number {
  const micros = microsOf(amount);
  if (micros === null) throw new TypeError(`${name} has to be an amount in USD such as 0.10`);
  return micros;
}

function firstExceeded(
  { spent }: State,
  caps: Record<keyof BudgetLimits, number>,
  { host, micros }: { host: string; micros: number },
): BudgetError | null {
  const left = { perCall: caps.perCall, perDay: caps.perDay - totalOf(spent), perHost: caps.perHost - spentAt(spent, host) };
  for (const limit of ['perCall', 'perDay', 'perHost'] as const) {
    if (micros > left[limit]) return new BudgetError(limit, dollarsOf(micros), host, dollarsOf(Math.max(0, left[limit])));
  }
  return null;
}

/** Hosts name members, and a hostile one is called `__proto__`. */
function spentAt(spent: Readonly<Record<string, number>>, host: string): number {
  return Object.hasOwn(spent, host) ? (spent[host] ?? 0) : 0;
}

function totalOf(spent: Readonly<Record<string, number>>): number {
  return Object.values(spent).reduce((sum, micros) => sum + micros, 0);
}

/** A new day begins with nothing spent. A clock that was set back begins none. Expired payments are forgotten. */
function today(state: State | null, now: number): State {
  const day = new Date(now).toISOString().slice(0, 10);
  if (state === null) return { day, spent: {}, open: {} };
  const yesterday = new Date(now - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const open = Object.fromEntries(
    Object.entries(state.open).filter(([, { prepared, day: begun }]) =>
      prepared === undefined ? begun >= yesterday : prepared.expiresAt > now,
    ),
  );
  return day > state.day ? { day, spent: {}, open } : { ...state, open };
}

/** @throws if it was not written here: a budget that cannot be read is no budget */
function stateOf(text: string | null): State | null {
  if (text === null) return null;
  const state: unknown = JSON.parse(text);
  if (isState(state)) return state;
  throw new Error('the store of the budget contains something else');
}

function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('spent' in value) || !('open' in value)) return false;
  const { day, spent, open } = value;
  if (typeof day !== 'string' || typeof spent !== 'object' || spent === null || typeof open !== 'object' || open === null) return false;
  return Object.values(spent).every((micros) => Number.isSafeInteger(micros) && micros >= 0);
}
