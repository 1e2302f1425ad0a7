import { Asset, OwnerTools, type OwnerTool } from '@farebox/contract';
import { expect } from 'vitest';
import { verificationPath } from '../src/imports/ownership.ts';
import { cutOff, endless, loopbackUpstream, silent, type LoopbackUpstream } from './loopback-upstream.ts';
import type { Customer, Service } from './service.ts';

export const secret = 'secret-of-the-owner';
export const withoutApproval = { FAREBOX_OWNER_TOOL_APPROVAL: '0', FAREBOX_OWNER_TOOL_PROOF: '0' };
export const input = { station: 'HKO' };
export const keyInHeader = { type: 'apiKey', in: 'header', name: 'X-API-Key' };

type Mode = 'answers' | 'hangs' | 'never ends' | 'is cut off' | 'fails' | 'waits';

/** An API with one or two operations, which does what the test wants. */
export class Rain implements AsyncDisposable {
  mode: Mode = 'answers';
  summary = 'Rain of an hour';
  paths = ['/rain'];
  /** Where the document says that the API is; null: where it is. */
  server: string | null = null;
  /** So many requests for the document are answered together. */
  readersMin = 1;
  private readonly readers: Array<() => void> = [];
  /** How its callers prove who they are. */
  scheme: object = keyInHeader;
  /** What its host publishes as the proof that it agrees. */
  proof = '';
  /** What it also says in its answers. */
  said: string | null = null;
  readonly upstream: LoopbackUpstream;
  /** The connection of an endless answer was closed. */
  isCut = false;
  /** Answers requests that wait. */
  release: () => void = () => {};
  /** Resolves once a request waits. */
  waiting: Promise<void> = Promise.resolve();
  private arrived: () => void = () => {};

  private constructor(upstream: LoopbackUpstream) {
    this.upstream = upstream;
  }

  static async open(): Promise<Rain> {
    const rain: Rain = new Rain(
      await loopbackUpstream((request, response) => {
        const json = (status: number, body: unknown) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        if (request.url === '/openapi.json') {
          rain.readers.push(() => json(200, rain.document()));
          if (rain.readers.length < rain.readersMin) return response;
          for (const answer of rain.readers.splice(0)) answer();
          return response;
        }
        if (request.url === verificationPath) return response.writeHead(200, { 'content-type': 'text/plain' }).end(rain.proof);
        if (rain.mode === 'hangs') return silent(request, response);
        if (rain.mode === 'never ends') {
          response.once('close', () => (rain.isCut = true));
          return endless(request, response);
        }
        if (rain.mode === 'is cut off') return cutOff(request, response);
        if (rain.mode === 'fails') return json(500, { error: 'down' });
        if (rain.mode === 'waits') {
          rain.release = () => json(200, { millimetres: 12 });
          rain.arrived();
          return response;
        }
        return json(200, { millimetres: 12, ...(rain.said === null ? {} : { said: rain.said }) });
      }),
    );
    return rain;
  }

  hold(): void {
    this.mode = 'waits';
    this.waiting = new Promise((resolve) => {
      this.arrived = resolve;
    });
  }

  document(): object {
    const operation = (path: string) => ({
      get: {
        operationId: path.slice(1),
        summary: this.summary,
        parameters: [{ name: 'station', in: 'query', required: true, example: 'HKO', schema: { type: 'string' } }],
        responses: { 200: { description: 'Rain.', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    });
    return {
      openapi: '3.1.0',
      info: { title: 'Rain', version: '1' },
      servers: [{ url: this.server ?? this.upstream.url }],
      components: { securitySchemes: { credential: this.scheme } },
      security: [{ credential: [] }],
      paths: Object.fromEntries(this.paths.map((path) => [path, operation(path)])),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.upstream[Symbol.asyncDispose]();
  }
}

export const pathOf = ({ id }: Asset) => `/api/v1/admin/assets/${id}/tools`;

export async function assetOf(service: Service, owner: Customer, rain: Rain, more: object = {}): Promise<Asset> {
  const fields = {
    title: 'Rain by the hour',
    description: 'Millimetres of rain.',
    asset_type: 'api',
    api_endpoint_url: `${rain.upstream.url}/rain`,
    api_openapi_url: `${rain.upstream.url}/openapi.json`,
    price_amount: '0.10',
    ...more,
  };
  const made = await service.post('/api/v1/admin/assets', fields, owner.login);
  expect(made, made.text).toMatchObject({ status: 201 });
  return Asset.parse(made.body);
}

export const wanted = (settings: object = {}) => ({ settings: { price_amount: '0.10', ...settings }, credentials: { credential: secret } });

export async function toolsOf(service: Service, owner: Customer, of: Asset, settings: object = {}): Promise<OwnerTool[]> {
  const made = await service.post(pathOf(of), wanted(settings), owner.login);
  expect(made, made.text).toMatchObject({ status: 201 });
  return OwnerTools.parse(made.body).tools;
}

export const idOf = (tool: OwnerTool | undefined): string => tool?.id ?? expect.fail('no tool');
