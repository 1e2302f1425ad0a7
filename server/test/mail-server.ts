import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** A mail as its receiver reads it. */
export interface ReceivedMail {
  /** Of the envelope. */
  to: string[];
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
  raw: string;
}

type Reply = { code: number; at: 'RCPT TO' | 'DATA' };

/** A mail server on the loopback, with a login, that keeps what it gets. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const refusals: Reply[] = [];
  const refuse = (at: Reply['at']) => {
    const next = refusals[0];
    if (next?.at !== at) return null;
    refusals.shift();
    return Object.assign(new Error('no'), { responseCode: next.code });
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'farebox' && password === 'p@ss word' ? callback(null, { user: username }) : callback(new Error('no such login')),
    onRcptTo: (_address, _session, callback) => callback(refuse('RCPT TO')),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refuse('DATA');
        if (refused === null)
          mails.push(
            readMail(
              Buffer.concat(chunks).toString('latin1'),
              envelope.rcptTo.map(({ address }) => address),
            ),
          );
        callback(refused);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    mails,
    url: `smtp://farebox:p%40ss%20word@127.0.0.1:${port}`,
    /** The settings of a service that sends through it. */
    settings: {
      FAREBOX_MAIL_URL: `smtp://farebox:p%40ss%20word@127.0.0.1:${port}`,
      FAREBOX_MAIL_FROM: 'noreply@tools.example',
      FAREBOX_MAIL_PER_MINUTE: '6000',
    },
    /** Answers so once. */
    refuse: (code: number, at: Reply['at'] = 'RCPT TO') => void refusals.push({ code, at }),
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The token of the link to a page of the console in a mail. */
export function tokenIn({ text }: ReceivedMail, page: string): string {
  return new RegExp(`/console/${page}#token=([\\w-]+)`).exec(text)?.[1] ?? '';
}

export function readMail(raw: string, to: string[] = []): ReceivedMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => split(part.replace(/^\r\n/, '')));
  const of = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.startsWith(type));
    return part === undefined ? '' : decoded(part);
  };
  return { to, headers, text: of('text/plain'), html: of('text/html'), raw };
}

function split(text: string): { headers: ReadonlyMap<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), words(line.slice(line.indexOf(':') + 1).trim())]),
  );
  return { headers, body: text.slice(end + 4) };
}

function decoded({ headers, body }: { headers: ReadonlyMap<string, string>; body: string }): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = encoding === 'quoted-printable' ? printable(body) : body;
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n').trim();
}

function printable(text: string): string {
  return text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** RFC 2047. */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(printable(text.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    );
}
