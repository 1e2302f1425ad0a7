import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from './classes.ts';

const box =
  'w-full rounded-control border border-strong bg-panel px-3 text-ink placeholder:text-faint disabled:opacity-60 aria-invalid:border-bad';
const line = 'h-10 text-sm';

export interface FieldProps {
  label: string;
  /** Shown below the control, and read with it. */
  hint?: ReactNode;
  error?: string | null;
  isRequired?: boolean;
  /** Renders the control with what ties it to its label. */
  children: (control: FieldControl) => ReactNode;
}

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  required: boolean;
}

/** A control with its label, its hint and its error. */
export function Field({ label, hint, error = null, isRequired = false, children }: FieldProps): ReactNode {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint === undefined ? '' : hintId, error === null ? '' : errorId].filter((each) => each !== '').join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {isRequired ? (
          <span aria-hidden className="text-bad">
            {' '}
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === null ? undefined : true,
        required: isRequired,
      })}
      {hint === undefined ? null : (
        <p id={hintId} className="text-[13px] text-faint">
          {hint}
        </p>
      )}
      {error === null ? null : (
        <p id={errorId} role="alert" className="text-[13px] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextInput({ className, ...rest }: ComponentProps<'input'>): ReactNode {
  return <input {...rest} className={classes(box, line, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return <textarea rows={4} {...rest} className={classes(box, 'py-2 text-sm', className)} />;
}

/** A choice of a few, by the control of the browser: it works everywhere and weighs nothing. `ui/select.tsx` has one with pictures. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>): ReactNode {
  return <select {...rest} className={classes(box, line, 'pr-8', className)} />;
}

export function Checkbox({ label, className, ...rest }: ComponentProps<'input'> & { label: ReactNode }): ReactNode {
  return (
    <label className={classes('flex items-center gap-2 text-sm', className)}>
      <input type="checkbox" {...rest} className="size-4 accent-accent" />
      {label}
    </label>
  );
}
