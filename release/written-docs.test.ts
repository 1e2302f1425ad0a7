import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problems } from '../server/src/errors.ts';
import { Settings, settingsIn } from '../server/src/settings.ts';
import { errorsTable, settingsTable } from '../server/src/discovery/reference-tables.ts';
import { writtenDocs } from './written-docs.ts';

const fileText = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('documentation written from code (npm run docs)', () => {
  it.each(Object.entries(writtenDocs(fileText)))('%s is up to date', (path, text) => {
    expect(fileText(path)).toBe(text);
  });

  it('describes every setting and every error', () => {
    const settings = settingsTable();
    for (const { name } of settingsIn(Settings.shape))
      expect(settings.match(new RegExp(`^\\| \`${name}\` \\| [^|]{10,}`, 'gm')), name).toHaveLength(1);
    const errors = errorsTable();
    for (const code of Object.keys(problems)) expect(errors).toContain(`| \`${code}\` |`);
  });

  it('refuses a page without the markers of its part', () => {
    expect(() => writtenDocs(() => '# farebox')).toThrow('README has lost the marks of tour');
  });
});
