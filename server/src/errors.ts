/**
 * All failures that a caller can see, in one table. `message` is the wire's `error`, a stable text; `hint` says what to do next. Surfaces
 * translate a thrown problem once; no other code builds error bodies.
 */
export const problems = {
  // Requests
  invalid_input: { status: 400, message: 'invalid input', hint: 'Correct what the message says, and every member in issues.' },
  invalid_json: { status: 400, message: 'request body is not valid JSON', hint: 'Send one JSON object in UTF-8.' },
  malformed_header: { status: 400, message: 'a request header is malformed', hint: 'Send the named header once, in its documented form.' },
  not_found: { status: 404, message: 'not found', hint: 'GET /openapi.json lists every path.' },
  method_not_allowed: { status: 405, message: 'method not allowed', hint: 'Repeat the request with a method of the message.' },
  body_too_large: { status: 413, message: 'request body is too large', hint: 'Send less; the message names the limit.' },
  unsupported_media_type: { status: 415, message: 'request body must be application/json', hint: 'Set Content-Type: application/json.' },
  rate_limited: { status: 429, message: 'too many requests', hint: 'Wait as long as Retry-After says.', retryAfterSeconds: 60 },
  internal: { status: 500, message: 'internal error', hint: 'Retry later; quote the request id to the operator.' },
  unavailable: {
    status: 503,
    message: 'service is not available right now',
    hint: 'Retry after the time in Retry-After.',
    retryAfterSeconds: 10,
  },

  // Tools
  tool_not_found: {
    status: 404,
    message: 'tool not found',
    hint: 'GET /api/tools/search?q= finds a tool; GET /api/tools?view=summary lists all.',
  },
  tool_disabled: {
    status: 503,
    message: 'tool is disabled',
    hint: 'Nothing was charged. Look for a related tool.',
    retryAfterSeconds: 300,
  },
  tool_not_configured: {
    status: 503,
    message: 'tool is not configured',
    hint: 'Nothing was charged. The operator has to configure what the tool needs.',
    retryAfterSeconds: 3600,
  },
  tool_failed: { status: 500, message: 'tool failed', hint: 'Nothing was charged. Retry later.' },
  tool_refused_input: {
    status: 422,
    message: 'the tool could not work on this input',
    hint: 'Nothing was charged. Retry with other input.',
  },
  job_not_found: {
    status: 404,
    message: 'job not found',
    hint: 'Send the id that the submit tool returned, as the client that submitted the job. Results are kept for 24 hours. Nothing was charged.',
  },
  upstream_failed: { status: 502, message: 'upstream failed', hint: 'Nothing was charged. Retry later.' },
  upstream_timeout: {
    status: 504,
    message: 'upstream timed out',
    hint: 'Nothing was charged. Retry later.',
  },
  call_interrupted: {
    status: 503,
    message: 'the call was interrupted',
    hint: 'Nothing was charged. Retry later.',
    retryAfterSeconds: 2,
  },

  // Payments
  payment_required: {
    status: 402,
    message: 'payment required',
    hint: 'Pay payment.paymentId, then retry with the header X-Payment-Token set to payment.token.',
  },
  payment_token_expired: { status: 402, message: 'payment token expired', hint: 'Pay the new payment in this answer.' },
  payment_token_used: { status: 402, message: 'payment token has no remaining calls', hint: 'Pay the new payment in this answer.' },
  payment_token_invalid: {
    status: 402,
    message: 'payment token is not valid',
    hint: 'Send payment.token exactly as it was given, or pay the new payment in this answer.',
  },
  payment_id_as_token: {
    status: 400,
    message: 'this is a paymentId, not a token',
    hint: 'Send payment.token of the same payment; it begins with tok_. Nothing was charged.',
  },
  payment_token_as_id: {
    status: 400,
    message: 'this is a token, not a paymentId',
    hint: 'Send payment.paymentId of the same payment; it begins with pay_. Nothing was charged.',
  },
  payment_insufficient: {
    status: 402,
    message: 'the payment covers less than this input costs',
    hint: 'Send the input that was quoted, or pay the new payment in this answer. An unused payment becomes credit of its payer when it expires.',
  },
  payment_token_other_service: {
    status: 402,
    message: 'payment token is for another service',
    hint: 'A token pays only for the service it was issued for.',
  },
  payment_token_other_client: {
    status: 402,
    message: 'payment token is bound to another client',
    hint: 'Call with the API key, account or X-Client-Id that the payment was created for.',
  },
  payment_not_completed: {
    status: 402,
    message: 'payment is not completed',
    hint: 'GET /api/payments/{paymentId} verifies it; POST /api/payments/{paymentId}/pay pays it.',
  },
  payment_not_found: { status: 404, message: 'payment not found', hint: 'POST /api/payments creates one.' },
  payment_provider_unknown: {
    status: 400,
    message: 'payment provider is not available',
    hint: "The catalog's payment block lists the providers.",
  },
  payment_expired: { status: 409, message: 'payment expired', hint: 'Create a new payment.' },
  payment_failed: { status: 409, message: 'payment failed', hint: 'Create a new payment.' },
  insufficient_credit: {
    status: 402,
    message: 'insufficient credit',
    hint: 'Top up the account by the shortfall, or pay with another provider.',
  },
  spending_cap_exceeded: {
    status: 403,
    message: 'spending cap of the API key exceeded',
    hint: 'Raise the cap of the key, or use another.',
  },
  payment_malformed: {
    status: 400,
    message: 'the payment is malformed',
    hint: 'Send the payment in the form that its protocol defines, in one header of one version.',
  },
  payment_refused: {
    status: 402,
    message: 'the payment was refused',
    hint: 'Nothing was charged. The reason says what to correct; the new payment in this answer can be paid.',
  },
  payment_other_resource: {
    status: 402,
    message: 'the payment is for another resource',
    hint: 'Nothing was charged. Sign the payment that this answer asks for.',
  },
  payment_signature_used: {
    status: 402,
    message: 'the signed payment was used before',
    hint: 'Nothing was charged. Sign the payment in this answer: an asset that the wallet has already bought is then delivered without a charge.',
  },
  payment_in_flight: {
    status: 409,
    message: 'the same payment is being settled or used',
    hint: 'Nothing is charged twice. Repeat the request after the time in Retry-After.',
    retryAfterSeconds: 1,
  },
  payment_already_used: {
    status: 409,
    message: 'the payment was used before',
    hint: 'Nothing was charged again. Sign a new payment for a new call.',
  },
  settlement_pending: {
    status: 503,
    message: 'whether the payment was settled is not known yet',
    hint: 'Do not pay again: repeat the same request after the time in Retry-After, or ask GET /api/payments/{paymentId}.',
    retryAfterSeconds: 5,
  },
  price_above_maximum: {
    status: 409,
    message: 'the price is above your maximum',
    hint: 'Nothing was charged and no token was used. Raise X-Max-Price-Cents, or look for a cheaper service.',
  },
  idempotency_in_progress: {
    status: 409,
    message: 'a request with this Idempotency-Key is still running',
    hint: 'Retry after the time in Retry-After to get its answer.',
    retryAfterSeconds: 1,
  },
  idempotency_mismatch: { status: 422, message: 'Idempotency-Key was used with another request', hint: 'Use a new key for a new request.' },

  // Assets
  asset_not_found: { status: 404, message: 'asset not found', hint: 'GET /api/v1/assets/search?q= finds assets.' },
  asset_paused: {
    status: 503,
    message: 'the asset is paused for sale',
    hint: 'It cannot be delivered at present, so it is not sold. Existing payments for it stay valid.',
    retryAfterSeconds: 60,
  },
  asset_not_readable: {
    status: 502,
    message: 'the source of the asset could not be read',
    hint: 'Retry later. Existing payments for it stay valid.',
  },
  asset_source_timeout: {
    status: 504,
    message: 'the source of the asset timed out',
    hint: 'Retry later. Existing payments for it stay valid.',
  },
  link_invalid: { status: 403, message: 'invalid signed URL', hint: 'Use the link exactly as it was given, or fetch the asset again.' },
  link_expired: {
    status: 410,
    message: 'expired signed URL',
    hint: 'Fetch the asset again with the same payment token to get a new link; nothing is charged twice.',
  },
  purchase_given_back: {
    status: 410,
    message: 'the purchase behind this link was refunded',
    hint: 'Fetch the asset again with the same payment token: it can be used again.',
  },
  loop_detected: {
    status: 508,
    message: 'the source of the asset leads back here',
    hint: 'Tell its owner. Existing payments for it stay valid.',
  },
  range_not_satisfiable: { status: 416, message: 'range not satisfiable', hint: 'Ask for bytes within the size that Content-Range names.' },
  invalid_upload: {
    status: 400,
    message: 'the upload is not valid multipart/form-data',
    hint: 'Send one part named file, and the other fields as text parts.',
  },
  upload_not_found: {
    status: 404,
    message: 'upload not found',
    hint: 'It was never begun, was removed, or is older than a day. POST /api/v1/admin/assets/uploads begins a new one.',
  },
  upload_offset: {
    status: 409,
    message: 'the upload continues at another offset',
    hint: 'HEAD of the upload names it in Upload-Offset; continue there.',
  },
  upload_unfinished: {
    status: 409,
    message: 'not all of the file is there',
    hint: 'HEAD of the upload names in Upload-Offset where to continue.',
  },
  tus_version_unsupported: {
    status: 412,
    message: 'this version of tus is not supported',
    hint: 'Send Tus-Resumable: 1.0.0.',
  },
  address_refused: {
    status: 400,
    message: 'the address is not allowed',
    hint: 'Only public http and https addresses are used; private, local and reserved ones are refused.',
  },
  address_unreachable: { status: 400, message: 'the address could not be read', hint: 'Check that it answers from the public internet.' },
  storage_full: { status: 507, message: 'the storage is full', hint: 'Nothing was stored. Tell the operator.' },

  storage_quota_exceeded: {
    status: 507,
    message: 'the storage quota of the account is exceeded',
    hint: 'Nothing was stored. The operator can raise the quota.',
  },

  // Accounts
  api_key_required: { status: 401, message: 'api key required', hint: 'Send Authorization: Bearer <key> or X-API-Key.' },
  api_key_invalid: { status: 401, message: 'api key is not valid', hint: 'Check the key; it may be revoked or expired.' },
  api_key_not_allowed: {
    status: 403,
    message: 'api key is not allowed to call this service',
    hint: 'Use a key whose services include this one.',
  },
  insufficient_scope: {
    status: 403,
    message: 'the grant lacks a scope',
    hint: 'Ask the person for more, by OAuth: the message names what.',
  },
  access_token_invalid: { status: 401, message: 'access token is not valid', hint: 'Refresh it, or ask the person again, by OAuth.' },
  authentication_required: { status: 401, message: 'authentication required', hint: 'POST /api/v1/auth/login gives a bearer token.' },
  invalid_credentials: { status: 401, message: 'invalid credentials', hint: 'Check the address and the password.' },
  second_factor_required: {
    status: 401,
    message: 'a second factor is required',
    hint: 'Send code: of the authenticator app, or a recovery code. An account without one adds one first, in the console.',
  },
  second_factor_invalid: { status: 401, message: 'the code is not valid', hint: 'Codes last half a minute, and each works once.' },
  passkey_invalid: { status: 401, message: 'the passkey is not valid', hint: 'Try again within five minutes, on a page of this service.' },
  signature_invalid: {
    status: 401,
    message: 'the signature of the request is not valid',
    hint: 'Sign each request anew, with a nonce of its own, for @authority and signature-agent; or send it unsigned.',
  },
  account_suspended: { status: 403, message: 'account is suspended', hint: 'Ask the operator of the service.' },
  forbidden: { status: 403, message: 'not allowed', hint: 'The message says what it needs.' },
  mail_off: {
    status: 503,
    message: 'this service sends no mail',
    hint: 'Its operator has set no mail server. An admin can make a new set-up link for an account.',
    retryAfterSeconds: 3600,
  },
  passwords_off: {
    status: 403,
    message: 'this service takes no passwords',
    hint: 'GET /api/v1/auth/sign-in lists how to sign in.',
  },
  email_taken: { status: 409, message: 'an account with this email exists', hint: 'Log in instead.' },
  conflict: { status: 409, message: 'conflict', hint: 'Read the current state and try again.' },
} as const satisfies Record<string, ProblemKind>;

