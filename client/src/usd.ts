/** Micro-dollars of a decimal such as `0.05`; a smaller rest is rounded up. Null for anything else. */
export function microsOf(amount: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,18}))?$/.exec(amount) ?? [];
  if (whole === '') return null;
  const rest = /[1-9]/.test(fraction.slice(6)) ? 1 : 0;
  return Number(whole) * 1_000_000 + Number(fraction.slice(0, 6).padEnd(6, '0')) + rest;
}

/** A decimal with two digits after the point, or as many as it needs. */
export function dollarsOf(micros: number): string {
  const fraction = String(micros % 1_000_000).padStart(6, '0');
  return `${Math.floor(micros / 1_000_000)}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, '')}`;
}
