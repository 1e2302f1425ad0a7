import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface TabsProps {
  /** What the row of tabs chooses. */
  label: string;
  tabs: ReadonlyArray<{ id: string; label: string; content: ReactNode }>;
  /** The first one shown; absent: the first of the row. */
  chosen?: string | undefined;
  className?: string;
}

/** Parts of a page of which one is shown. */
export function Tabs({ label, tabs, chosen = tabs[0]?.id ?? '', className }: TabsProps): ReactNode {
  return (
    <Base.Root defaultValue={chosen} className={classes('min-w-0', className)}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="-mb-px h-10 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 data-[active]:border-ink data-[active]:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
