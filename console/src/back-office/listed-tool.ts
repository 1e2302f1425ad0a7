import type { ServiceSummary } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { toolsQuery } from '../api/catalog.ts';
import { useLanguage } from '../text/words.ts';

/** A tool as the catalog lists it in the language of the reader: records have its texts in English, for whom this is absent. */
export function useListedTool(id: string): ServiceSummary | undefined {
  const { data } = useQuery({ ...toolsQuery, enabled: useLanguage() !== 'en' && !id.startsWith('ast_') });
  return data?.services.find((tool) => tool.id === id);
}