interface ProblemKind {
  readonly status: number;
  readonly message: string;
  readonly hint: string;
  /** For Retry-After, unless the problem was thrown with a better value. Every 429 and 503 has one. */
  readonly retryAfterSeconds?: number;
}

export type ProblemCode = keyof typeof problems;

/** One fault of the input. `path` is a JSON path without the `$`, e.g. `items[0].url`; empty for the whole input. */
export interface Issue {
  path: string;
  message: string;
}

export interface ProblemDetails {
  /** Replaces the table's message if SPEC prescribes a text with a parameter's name, e.g. `text is required`. */
  message?: string;
  hint?: string;
  issues?: readonly Issue[];
  /** Whole seconds for the header Retry-After; default: those of the table. */
  retryAfterSeconds?: number;
  headers?: Readonly<Record<string, string>>;
  /** Further members of the error body, e.g. `payment`. Never a secret of another client. */
  members?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** A failure that a caller may see. Any other error is answered as `internal` and logged. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly hint: string;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    const { status, message, hint, retryAfterSeconds }: ProblemKind = problems[code];
    super(details.message ?? message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = status;
    this.hint = details.hint ?? hint;
    this.details = retryAfterSeconds === undefined ? details : { retryAfterSeconds, ...details };
  }
}

/** `throw problem('payment_token_expired', { members: { payment } })` */
export function problem(code: ProblemCode, details?: ProblemDetails): Problem {
  return problems[code].status >= 500 ? new Problem(code, details) : withoutStack(() => new Problem(code, details));
}

