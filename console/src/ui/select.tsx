import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  choices: ReadonlyArray<Choice<NoInfer<Value>>>;
  onChange: (value: Value) => void;
  /** Of a `Field`. */
  id?: string;
  className?: string;
}

/** A choice from a list. Import it from pages only: it weighs as much as a page. */
export function Select<Value extends string>({ label, value, choices, onChange, id, className }: SelectProps<Value>): ReactNode {
  return (
    <Base.Root
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      items={choices.map(({ value, label }) => ({ value, label }))}
    >
      <Base.Trigger
        {...(id === undefined ? {} : { id })}
        aria-label={label}
        className={classes(
          'flex h-10 items-center justify-between gap-2 rounded-control border border-strong bg-panel px-3 text-sm hover:bg-hover',
          className,
        )}
      >
        <Base.Value />
        <Base.Icon>
          <ChevronDown aria-hidden className="size-4 text-faint" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
          <Base.Popup className="max-h-80 min-w-[var(--anchor-width)] overflow-auto rounded-control border border-line bg-panel p-1 shadow-float">
            {choices.map((choice) => (
              <Base.Item
                key={choice.value}
                value={choice.value}
                className="flex h-9 items-center gap-2 rounded-md px-2 text-sm data-[highlighted]:bg-hover"
              >
                <Base.ItemIndicator keepMounted className="invisible size-4 data-[selected]:visible">
                  <Check aria-hidden className="size-4" />
                </Base.ItemIndicator>
                {choice.icon}
                <Base.ItemText>{choice.label}</Base.ItemText>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
