/** A filter with a name. */
export interface Saved {
  name: string;
  /** The part of the address after its path, with the `?`. */
  search: string;
}

const savedMax = 30;

/** What a browser kept; nothing where that was changed by others. */
export function savedIn(stored: string | null): Saved[] {
  const all: unknown = parsed(stored ?? '[]');
  return Array.isArray(all) ? all.filter(isSaved).slice(-savedMax) : [];
}

function isSaved(each: unknown): each is Saved {
  const { name, search }: { name?: unknown; search?: unknown } = Object(each);
  return typeof name === 'string' && typeof search === 'string' && /^\?[^#]*$/.test(search);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
