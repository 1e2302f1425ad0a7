import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problems } from '../errors.ts';
import { Settings, settingsIn } from '../settings.ts';
import { clientShapes } from './client-shapes.ts';
import { pagesWithTours } from './written-tours.ts';
import { errorsTable, settingsTable } from './reference-tables.ts';

const fileText = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

describe('documentation written from code (npm run docs)', () => {
  const written = {
    'docs/settings.md': settingsTable(),
    'docs/errors.md': errorsTable(),
    'client/src/shapes.ts': clientShapes(),
    ...pagesWithTours(fileText),
  };
  it.each(Object.entries(written))('%s is up to date', (path, text) => {
    expect(fileText(path)).toBe(text);
  });

  it('describes every setting and every error', () => {
    const settings = settingsTable();
    for (const { name } of settingsIn(Settings.shape))
      expect(settings.match(new RegExp(`^\\| \`${name}\` \\| [^|]{10,}`, 'gm')), name).toHaveLength(1);
    const errors = errorsTable();
    for (const code of Object.keys(problems)) expect(errors).toContain(`| \`${code}\` |`);
  });

  it('refuses a page without the markers of its tour', () => {
    expect(() => pagesWithTours(() => '# farebox')).toThrow('README.md has lost the marks of tour');
  });
});
