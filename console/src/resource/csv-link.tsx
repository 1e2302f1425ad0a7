import type { ReactNode } from 'react';
import { addressOf } from '../api/acting.ts';
import { buttonClasses } from '../ui/button.tsx';
import type { FilterValues } from './filters.ts';

interface CsvLinkProps {
  /** Of a list that the service writes as CSV, too. */
  path: string;
  /** What the list is filtered by: the file is, too. */
  query?: FilterValues;
  label: string;
  size?: 'small';
}

export function CsvLink({ path, query = {}, label, size }: CsvLinkProps): ReactNode {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const search = new URLSearchParams([...given, ['format', 'csv']]);
  return (
    <a
      href={addressOf(`${path}${path.includes('?') ? '&' : '?'}${search.toString()}`)}
      download
      className={buttonClasses('secondary', size)}
    >
      {label}
    </a>
  );
}
