import type { Foundation } from '../../foundation.ts';
import { z } from 'zod';
import { cachedValue } from '../../limits/cache.ts';
import { minuteMs } from '../../clock.ts';
import { getJson, upstreamErrorExamples } from './http.ts';
import { pricingPolicies, tool, type Tool } from '../tool.ts';

export interface WeatherKitOptions extends Pick<Foundation, 'clock' | 'fetch'> {
  /**
   * An Open-Meteo server, e.g. `https://api.open-meteo.com`. Its path is kept as a prefix, its query (`?apikey=...`) is sent with each
   * request.
   */
  baseUrl: string;
  /** The upstream's time limit, shorter than that of a call. */
  timeoutMs?: number;
}

/** The schema of the upstream's answer and of the tool's output: other members are dropped. */
const Weather = z.object({
  current: z
    .object({
      relative_humidity_2m: z
        .number()
        .min(0)
        .max(100)
        .meta({ description: 'Relative humidity at 2 m, in percent.', examples: [71] }),
      temperature_2m: z.number().meta({ description: 'Air temperature at 2 m, in degrees Celsius.', examples: [23.4] }),
      time: z
        .string()
        .min(1)
        .meta({
          description: 'When the values apply: local Hong Kong time, ISO 8601 without offset (UTC+8).',
          examples: ['2026-11-20T16:00'],
        }),
      wind_speed_10m: z
        .number()
        .min(0)
        .meta({ description: 'Wind speed at 10 m, in km/h.', examples: [12.6] }),
    })
    .meta({ description: 'The current conditions.' }),
  timezone: z
    .string()
    .min(1)
    .meta({ description: 'The time zone of current.time.', examples: ['Asia/Hong_Kong'] }),
});

const hongKongQuery =
  'latitude=22.3193&longitude=114.1694&current=temperature_2m,relative_humidity_2m,wind_speed_10m&timezone=Asia/Hong_Kong';

/** The source itself has new values every quarter of an hour. */
const freshMs = minuteMs;

/** Weather tools. */
export function weatherKit({ baseUrl, fetch, clock, timeoutMs = 4500 }: WeatherKitOptions): Tool[] {
  const url = forecastUrl(baseUrl);
  const load = () => getJson({ fetch, url, signal: AbortSignal.timeout(timeoutMs) }, Weather);
  return [hongKongWeather(cachedValue(load, { clock, ttlMs: freshMs }))];
}

function hongKongWeather(currentWeather: () => Promise<z.output<typeof Weather>>): Tool {
  return tool({
    id: 'hk-weather',
    aliases: ['hong-kong-weather'],
    name: 'Hong Kong Weather',
    description: 'The current temperature, humidity and wind speed in Hong Kong.',
    descriptionForModel:
      'Use when somebody asks how the weather in Hong Kong is right now. Takes no input; the place is fixed. Returns temperature in °C, relative humidity in percent, wind speed in km/h and the local time of the values. No forecast and no other city.',
    category: 'weather',
    keywords: [
      'weather',
      'hong kong',
      'temperature',
      'humidity',
      'wind speed',
      'current conditions',
      'hk',
      '香港天气',
      '香港天氣',
      '天气',
      '实时天气',
      '气温',
      '氣溫',
      '湿度',
      '濕度',
      '风速',
      '風速',
    ],
    useCases: [
      'Answer "what is the weather in Hong Kong now?"',
      'Advise a traveller or a courier in Hong Kong on clothing or delays',
      'Feed current outdoor conditions in Hong Kong to a dashboard or a model',
    ],
    limitations: [
      'Hong Kong only (22.3193 N, 114.1694 E): one point for the whole territory.',
      'Current conditions only: no forecast, history, rain, warnings or typhoon signals.',
      'Values come from the weather models of an upstream source, not from a station on the spot, and can be up to a quarter of an hour old; answers are shared for 60 seconds.',
      'Fails when the upstream source does; such a call is refunded.',
    ],
    tags: ['weather', 'hong-kong', 'live-data', 'no-input'],
    method: 'GET',
    input: z.strictObject({}),
    output: Weather,
    exampleRequest: {},
    exampleResponse: {
      current: { relative_humidity_2m: 71, temperature_2m: 23.4, time: '2026-11-20T16:00', wind_speed_10m: 12.6 },
      timezone: 'Asia/Hong_Kong',
    },
    errorExamples: [{ input: { city: 'London' }, error: 'city is not a known parameter', statusCode: 400 }, ...upstreamErrorExamples],
    pricing: pricingPolicies.tinyApi,
    complexity: 'simple',
    typicalResponseTimeMs: 300,
    maxLatencyMs: 5000,
    uptime: '99.5%',
    cacheable: true,
    idempotent: true,
    inputTypes: [],
    outputTypes: ['object', 'number', 'string'],
    relatedServices: ['timestamp', 'proxy-health'],
    runs: 'outside',
    // The call's signal is not passed on: the request is shared, and one caller must not end it for the others.
  }).run(() => currentWeather());
}

function forecastUrl(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/forecast`;
  url.search = [url.search.slice(1), hongKongQuery].filter((part) => part !== '').join('&');
  return url;
}
