import { isIP } from 'node:net';
import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import type { Config } from '../config.ts';

/**
 * Why a request is refused, or null. A page in a browser can point its own host name at this machine (DNS rebinding) and then talk to it as
 * if it were the page's own server. The name in Host or Origin reveals this.
 * Source: MCP 2026-07-28, transports, security.
 */
export function requestGuard({
  host,
  publicUrl,
  allowedOrigins = null,
}: Pick<Config, 'host' | 'publicUrl'> & Partial<Pick<Config, 'allowedOrigins'>>): (headers: Headers) => string | null {
  const names = [...localhostAllowedHostnames(), hostnameOf(host), ...(publicUrl === null ? [] : [new URL(publicUrl).hostname])];
  const origins = new Set(allowedOrigins?.split(',').map((origin) => origin.trim().toLowerCase()) ?? []);
  const isEverywhere = host === '0.0.0.0' || host === '::';

  return (headers) => {
    const hostCheck = validateHostHeader(headers.get('host'), names);
    // An address cannot be rebound, and a server on every interface does not know all its addresses.
    const ownAddress = isEverywhere && hostCheck.hostname !== undefined && isAddress(hostCheck.hostname) ? [hostCheck.hostname] : [];
    if (!hostCheck.ok && ownAddress.length === 0) return `${hostCheck.message}. The operator names the public host in FAREBOX_PUBLIC_URL.`;
    const origin = headers.get('origin');
    if (origin !== null && (origins.has('*') || origins.has(origin.toLowerCase()))) return null;
    const originCheck = validateOriginHeader(origin, [...names, ...ownAddress]);
    return originCheck.ok ? null : originCheck.message;
  };
}

/** As a URL writes it: an IPv6 address in brackets, a name in lower case. */
function hostnameOf(host: string): string {
  return new URL(`http://${isIP(host) === 6 ? `[${host}]` : host}`).hostname;
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