/** The refusal of one member of the input; its message begins with the name of the member. */
export function invalid(path: string, message: string, details?: Omit<ProblemDetails, 'message' | 'issues'>): Problem {
  return problem('invalid_input', { ...details, message, issues: [{ path, message }] });
}

/** Makes a refusal without a stack: the fault is not in our code, and writing the stack costs more than the rest of a refusal. */
export function withoutStack<Made extends Problem>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** @param named by the routes; HEAD is answered where GET is */
export function methodNotAllowed(method: string, named: readonly string[]): Problem {
  const allowed = [...new Set(named.flatMap((each) => (each === 'GET' ? ['GET', 'HEAD'] : [each])))];
  return problem('method_not_allowed', {
    message: `method not allowed: ${method.slice(0, 20)}; use ${allowed.join(', ')}`,
    headers: { Allow: [...allowed, 'OPTIONS'].join(', ') },
  });
}

/** Any thrown value as a problem; other errors become `internal` and stay as the cause for the log. */
export function asProblem(thrown: unknown): Problem {
  return thrown instanceof Problem ? thrown : new Problem('internal', { cause: thrown });
}

/** `camel` for /api/tools and /api/payments, `snake` for /api/v1. */
export type BodyStyle = 'camel' | 'snake';

/** The members that every error body has. */
export function errorBody({ message, status, code, hint, details }: Problem, requestId: string, style: BodyStyle) {
  return {
    error: message,
    statusCode: status,
    code,
    hint,
    ...(style === 'camel' ? { requestId } : { request_id: requestId }),
    ...(details.issues === undefined ? {} : { issues: details.issues }),
  };
}
