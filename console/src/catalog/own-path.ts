/** A link of this service by its path: the public address may be another than the one of this page. Others stay as they are. */
export function ownPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/api/v1/assets/download/') ? pathname + search : url;
}
