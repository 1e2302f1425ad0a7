import type { RegistryError, ToolError } from '@farebox/contract';
import { sayNow, words } from '../text/words.ts';

const texts = words({
  unreachable: ['The service could not be reached.', '无法连接到服务。'],
  hint: ['Check the connection, then try again.', '请检查网络连接，然后重试。'],
});

type Issues = NonNullable<ToolError['issues']>;

/** A refused request, in the words of the service. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** 0: there was no answer. */
  readonly status: number;
  /** The stable code of `/docs/errors`; `unreachable` without an answer. */
  readonly code: string;
  /** What to do next. */
  readonly hint: string;
  readonly requestId: string | null;
  readonly issues: Issues;
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    {
      status,
      code,
      hint,
      requestId = null,
      issues = [],
      retryAfterSeconds = null,
    }: Pick<ApiProblem, 'status' | 'code' | 'hint'> & Partial<Pick<ApiProblem, 'requestId' | 'issues' | 'retryAfterSeconds'>>,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
    this.requestId = requestId;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The problem in an answer. Both areas of the service have one form each; something in between may have neither. */
export function problemOf(status: number, headers: Headers, body: unknown): ApiProblem {
  const error = (typeof body === 'object' && body !== null ? body : {}) as Partial<ToolError & RegistryError>;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  return new ApiProblem(error.error ?? `The service answered ${status}.`, {
    status,
    code: error.code ?? `http_${status}`,
    hint: error.hint ?? '',
    requestId: error.requestId ?? error.request_id ?? headers.get('x-request-id'),
    issues: error.issues ?? [],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}

/** A request without an answer: the network, or a service that is not running. */
export function unreachable(cause: unknown, message?: string): ApiProblem {
  const say = sayNow(texts);
  const problem = new ApiProblem(message ?? say('unreachable'), { status: 0, code: 'unreachable', hint: say('hint') });
  problem.cause = cause;
  return problem;
}
