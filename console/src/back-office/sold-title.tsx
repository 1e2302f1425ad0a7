import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mono } from './parts.tsx';

/** What was sold, by its title and with a link; its id where it is not there any more. */
export function SoldTitle({ id, title }: { id: string; title: string | null }): ReactNode {
  if (title === null) return <Mono>{id}</Mono>;
  const isAsset = id.startsWith('ast_');
  return (
    <Link
      to={isAsset ? '/console/assets/$id' : '/console/tools/$id'}
      params={{ id }}
      title={id}
      className="text-link block max-w-xs truncate"
    >
      {title}
    </Link>
  );
}
