// Stand-in: to be replaced as a whole.
import type { Preview } from '@farebox/contract';

export async function apiPreview(_api: { title: string; openapiText: string | null; inputSchema: string | null; outputSchema: string | null }): Promise<{
  preview: Preview;
  searchText: string;
  issues: Array<{ path: string; message: string }>;
}> {
  return { preview: { kind: 'plain', mime_type: null, size_bytes: null }, searchText: '', issues: [] };
}
