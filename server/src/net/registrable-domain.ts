/**
 * What somebody registered, or got from a host of many: `a.b.example.co.uk` is `example.co.uk`, `shop.github.io` is itself. Whoever has one
 * has any number of hosts under it, so limits count these. An address, and a name of no public suffix, is itself.
 */
export async function registrableDomain(hostname: string): Promise<string> {
  // Its list of suffixes is loaded with the first name.
  const { getDomain } = await import('tldts');
  const plain = hostname.replace(/\.$/, '').toLowerCase();
  return getDomain(plain, { allowPrivateDomains: true }) ?? plain;
}
