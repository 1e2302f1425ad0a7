import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'plain' | 'accent' | 'good' | 'warn' | 'bad';

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

/** A state or a kind, in a word or two. */
export function Badge({ tone = 'plain', className, children }: { tone?: Tone; className?: string; children: ReactNode }): ReactNode {
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center gap-1 rounded-md px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** A coloured dot before a state; the word beside it says the same. */
export function Dot({ tone }: { tone: Tone }): ReactNode {
  const colours: Record<Tone, string> = { plain: 'bg-strong', accent: 'bg-accent', good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad' };
  return <span aria-hidden className={classes('inline-block size-2 shrink-0 rounded-full', colours[tone])} />;
}
