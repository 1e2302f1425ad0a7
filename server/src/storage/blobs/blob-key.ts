const keyPattern = /^[a-zA-Z0-9_-][a-zA-Z0-9_.-]*(?:\/[a-zA-Z0-9_-][a-zA-Z0-9_.-]*)*$/;

/** Letters, digits and `_ . -`, in parts separated by `/` that do not begin with a dot, so `..` cannot occur. */
export function isBlobKey(text: string): boolean {
  return text.length <= 512 && keyPattern.test(text);
}

/** The service makes all keys; an invalid key is a bug in the service, not an error of a caller. */
export function assertBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new Error(`not a key of a blob: ${JSON.stringify(key.slice(0, 100))}`);
}
