/** Routes of one class have one purpose and about the same latency. Few, because each has a histogram. */
const classes: ReadonlyArray<readonly [pattern: RegExp, routeClass: string]> = [
  [/^\/api\/tools\/:id$/, 'tool_call'],
  [/^\/api\/v1\/assets\/fetch/, 'asset_fetch'],
  [/^\/api\/(?:(?:tools|v1\/assets)\/)?search$/, 'search'],
  [/^\/mcp/, 'mcp'],
  [/^\/api\/v1\/admin\/assets\/(?:upload|uploads(?:\/.*)?|batch)$/, 'upload'],
  [/\/download/, 'download'],
  [/^\/(?:api\/payments|x402)(?:\/|$)/, 'payment'],
  [/^\/(?:healthz|readyz|metrics)$/, 'health'],
  [/^\/api\/v1\/admin\//, 'admin'],
  [/^\/api\/v1\/(?:auth|me|credit)(?:\/|$)/, 'account'],
  [/^\/api\/(?:tools|v1\/assets)(?:\/|$)/, 'catalog'],
];

const known = new Map<string, string>();

/** The class of a route for histograms of latency. @param route a pattern, of which there are as many as routes */
export function routeClassOf(route: string): string {
  const before = known.get(route);
  if (before !== undefined) return before;
  const found = classes.find(([pattern]) => pattern.test(route))?.[1] ?? 'other';
  known.set(route, found);
  return found;
}
