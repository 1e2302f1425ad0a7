import sharp from 'sharp';
import { pdfFile } from '../fixtures/files.ts';
import { loopbackUpstream, type LoopbackUpstream } from '../loopback-upstream.ts';

/** What the service reads from others: files, an API with its document, receivers of webhooks. */
export interface Outside extends LoopbackUpstream {
  /** What proves that the API agreed to be sold: a line of each token. */
  proofs: string[];
}

export async function outside(): Promise<Outside> {
  const proofs: string[] = [];
  const picture = Buffer.from(
    '<svg width="300" height="80"><rect width="300" height="80" fill="#fff"/><text x="20" y="50" font-size="40">RAIN 42</text></svg>',
  );
  const [png, jpg] = await Promise.all([sharp(picture).png().toBuffer(), sharp(picture).jpeg().toBuffer()]);
  const pdf = pdfFile({ title: 'Rain', pages: ['The rain of November'] });
  const files = new Map<string, [string, Buffer]>([
    ['png', ['image/png', png]],
    ['jpg', ['image/jpeg', jpg]],
    ['pdf', ['application/pdf', pdf]],
  ]);
  const upstream = await loopbackUpstream((request, response) => {
    const { pathname } = new URL(request.url ?? '', upstream.url);
    const json = (body: unknown) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [type, bytes] = files.get(pathname.split('.').at(-1) ?? '') ?? [];
    if (type !== undefined) return response.writeHead(200, { 'content-type': type }).end(bytes);
    if (pathname === '/.well-known/farebox-verification.txt')
      return response.writeHead(200, { 'content-type': 'text/plain' }).end(proofs.join('\n'));
    if (pathname === '/openapi.json') return json(documentOf(upstream.url));
    request.resume();
    if (pathname === '/v1/forecast') return json(forecast);
    return json({ uuid: '3f0c8a52-6d1e-4b7a-9c35-7e2f4d8b1a60', millimetres: 12 });
  });
  return { ...upstream, proofs };
}

/** As Open-Meteo answers. */
const forecast = {
  latitude: 22.32,
  longitude: 114.17,
  utc_offset_seconds: 28_800,
  timezone: 'Asia/Hong_Kong',
  current_units: { time: 'iso8601', interval: 'seconds', temperature_2m: '°C', relative_humidity_2m: '%', wind_speed_10m: 'km/h' },
  current: { time: '2026-11-20T16:00', interval: 900, temperature_2m: 23.4, relative_humidity_2m: 71, wind_speed_10m: 12.6 },
};

const documentOf = (url: string) => ({
  openapi: '3.1.0',
  info: { title: 'Rain', version: '1' },
  servers: [{ url }],
  paths: {
    '/rain': { get: { operationId: 'getRain', summary: 'Rain of an hour', responses: { 200: { description: 'Millimetres.' } } } },
    '/wind': { get: { operationId: 'getWind', summary: 'Wind of an hour', responses: { 200: { description: 'Knots.' } } } },
  },
});
