import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { assetQuery } from '../api/catalog.ts';
import { Mono } from './parts.tsx';

/** The title of what was sold; its id where it is no data, or not for sale any more. */
export function SoldTitle({ id }: { id: string }): ReactNode {
  const { data } = useQuery(assetQuery(id));
  if (data === undefined) return <Mono>{id}</Mono>;
  return (
    <Link to="/console/assets/$id" params={{ id }} className="text-link block max-w-sm truncate">
      {data.title}
    </Link>
  );
}
