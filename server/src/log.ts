import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

export interface LogOptions {
  level: string;
  /** The destination of lines; standard output unless a test collects them. */
  destination?: { write(line: string): void };
}

/**
 * JSON lines. Members that may contain a credential are replaced at any depth. Code also avoids logging them, so this is the second line of
 * defence.
 */
export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretPaths, censor: '[redacted]' },
    // A problem has the members of its answer, perhaps a payment; a log needs the code and the cause.
    serializers: { err: (thrown: unknown) => serializedError(thrown) },
    hooks: { streamWrite: (line: string) => line.replaceAll(sealedPattern, '$1$2...') },
  };
  return pino(options, destination ?? standardOutput());
}

/** Once nobody reads it any more, e.g. after its terminal was closed, its lines are lost and the service goes on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1 });
  output.on('error', (cause: Error) => {
    // It would try to write what is left until it can, for ever, while the process ends: as pino does where a pipe is broken.
    output.flushSync = () => undefined;
    if ('code' in cause && cause.code === 'EIO') output.write = () => true;
  });
  return output;
}

/**
 * Anybody who knows a payment id can read the payment and its token, so the log shows only `pay_` and the ULID, which are enough to find
 * it, and nothing of a token.
 */
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
