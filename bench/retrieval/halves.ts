import { createHash } from 'node:crypto';

export const halves = ['tuned', 'held back'] as const;
export type Half = (typeof halves)[number];

/** Half of the questions are never looked at while something is chosen. */
export function halfOf(text: string): Half {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'tuned' : 'held back';
}
