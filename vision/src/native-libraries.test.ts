import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingLibraries } from './native-libraries.ts';

describe('the libraries for pictures', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'native-libraries-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('are installed here', () => {
    expect(missingLibraries()).toBeNull();
  });

  it('are missing by name where their native packages were left out', async () => {
    await mkdir(join(folder, '@img', 'colour'), { recursive: true });
    await mkdir(join(folder, '@napi-rs', 'canvas'), { recursive: true });
    expect(missingLibraries([join(folder, 'none'), folder])).toBe(
      'Not installed for this machine: sharp, @napi-rs/canvas. Run npm ci without --omit=optional.',
    );
    await mkdir(join(folder, '@napi-rs', `canvas-${process.platform}-x64`));
    expect(missingLibraries([folder])).toMatch(/machine: sharp\. Run/);
  });
});
