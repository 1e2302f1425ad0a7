import { pino, type Logger } from 'pino';

export type Log = Logger;

export interface LogOptions {
  level: string;
  /** Where lines go; standard output unless a test collects them. */
  destination?: { write(line: string): void };
}

/**
 * JSON lines. Members that may carry a credential are replaced wherever they stand; code also avoids logging them, so
 * this is the second fence, not the first.
 */
export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretPaths, censor: '[redacted]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
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
