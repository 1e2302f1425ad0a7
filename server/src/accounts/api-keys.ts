export type ApiKeys = object;
export function apiKeys(_: { canonicalService: (id: string) => string | null; [name: string]: unknown }): ApiKeys { return {}; }
