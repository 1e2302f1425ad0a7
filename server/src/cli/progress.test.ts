import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endProgress, megabytes, progressBar } from './progress.ts';

describe('the progress of the command line', () => {
  const before = process.stderr.isTTY;
  let written: string[];
  beforeEach(() => {
    written = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  });
  afterEach(() => {
    endProgress();
    vi.restoreAllMocks();
    process.stderr.isTTY = before;
  });

  it('is a bar on a terminal, shown a few times a second and at its end', () => {
    process.stderr.isTTY = true;
    const bar = progressBar(megabytes);
    for (let done = 0; done <= 1000; done += 1) bar?.(done * 1_000_000, 1_000_000_000);
    expect(written.at(0)).toBe('\r\u001b[K[------------------------] 0 %, 0.0 of 1000.0 MB');
    expect(written.at(-1)).toBe('\r\u001b[K[########################] 100 %, 1000.0 of 1000.0 MB');
    expect(written.length).toBeLessThan(50);
    endProgress();
    endProgress();
    expect(written.filter((text) => text === '\n')).toHaveLength(1);
  });

  it('says nothing of what has no known end', () => {
    process.stderr.isTTY = true;
    progressBar(megabytes)?.(5, null);
    progressBar(megabytes)?.(0, 0);
    expect(written).toEqual([]);
  });

  it('is not made where nobody looks', () => {
    process.stderr.isTTY = false;
    expect(progressBar(megabytes)).toBeUndefined();
    endProgress();
    expect(written).toEqual([]);
  });
});
