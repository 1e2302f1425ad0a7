import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../src/clock.ts';
import { requestCheck, type Account, type Refusal } from './request-check.ts';
import { standInActions, type StandInAction } from './upstream-actions.ts';
import { newRequestId, standInJobs } from './upstream-jobs.ts';
import { standInRecords } from './upstream-records.ts';

/** How the next call of an action goes wrong. */
export type Misbehaviour =
  | 'throttling'
  /** Never answers. */
  | 'silence'
  | 'broken-json'
  | 'array'
  /** A gateway's error in XML. */
  | 'xml'
  | 'html'
  | 'redirect'
  /** Promises an answer and hangs up. */
  | 'cut'
  /** Ten gigabytes, as fast as they are read. */
  | 'endless'
  | { status: number; code: string; message?: string }
  /** An answer with status 200 and these members. */
  | { members: Record<string, unknown> };

interface RecordedCall {
  product: string;
  action: string;
  parameters: ReadonlyMap<string, string>;
}

export interface UpstreamStandIn extends AsyncDisposable {
  /** What the engine is given as `endpoints`: one address for each product, and the storage. */
  endpoints: Record<string, string>;
  /** Calls that were signed well, in order. */
  calls: readonly RecordedCall[];
  /** Files in the storage, by their address. */
  files: ReadonlyMap<string, Buffer>;
  databases: ReadonlyMap<string, unknown>;
  templates: ReadonlySet<string>;
  /** The next calls of the action, or uploads for `storage`, go wrong like this, one after the other. */
  script(action: string, ...misbehaviours: Misbehaviour[]): void;
  /** The next job fails when it is done. */
  failNextJob(failure: { code: string; message: string }): void;
}

export interface StandInOptions {
  account?: Account;
  clock: Clock;
  /** How often a job answers that it runs. */
  pollsUntilDone?: number;
}

export const standInAccount: Account = { keyId: 'LTAIstandin', keySecret: 'secret-of-the-stand-in', securityToken: null };

const storageHost = 'viapi-customer-temp.oss-cn-shanghai.aliyuncs.com';
const policy = Buffer.from('{"expiration":"2099-01-01T00:00:00Z"}').toString('base64');

/** Plays the provider on the loopback: each product has a port of its own, as it has a host of its own there. */
export async function startUpstream({ account = standInAccount, clock, pollsUntilDone = 2 }: StandInOptions): Promise<UpstreamStandIn> {
  const check = requestCheck({ account, now: () => clock.now() });
  const jobs = standInJobs({ pollsUntilDone });
  const records = standInRecords();
  const calls: RecordedCall[] = [];
  const files = new Map<string, Buffer>();
  const scripts = new Map<string, Misbehaviour[]>();
  let uploads = 0;

  /** What an action answers when nothing is scripted. */
  function answer(action: string, known: StandInAction, parameters: ReadonlyMap<string, string>): Record<string, unknown> | Refusal {
    const missing = known.required.find((name) => (parameters.get(name) ?? '') === '');
    if (missing !== undefined) return { status: 400, code: `Missing${missing}`, message: `${missing} is mandatory for this action.` };
    const extra = [...parameters.keys()].find((name) => ![...known.required, ...known.optional].includes(name));
    if (extra !== undefined) return { status: 400, code: 'ParameterError', message: `${extra} is unknown` };
    const unread = known.stored.map((name) => parameters.get(name) ?? '').find((url) => !isReadable(url));
    if (unread !== undefined) return { status: 400, code: 'InvalidImage.URL', message: `The image ${unread} cannot be read` };
    if (action === 'AuthorizeFileUpload') return authorisation(parameters.get('Product') ?? '');
    const RequestId = newRequestId();
    const members = jobs.answer(action, parameters, RequestId) ?? records.answer(action, parameters) ?? { Data: known.data };
    if ('status' in members) return members;
    return { RequestId, ...(known.product === 'ocr-api' ? { Code: '200', Message: '' } : {}), ...members };
  }

  function isReadable(url: string): boolean {
    return /^https?:\/\/public-pictures\.oss-cn-shanghai\.aliyuncs\.com\//.test(url) || files.has(url);
  }

  function authorisation(product: string) {
    uploads += 1;
    const ObjectKey = `${product}/2026-11-20/${uploads}.bin`;
    const [Bucket, ...endpoint] = storageHost.split('.');
    const Endpoint = endpoint.join('.');
    return {
      RequestId: newRequestId(),
      Bucket,
      Endpoint,
      ObjectKey,
      AccessKeyId: 'LTAIupload',
      EncodedPolicy: policy,
      Signature: `sig+${uploads}=`,
      UseAccelerate: false,
    };
  }

  async function onCall(product: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await buffer(request)).toString();
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const action = headers['x-acs-action'] ?? '';
    const refused = check({ method: request.method ?? '', target: request.url ?? '', headers, body });
    if (refused !== null) return sendError(response, product, refused);
    const known = standInActions[action];
    if (known?.product !== product || known.version !== headers['x-acs-version'] || !request.url?.match(/^\/(?:$|\?)/)) {
      return sendError(response, product, { status: 404, code: 'InvalidApi.NotFound', message: 'Specified api is not found.' });
    }
    // Parameters in the wrong place are not seen.
    const parameters = new Map(new URLSearchParams(known.in === 'body' ? body : request.url.slice(2)));
    calls.push({ product, action, parameters });
    const scripted = scripts.get(action)?.shift();
    if (scripted !== undefined) return misbehave(response, product, scripted);
    const answered = answer(action, known, parameters);
    if (isRefusal(answered)) return sendError(response, product, answered);
    response.writeHead(200, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(answered));
  }

  async function onUpload(_product: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request);
    const scripted = scripts.get('storage')?.shift();
    if (scripted !== undefined) return misbehave(response, 'storage', scripted);
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file');
    const names = [...form.keys()];
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const isAllowed = text('OSSAccessKeyId') === 'LTAIupload' && text('policy') === policy && text('Signature').startsWith('sig+');
    if (!isAllowed || !(file instanceof Blob) || names.at(-1) !== 'file' || text('success_action_status') !== '201') {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(
        '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Invalid according to Policy</Message><HostId>h</HostId></Error>',
      );
      return;
    }
    files.set(`http://${storageHost}/${text('key')}`, Buffer.from(await file.arrayBuffer()));
    response.writeHead(201, { 'content-type': 'application/xml' }).end('<PostResponse></PostResponse>');
  }

  const products = [...new Set(Object.values(standInActions).map(({ product }) => product))];
  const servers = await Promise.all([...products.map(async (product) => listening(product, onCall)), listening('storage', onUpload)]);

  return {
    endpoints: Object.fromEntries(servers.map(({ name, url }) => [name, url])),
    calls,
    files,
    databases: records.databases,
    templates: records.templates,
    script: (action, ...misbehaviours) => void scripts.set(action, [...(scripts.get(action) ?? []), ...misbehaviours]),
    failNextJob: jobs.failNext,
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map(({ close }) => close()));
    },
  };
}

