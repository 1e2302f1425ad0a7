import { describe, expect, it } from 'vitest';
import { showNumber } from '../readers/sheet-formats.ts';
import { cellValue, isCodeColumn } from './cell-values.ts';

describe('a number or date that is printed', () => {
  it.each([
    ['42', 42],
    ['0', 0],
    ['-5', -5],
    ['−5', -5],
    ['0.50', 0.5],
    ['1,234,567.50', 1_234_567.5],
    ['(1,200)', -1200],
    ['12.5%', 0.125],
    ['7 %', 0.07],
    ['$1,234.50', 1234.5],
    ['¥ 99', 99],
    ['-$3.00', -3],
    ['12元', 12],
    ['1,000 €', 1000],
    ['2026-03-05', 46_086],
    ['2026/3/5', 46_086],
    ['2026年3月5日', 46_086],
    ['2024-02-29', 45_351],
  ])('becomes a value: %s', (text, value) => {
    const made = cellValue(text);
    expect(made).toMatchObject({ kind: 'number', value });
    // And is shown as it was.
    if (made.kind === 'number')
      expect(
        showNumber(made.value, made.format)
          .replace('-', '−')
          .replaceAll(/[\s$-]/g, ''),
      ).toBe(text.replace('-', '−').replaceAll(/[\s$-]/g, ''));
  });

  it.each([
    ['an article number', '00123'],
    ['zeros before a comma', '0,000.50'],
    ['the number of an account', '6222020000000000000'],
    ['a telephone number', '13800138000'],
    ['one with a plus', '+86'],
    ['a version', '1.2.3'],
    ['a date of two meanings', '03/04/2026'],
    ['a date that is none', '2026-02-30'],
    ['a formula', '=1+1'],
    ['a command', '@SUM(A1)'],
    ['a range', '3-5'],
    ['a number with a unit', '5 kg'],
    ['a comma elsewhere', '1,2'],
    ['a comma that parts decimals', '1.234,56'],
    ['half a bracket', '(5'],
    ['a number in words', '1e5'],
    ['an infinite one', 'Infinity'],
    ['nothing', ''],
  ])('stays text where it is %s', (_, text) => {
    expect(cellValue(text)).toEqual({ kind: 'text', text });
  });

  it('is cut only where Excel would cut it', () => {
    const made = cellValue('𠀀'.repeat(20_000));
    expect(made.kind === 'text' && made.text.length <= 32_767 && made.text.isWellFormed() && made.text.endsWith('…')).toBe(true);
  });

  it('stays text in a column of codes', () => {
    expect([isCodeColumn(['12', '00123']), isCodeColumn(['12', '0', '0.5']), isCodeColumn(['01/02/2026', '05-06'])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(cellValue('12', true)).toEqual({ kind: 'text', text: '12' });
  });
});
