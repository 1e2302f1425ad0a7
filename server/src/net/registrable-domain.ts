/**
 * The domain that somebody registered, also with a hosting provider: `example.co.uk` for `a.b.example.co.uk`, `shop.github.io` for itself. Its
 * owner has any number of hosts under it, so limits count domains. An address, or a name without a public suffix, is returned as it is.
 */
export async function registrableDomain(hostname: string): Promise<string> {
  // Its list of suffixes is loaded with the first name.
  const { getDomain } = await import('tldts');
  const plain = hostname.replace(/\.$/, '').toLowerCase();
  return getDomain(plain, { allowPrivateDomains: true }) ?? plain;
}
