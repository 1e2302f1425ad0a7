/**
 * One line on standard error, which the next one replaces on a terminal.
 * @param isLogged elsewhere, it is a line of its own instead of nothing
 */
export function showProgress(text: string, { isLogged = false } = {}): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else if (isLogged) process.stderr.write(`${text}\n`);
}

/** Leaves the line as it is. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
}