type Handler = (product: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function listening(name: string, handle: Handler) {
  const server = createServer((request, response) => {
    // A client that hangs up has its reasons.
    void handle(name, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    name,
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isRefusal(answer: Record<string, unknown> | Refusal): answer is Refusal {
  return typeof answer.status === 'number' && 'code' in answer;
}

function errorBody(product: string, { code, message }: Omit<Refusal, 'status'>) {
  const HostId = `${product}.cn-shanghai.aliyuncs.com`;
  const Recommend = `https://troubleshoot.example/?q=${code}&product=${product}`;
  return { RequestId: newRequestId(), HostId, Code: code, Message: message, Recommend };
}

function sendError(response: ServerResponse, product: string, { status, ...error }: Refusal): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(errorBody(product, error)));
}

function misbehave(response: ServerResponse, product: string, how: Misbehaviour): void {
  if (typeof how === 'object') {
    if ('status' in how) return sendError(response, product, { message: 'scripted', ...how });
    response.writeHead(200).end(JSON.stringify({ RequestId: newRequestId(), ...how.members }));
    return;
  }
  switch (how) {
    case 'throttling':
      return sendError(response, product, { status: 400, code: 'Throttling.User', message: 'The call is being throttled.' });
    case 'silence':
      return;
    case 'broken-json':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"RequestId":"17C5');
      return;
    case 'array':
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
      return;
    case 'html':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html><body>Bad gateway</body></html>');
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
      return;
    case 'xml': {
      const { RequestId, HostId } = errorBody(product, { code: '', message: '' });
      response.writeHead(400, { 'content-type': 'text/xml;charset=utf-8' });
      response.end(
        `<?xml version='1.0' encoding='UTF-8'?><Error><RequestId>${RequestId}</RequestId><HostId>${HostId}</HostId><Code>InvalidImage.Region</Code><Message>The region of &lt;url&gt; is wrong</Message></Error>`,
      );
      return;
    }
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"RequestId":', () => response.destroy());
      return;
    case 'endless':
      return sendEndlessly(response);
  }
}

function sendEndlessly(response: ServerResponse): void {
  const bytes = 10 * 1024 ** 3;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(bytes) });
  const chunk = Buffer.alloc(256 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}
