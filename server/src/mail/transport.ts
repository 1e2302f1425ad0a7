import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { secondMs } from '../clock.ts';

/** A mail as it goes out. */
interface OutgoingMail {
  from: string;
  to: string;
  /** The same at every attempt, so that a receiver can drop a repetition. */
  messageId: string;
  date: Date;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** @throws MailRefused if it will never be taken; another error if it may be later */
  send(mail: OutgoingMail): Promise<void>;
  /** Whether the server takes the login. @throws with the reason why not */
  check(): Promise<void>;
}

/** The server of the receiver, or ours, refused this one mail for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const limits = {
  connectionTimeout: 10 * secondMs,
  greetingTimeout: 10 * secondMs,
  dnsTimeout: 10 * secondMs,
  socketTimeout: 30 * secondMs,
};
/** Neither a name nor a text makes the library read a file or an address. */
const safe = { disableFileAccess: true, disableUrlAccess: true };

/** @param address as in FAREBOX_MAIL_URL */
export function mailTransport(address: string): MailTransport {
  const url = new URL(address);
  return url.protocol === 'file:' ? folderTransport(fileURLToPath(url)) : smtpTransport(url);
}

function smtpTransport(url: URL): MailTransport {
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const hasLogin = url.username !== '';
  const opened = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host,
      port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
      secure: isSecure,
      // A password crosses no network in clear text.
      requireTLS: !isSecure && hasLogin && !isThisMachine(host),
      ...(hasLogin ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } } : {}),
      ...limits,
      ...safe,
    });
  });
  return {
    async send({ to, from, ...mail }) {
      const transport = await opened();
      try {
        // As an object: a text would be read as a list of addresses.
        await transport.sendMail({ ...mail, from: { name: '', address: from }, to: { name: '', address: to }, ...safe });
      } catch (thrown) {
        throw isRefusal(thrown) ? new MailRefused('refused by the mail server', { cause: thrown }) : thrown;
      }
    },
    check: async () => void (await (await opened()).verify()),
  };
}

/** Writes each mail as a file, for development. */
function folderTransport(folder: string): MailTransport {
  const opened = once(async () => {
    const { createTransport } = await import('nodemailer');
    await mkdir(folder, { recursive: true });
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...safe });
  });
  return {
    async send({ to, from, ...mail }) {
      const { message } = await (await opened()).sendMail({ ...mail, from: { name: '', address: from }, to: { name: '', address: to } });
      const file = join(folder, `${mail.messageId.replaceAll(/[^\w-]/g, '_').slice(0, 150)}.eml`);
      if (!Buffer.isBuffer(message)) throw new Error('the mail is no buffer');
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    check: async () => void (await opened()),
  };
}

/** 5xx to the receiver or the content; to the login or the sender, the settings are wrong, and the mail waits. */
function isRefusal(thrown: unknown): boolean {
  if (!(thrown instanceof Error) || !('responseCode' in thrown) || typeof thrown.responseCode !== 'number') return false;
  const command = 'command' in thrown ? String(thrown.command) : '';
  return thrown.responseCode >= 500 && /^(?:RCPT TO|DATA)$/.test(command);
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Opens when first needed, and again after it failed. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open().catch((cause: unknown) => {
      opened = null;
      throw cause;
    });
    return opened;
  };
}
