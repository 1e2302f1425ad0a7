import { describe, expect, it } from 'vitest';
import { answering, cutOff, deadUrl, endless, loopbackUpstream, silent } from '../../../test/loopback-upstream.ts';
import { runTool } from '../../../test/run-tool.ts';
import { weatherKit, type WeatherKitOptions } from './weather.ts';

const current = { time: '2026-11-20T16:00', interval: 900, temperature_2m: 23.4, relative_humidity_2m: 71, wind_speed_10m: 12.6 };
/** As Open-Meteo answers. */
const forecast = {
  latitude: 22.319859,
  longitude: 114.16944,
  generationtime_ms: 0.04,
  utc_offset_seconds: 28800,
  timezone: 'Asia/Hong_Kong',
  timezone_abbreviation: 'GMT+8',
  elevation: 27,
  current_units: { time: 'iso8601', interval: 'seconds', temperature_2m: '°C', relative_humidity_2m: '%', wind_speed_10m: 'km/h' },
  current,
};
const sold = {
  current: { relative_humidity_2m: 71, temperature_2m: 23.4, time: '2026-11-20T16:00', wind_speed_10m: 12.6 },
  timezone: 'Asia/Hong_Kong',
};
const path =
  '/v1/forecast?latitude=22.3193&longitude=114.1694&current=temperature_2m,relative_humidity_2m,wind_speed_10m&timezone=Asia/Hong_Kong';

function kit(baseUrl: string, options: Partial<WeatherKitOptions> = {}) {
  return weatherKit({ baseUrl, fetch, clock: { now: () => 0 }, ...options });
}

describe('the weather', () => {
  it('is the upstream’s answer for the fixed place, and nothing more', async () => {
    await using upstream = await loopbackUpstream(answering(forecast));
    expect(JSON.stringify(await runTool(kit(upstream.url), 'hk-weather'))).toBe(JSON.stringify(sold));
    expect(upstream.requests).toEqual([`GET ${path}`]);
  });

  it.each([
    ['/', path],
    ['/open-meteo', `/open-meteo${path}`],
    ['/open-meteo/', `/open-meteo${path}`],
    ['/?apikey=k', path.replace('?', '?apikey=k&')],
  ])('is requested below a base that ends in %s', async (base, asked) => {
    await using upstream = await loopbackUpstream(answering(forecast));
    await runTool(kit(upstream.url + base), 'hk-weather');
    expect(upstream.requests).toEqual([`GET ${asked}`]);
  });

  it('is requested once per minute', async () => {
    await using upstream = await loopbackUpstream(answering(forecast));
    let now = 1_000_000;
    const tools = kit(upstream.url, { clock: { now: () => now } });
    await runTool(tools, 'hk-weather');
    now += 59_999;
    expect(await runTool(tools, 'hk-weather')).toEqual(sold);
    expect(upstream.requests).toHaveLength(1);
    now += 1;
    await runTool(tools, 'hk-weather');
    expect(upstream.requests).toHaveLength(2);
  });

  it('is requested again after the clock was set back', async () => {
    await using upstream = await loopbackUpstream(answering(forecast));
    let now = 1_000_000;
    const tools = kit(upstream.url, { clock: { now: () => now } });
    await runTool(tools, 'hk-weather');
    now = 0;
    await runTool(tools, 'hk-weather');
    expect(upstream.requests).toHaveLength(2);
  });

  it('is requested once for simultaneous callers', async () => {
    await using upstream = await loopbackUpstream(answering(forecast));
    const tools = kit(upstream.url);
    const calls = Array.from({ length: 100 }, () => runTool(tools, 'hk-weather'));
    expect(await Promise.all(calls)).toEqual(calls.map(() => sold));
    expect(upstream.requests).toHaveLength(1);
  });

  it('still reaches the other callers when one has disconnected', async () => {
    const gone = new AbortController();
    await using upstream = await loopbackUpstream((request, response) => {
      gone.abort();
      answering(forecast)(request, response);
    });
    const tools = kit(upstream.url);
    const calls = [runTool(tools, 'hk-weather', {}, gone.signal), runTool(tools, 'hk-weather')];
    expect((await Promise.allSettled(calls))[1]).toEqual({ status: 'fulfilled', value: sold });
  });
});

describe('an upstream that fails', () => {
  it.each([
    ['status 500', answering(forecast, { status: 500 })],
    ['an error of Open-Meteo', answering({ error: true, reason: 'Daily limit exceeded' }, { status: 429 })],
    ['garbage', answering('<html></html>')],
    ['no current values', answering({ ...forecast, current: undefined })],
    ['a value that is null', answering({ ...forecast, current: { ...current, temperature_2m: null } })],
    ['a value that is a string', answering({ ...forecast, current: { ...current, wind_speed_10m: '12' } })],
    ['an impossible humidity', answering({ ...forecast, current: { ...current, relative_humidity_2m: 171 } })],
    ['no time zone', answering({ current })],
    ['a cut connection', cutOff],
    ['an endless body', endless],
  ])('is upstream_failed: %s', async (_name, behaviour) => {
    await using upstream = await loopbackUpstream(behaviour);
    await expect(runTool(kit(upstream.url), 'hk-weather')).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('is upstream_failed if no server listens', async () => {
    await expect(runTool(kit(await deadUrl()), 'hk-weather')).rejects.toMatchObject({ code: 'upstream_failed' });
  });

  it('is upstream_timeout when it takes too long', async () => {
    await using upstream = await loopbackUpstream(silent);
    await expect(runTool(kit(upstream.url, { timeoutMs: 20 }), 'hk-weather')).rejects.toMatchObject({ code: 'upstream_timeout' });
  });

  it('is not cached', async () => {
    let isDown = true;
    await using upstream = await loopbackUpstream((request, response) => {
      answering(forecast, { status: isDown ? 503 : 200 })(request, response);
    });
    const tools = kit(upstream.url);
    await expect(runTool(tools, 'hk-weather')).rejects.toMatchObject({ code: 'upstream_failed' });
    isDown = false;
    expect(await runTool(tools, 'hk-weather')).toEqual(sold);
  });

  it('fails all waiting callers with one request', async () => {
    await using upstream = await loopbackUpstream(answering('', { status: 500 }));
    const tools = kit(upstream.url);
    const calls = await Promise.allSettled(Array.from({ length: 20 }, () => runTool(tools, 'hk-weather')));
    expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
    expect(upstream.requests).toHaveLength(1);
  });

  it('is not hidden by old weather', async () => {
    let isDown = false;
    let now = 0;
    await using upstream = await loopbackUpstream((request, response) => {
      answering(forecast, { status: isDown ? 503 : 200 })(request, response);
    });
    const tools = kit(upstream.url, { clock: { now: () => now } });
    await runTool(tools, 'hk-weather');
    isDown = true;
    now = 60_000;
    await expect(runTool(tools, 'hk-weather')).rejects.toMatchObject({ code: 'upstream_failed' });
  });
});
