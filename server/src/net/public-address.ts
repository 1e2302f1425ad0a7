import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { problem } from '../errors.ts';

/** Checked for every address before its name is resolved. */
export interface AddressRules {
  /** Also allows loopback, private and local addresses: for tests, and for networks without secrets. */
  allowsPrivateAddresses: boolean;
}

/**
 * Refuses, without DNS, an address that can never be requested: other schemes, credentials in the URL, ports whose protocols an HTTP
 * request could be smuggled into, private addresses in any notation, local names. To be called when an address is registered;
 * `guardedFetch` checks again, and checks the resolved addresses.
 * @throws address_refused
 */
export function assertAllowedUrl(text: string, { allowsPrivateAddresses }: AddressRules): URL {
  const url = URL.parse(text);
  if (url === null || text.length > urlLengthMax) throw refused('it is not a URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('only http and https are allowed');
  if (url.username !== '' || url.password !== '') throw refused('it must not contain a user name or a password');
  if (otherProtocolPorts.has(url.port)) throw refused(`port ${url.port} belongs to another protocol`);
  if (!allowsPrivateAddresses && !isPublicHost(url.hostname)) throw refused('it is not public');
  return url;
}

/**
 * Whether anybody on the internet can reach this address: not private, local, shared, reserved, multicast or documentation, not an IPv6
 * form of an IPv4 address (mapped, NAT64, 6to4, Teredo), not the metadata service of a cloud. A text that is not an address in its plain
 * notation is not public.
 *
 * For IPv6 this is an allowlist: 2000::/3 is all of the address space in use.
 * Source: the IANA IPv4 and IPv6 special-purpose address registries (RFC 6890).
 */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) {
    const address = ipaddr.IPv4.parse(ip);
    return address.range() === 'unicast' && !specialIPv4.some((range) => address.match(range));
  }
  if (!isIPv6(ip) || ip.includes('%')) return false;
  const address = ipaddr.IPv6.parse(ip);
  return address.match(globalIPv6) && !specialIPv6.some((range) => address.match(range));
}

/** The address in the host of a URL, `[::1]` without its brackets; null for a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIPv4(bare) || isIPv6(bare) ? bare : null;
}

/** Whether a host may be one of the internet, as far as that is known without DNS. */
export function isPublicHost(hostname: string): boolean {
  const address = literalAddress(hostname);
  // The URL parser has already turned decimal, octal, hexadecimal and short forms of IPv4 into the plain one.
  if (address !== null) return isPublicAddress(address);
  const labels = hostname.replace(/\.$/, '').split('.');
  // A name without a dot is resolved in the local network: `redis` in a container network, `intranet` in an office.
  if (labels.length < 2) return false;
  return !localDomains.some((domain) => `.${labels.join('.')}`.endsWith(`.${domain}`));
}

function refused(why: string) {
  return problem('address_refused', { message: `the address is not allowed: ${why}` });
}

const urlLengthMax = 8192;

/** Names with another meaning in every network, or for this machine. Sources: RFC 6761, 6762, 8375, 9476; ICANN on `internal`. */
const localDomains = ['localhost', 'local', 'internal', 'localdomain', 'home.arpa', 'lan', 'home', 'corp', 'intranet', 'alt', 'onion'];

const specialIPv4 = [
  // Benchmarks of network equipment.
  ipaddr.IPv4.parseCIDR('198.18.0.0/15'),
  // The metadata and control address inside Azure, in a public range.
  ipaddr.IPv4.parseCIDR('168.63.129.16/32'),
];

const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3');

const specialIPv6 = [
  // Protocol assignments, including Teredo and ORCHID.
  ipaddr.IPv6.parseCIDR('2001::/23'),
  // Documentation.
  ipaddr.IPv6.parseCIDR('2001:db8::/32'),
  ipaddr.IPv6.parseCIDR('3fff::/20'),
  // 6to4.
  ipaddr.IPv6.parseCIDR('2002::/16'),
];

/**
 * The ports that browsers block, because an HTTP request to them can be mistaken for mail, chat or a print job. Every other port is
 * allowed: a public port is reachable anyway. Source: the Fetch standard, "bad port".
 */
const otherProtocolPorts: ReadonlySet<string> = new Set(
  (
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 ' +
    '161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 ' +
    '4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  ).split(' '),
);
