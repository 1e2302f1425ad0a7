import { pino, type Logger } from 'pino';

export type Log = Logger;

export interface LogOptions {
  level: string;
  /** Where lines go; standard output unless a test collects them. */
  destination?: { write(line: string): void };
}

/**
 * JSON lines. Members that may carry a credential are replaced at any depth; code also avoids logging them, so
 * this is the second fence, not the first.
 */
export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretPaths, censor: '[redacted]' },
    // A problem carries what its answer shows the caller, a payment among it; a log needs the code and where it came from.
    serializers: { err: (thrown: unknown) => serializedError(thrown) },
    hooks: { streamWrite: (line: string) => line.replaceAll(sealedPattern, '$1$2...') },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Anybody who knows a payment id can read the payment and its token: `pay_` and the ULID are enough to find it. Of a token nothing is shown. */
const sealedPattern = /\b(?:(pay_[0-9A-HJKMNP-TV-Z]{26})[\w-]+|(tok_)[\w-]{20,})/g;

const causesMax = 5;

function serializedError(thrown: unknown, depth = 0): unknown {
  if (!(thrown instanceof Error)) return thrown;
  const code: unknown = 'code' in thrown ? thrown.code : undefined;
  const cause = thrown.cause === undefined || depth >= causesMax ? undefined : serializedError(thrown.cause, depth + 1);
  return { type: thrown.name, message: thrown.message, stack: thrown.stack, code, cause };
}

const secretMembers = [
  'token',
  'paymentToken',
  'payment_token',
  'paymentId',
  'password',
  'current_password',
  'secret',
  'apiKey',
  'key',
  'signature',
  'authorization',
  'Authorization',
  'cookie',
  'x-api-key',
  'x-payment-token',
  'X-Payment-Token',
  'X-API-Key',
];

const secretPaths = secretMembers.flatMap((member) => [`["${member}"]`, `*["${member}"]`, `*.*["${member}"]`]);
