import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openModel } from './model.ts';

const file = new Uint8Array(readFileSync(new URL('model.bin', import.meta.url)));

describe('the model file', () => {
  it('is at most 10 MB', () => {
    expect(file.byteLength).toBeLessThanOrEqual(10_000_000);
  });

  it('is the one described in its data sheet', () => {
    expect(readFileSync(new URL('DATASHEET.md', import.meta.url), 'utf8')).toContain(openModel(file).id);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['another file', new TextEncoder().encode('%PDF-1.7 and more')],
    ['only a header', file.slice(0, 8)],
    ['half of it', file.slice(0, file.byteLength / 2)],
    ['all but its last byte', file.slice(0, -1)],
  ])('is refused when it is %s', (_, bytes) => {
    expect(() => openModel(bytes)).toThrow(/model file/);
  });

  it('returns null for a text without a word', () => {
    expect(openModel(file).sumOf('!!! ???')).toBeNull();
  });
});
