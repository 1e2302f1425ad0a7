import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as OpenTelemetry from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import { asProblem } from '../errors.ts';

/** Names and values of an attribute must not hold what a client may keep secret: no tokens, ids of payments, queries or bodies. */
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Spans of requests, for an OpenTelemetry collector. Where it is off there is none of this: each part has `null`, or is not wrapped. */
export interface Tracing {
  /** Handles a request within its span, which ends with the answer. One of the chosen share of requests. */
  request(incoming: IncomingMessage, outgoing: ServerResponse, handle: () => void): void;
  /** Names the request by its route, so that spans of one route have one name. */
  route(pattern: string): void;
  /** Works within a span of the request; outside of a traced request, just works. */
  span<T>(name: string, attributes: Attributes, work: (noted: (attributes: Attributes) => void) => Promise<T>): Promise<T>;
  /** Keeps work that another request may start (a transaction of several writers) with the request that asked for it. */
  bound<Args extends unknown[], T>(work: (...args: Args) => T): (...args: Args) => T;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** What `open-telemetry.ts` loads. */
export interface TracingLibrary {
  tracer: Tracer;
  api: Pick<typeof OpenTelemetry, 'ROOT_CONTEXT' | 'SpanKind' | 'SpanStatusCode' | 'TraceFlags' | 'trace'>;
  close(): Promise<void>;
}

/**
 * @param percent the share of requests that is traced. It is drawn here and not by the caller's `traceparent`: a stranger must not decide
 *   how much is recorded.
 */
export function tracingWith({ tracer, api, close }: TracingLibrary, { percent }: { percent: number }): Tracing {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } = api;
  const current = new AsyncLocalStorage<Context>();

  /** The caller's trace, so that its spans and ours are one. */
  function parentOf({ headers }: IncomingMessage): Context {
    const parent = parsedTraceparent(headers['traceparent']);
    if (parent === null) return ROOT_CONTEXT;
    return trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true });
  }

  function fail(span: Span, thrown: unknown): void {
    const { code, status } = asProblem(thrown);
    span.setAttribute('error.type', code);
    // A refusal is an answer, not an error of this service.
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR, message: code });
  }

  return {
    request(incoming, outgoing, handle) {
      if (Math.random() * 100 >= percent) return handle();
      const method = incoming.method ?? '';
      const around = parentOf(incoming);
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, around);
      outgoing.once('close', () => {
        span.setAttribute('http.response.status_code', outgoing.statusCode);
        if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        if (!outgoing.writableFinished) span.setAttribute('error.type', 'connection_closed');
        span.end();
      });
      current.run(trace.setSpan(around, span), handle);
    },
    route(pattern) {
      const context = current.getStore();
      const span = context === undefined ? undefined : trace.getSpan(context);
      span?.setAttribute('http.route', pattern);
      const name = span === undefined ? undefined : Reflect.get(span, 'name');
      // Only the span of the request itself is named by its method alone.
      if (typeof name === 'string' && /^[A-Z]+$/.test(name)) span?.updateName(`${name} ${pattern}`);
    },
    async span(name, attributes, work) {
      const around = current.getStore();
      if (around === undefined) return work(() => {});
      const span = tracer.startSpan(name, { attributes: { ...attributes } }, around);
      try {
        return await current.run(trace.setSpan(around, span), () => work((more) => void span.setAttributes({ ...more })));
      } catch (thrown) {
        fail(span, thrown);
        throw thrown;
      } finally {
        span.end();
      }
    },
    bound(work) {
      const around = current.getStore();
      return around === undefined ? work : (...args) => current.run(around, () => work(...args));
    },
    close,
  };
}

/** Source: W3C Trace Context, section 3.2. Null for anything else. */
export function parsedTraceparent(header: string | string[] | undefined): { traceId: string; spanId: string } | null {
  if (typeof header !== 'string') return null;
  const [, version, traceId = '', spanId = '', rest = ''] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.{0,256})?$/.exec(header) ?? [];
  const isKnown = version !== undefined && version !== 'ff' && (version !== '00' || rest === '');
  return isKnown && /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId) ? { traceId, spanId } : null;
}
