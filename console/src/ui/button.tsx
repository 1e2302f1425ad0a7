import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'small' | 'medium';

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors disabled:opacity-50 aria-disabled:opacity-50';
const kinds: Record<Kind, string> = {
  primary: 'bg-ink text-page hover:bg-ink/85 active:bg-ink/75',
  secondary: 'bg-panel text-ink border border-line hover:bg-hover active:bg-sunken',
  quiet: 'text-muted hover:text-ink hover:bg-hover',
  danger: 'bg-bad text-page hover:bg-bad/85',
};
const sizes: Record<Size, string> = {
  small: 'h-8 px-3 text-[13px]',
  medium: 'h-10 px-4 text-sm',
};
const squares: Record<Size, string> = { small: 'size-8', medium: 'size-10' };

/** The classes of a button that has only a picture. */
export function iconButtonClasses(kind: Kind = 'quiet', size: Size = 'small', own?: string): string {
  return classes(shape, kinds[kind], squares[size], own);
}

/** The classes of a button, for links that look like one. */
export function buttonClasses(kind: Kind = 'secondary', size: Size = 'medium', own?: string): string {
  return classes(shape, kinds[kind], sizes[size], own);
}

export interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
  size?: Size;
  /** Shows that its work runs, and takes no second click. */
  isBusy?: boolean;
}

export function Button({
  kind = 'secondary',
  size = 'medium',
  isBusy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses(kind, size, className)}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** A button that has only a picture. */
export function IconButton({
  label,
  kind = 'quiet',
  size = 'small',
  className,
  ...rest
}: Omit<ButtonProps, 'aria-label' | 'isBusy'> & { label: string }): ReactNode {
  return <button type="button" {...rest} aria-label={label} title={label} className={iconButtonClasses(kind, size, className)} />;
}

function Spinner(): ReactNode {
  return <span aria-hidden className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />;
}
