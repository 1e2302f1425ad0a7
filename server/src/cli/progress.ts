let isShown = false;

/**
 * One line on standard error, which the next one replaces on a terminal.
 * @param isLogged elsewhere, it is a line of its own instead of nothing
 */
export function showProgress(text: string, { isLogged = false } = {}): void {
  if (isTerminal()) process.stderr.write(`\r\u001b[K${text}`);
  else if (isLogged) process.stderr.write(`${text}\n`);
  isShown = isTerminal();
}

/** Leaves the line as it is: what follows begins on the next. */
export function endProgress(): void {
  if (isShown) process.stderr.write('\n');
  isShown = false;
}

const everyMs = 100;
const barWidth = 24;

/**
 * Shows how much of some work is done, at most ten times a second and at its end.
 * @param what of the amounts, e.g. `12 of 50 tools probed`
 * @returns undefined where nobody looks
 */
export function progressBar(what: (done: number, total: number) => string): ((done: number, total: number | null) => void) | undefined {
  if (!isTerminal()) return undefined;
  let shownAt = 0;
  return (done, total) => {
    const isEnd = done === total;
    if (total === null || total === 0 || (!isEnd && performance.now() - shownAt < everyMs)) return;
    shownAt = performance.now();
    const share = Math.min(1, done / total);
    const filled = Math.round(share * barWidth);
    const bar = '#'.repeat(filled) + '-'.repeat(barWidth - filled);
    showProgress(`[${bar}] ${Math.floor(share * 100)} %, ${what(done, total)}`);
  };
}

export function megabytes(done: number, total: number): string {
  return `${(done / 1_000_000).toFixed(1)} of ${(total / 1_000_000).toFixed(1)} MB`;
}

function isTerminal(): boolean {
  return process.stderr.isTTY;
}
