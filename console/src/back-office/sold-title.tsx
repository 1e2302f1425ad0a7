import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useListedTool } from './listed-tool.ts';
import { Mono } from './parts.tsx';

/** What was sold, by its title and with a link; its id where it is not there any more. */
export function SoldTitle({ id, title }: { id: string; title: string | null }): ReactNode {
  const isAsset = id.startsWith('ast_');
  const tool = useListedTool(id);
  if (title === null) return <Mono>{id}</Mono>;
  return (
    <Link
      to={isAsset ? '/console/assets/$id' : '/console/tools/$id'}
      params={{ id }}
      title={id}
      className="text-link block max-w-xs truncate"
    >
      {tool?.name ?? title}
    </Link>
  );
}
