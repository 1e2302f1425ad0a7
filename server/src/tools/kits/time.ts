import { z } from 'zod';
import { rfc3339, secondMs, type Clock } from '../../clock.ts';
import { pricingPolicies, tool, type Tool } from '../tool.ts';

const Timestamp = z.object({
  isoTime: z.iso
    .datetime()
    .meta({ description: 'Server time in UTC, RFC 3339 with milliseconds.', examples: ['2026-11-20T08:00:00.250Z'] }),
  unix: z.int().meta({ description: 'The same moment in whole seconds since 1970-01-01T00:00:00Z, rounded down.', examples: [1795161600] }),
});

/** Time tools. */
export function timeKit({ clock }: { clock: Clock }): Tool[] {
  return [timestamp(clock)];
}

function timestamp(clock: Clock): Tool {
  return tool({
    id: 'timestamp',
    aliases: ['current-time', 'server-time'],
    name: 'Timestamp',
    description: 'The current server time in UTC, as an RFC 3339 date-time and as Unix seconds.',
    descriptionForModel:
      'Use when you need to know what time or date it is now. Takes no input. Returns isoTime (UTC, RFC 3339 with milliseconds) and unix (whole seconds since 1970). Convert to a local time zone yourself.',
    category: 'time',
    keywords: [
      'timestamp',
      'current time',
      'date',
      'now',
      'clock',
      'unix time',
      'epoch',
      'utc',
      'iso 8601',
      '时间戳',
      '当前时间',
      '现在几点',
      '日期',
      '服务器时间',
      '世界协调时',
    ],
    useCases: [
      'Find out the current date and time when the model has no clock of its own',
      'Stamp a record, log line or message with the time of an independent server',
      'Estimate how far a local clock is off',
      'Try the payment flow with the cheapest tool there is',
    ],
    limitations: [
      'UTC only: no time zone conversion.',
      'It is the clock of the server when the call ran; the way back over the network adds delay, so do not discipline a clock with it.',
      'unix is in whole seconds; the milliseconds are in isoTime.',
    ],
    tags: ['time', 'clock', 'utc', 'no-input'],
    method: 'GET',
    input: z.strictObject({}),
    output: Timestamp,
    exampleRequest: {},
    exampleResponse: { isoTime: '2026-11-20T08:00:00.250Z', unix: 1795161600 },
    errorExamples: [{ input: { timezone: 'Asia/Hong_Kong' }, error: 'timezone is not a known parameter', statusCode: 400 }],
    pricing: pricingPolicies.meteredTime,
    complexity: 'simple',
    typicalResponseTimeMs: 5,
    maxLatencyMs: 5000,
    uptime: '99.5%',
    cacheable: false,
    idempotent: true,
    inputTypes: [],
    outputTypes: ['date-time', 'integer'],
    relatedServices: ['random-uuid', 'hk-weather', 'proxy-health'],
    runs: 'here',
  }).run(() => {
    // One reading for both, so that they cannot differ.
    const now = clock.now();
    return { isoTime: rfc3339(now), unix: Math.floor(now / secondMs) };
  });
}
