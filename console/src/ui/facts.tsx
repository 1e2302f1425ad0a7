import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names with their values, in a column. Values that are null are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <dl className="grid gap-2.5 text-sm">
      {facts
        .filter(({ value }) => value !== null)
        .map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[6.5rem_1fr] gap-3">
            <dt className="text-faint">{name}</dt>
            <dd className="figures min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
