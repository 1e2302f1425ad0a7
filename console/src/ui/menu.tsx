import { Menu as Base } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonClasses } from './button.tsx';
import { classes } from './classes.ts';

export interface MenuItem {
  id: string;
  label: string;
  isDanger?: boolean;
  run(): void;
}

/** The acts on one thing, behind three dots. @param label names the thing: in a table there are many such buttons */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }): ReactNode {
  return (
    <Base.Root>
      <Base.Trigger aria-label={label} title={label} className={iconButtonClasses()}>
        <Ellipsis aria-hidden className="size-4" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={4} className="z-50">
          <Base.Popup className="min-w-44 rounded-control border border-line bg-panel p-1 shadow-float outline-none transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0">
            {items.map(({ id, label: text, isDanger = false, run }) => (
              <Base.Item
                key={id}
                onClick={run}
                className={classes(
                  'flex h-9 cursor-pointer items-center rounded-md px-3 text-sm outline-none data-[highlighted]:bg-hover',
                  isDanger && 'text-bad',
                )}
              >
                {text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
