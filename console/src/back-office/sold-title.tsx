import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { toolsQuery } from '../api/catalog.ts';
import { useLanguage } from '../text/words.ts';
import { Mono } from './parts.tsx';

/** What was sold, by its title and with a link; its id where it is not there any more. */
export function SoldTitle({ id, title }: { id: string; title: string | null }): ReactNode {
  const isAsset = id.startsWith('ast_');
  // Records have the names of tools in English.
  const isNamedAnew = useLanguage() !== 'en' && !isAsset && title !== null;
  const { data } = useQuery({ ...toolsQuery, enabled: isNamedAnew });
  if (title === null) return <Mono>{id}</Mono>;
  const name = isNamedAnew ? (data?.services.find((tool) => tool.id === id)?.name ?? title) : title;
  return (
    <Link
      to={isAsset ? '/console/assets/$id' : '/console/tools/$id'}
      params={{ id }}
      title={id}
      className="text-link block max-w-xs truncate"
    >
      {name}
    </Link>
  );
}
