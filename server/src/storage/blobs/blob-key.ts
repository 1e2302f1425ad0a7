const keyPattern = /^[a-zA-Z0-9_-][a-zA-Z0-9_.-]*(?:\/[a-zA-Z0-9_-][a-zA-Z0-9_.-]*)*$/;

/** Letters, digits and `_ . -`, in parts that are divided by `/` and do not begin with a dot: so `..` cannot occur. */
export function isBlobKey(text: string): boolean {
  return text.length <= 512 && keyPattern.test(text);
}

/** Keys are made by the service; another one is a mistake in it, not of a caller. */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new Error(`not a key of a blob: ${JSON.stringify(key.slice(0, 100))}`);
}
