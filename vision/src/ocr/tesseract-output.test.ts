import { describe, expect, it } from 'vitest';
import { recognisedPages } from './tesseract-output.ts';

const head = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';
const page = (number: number) => `1\t${number}\t0\t0\t0\t0\t0\t0\t400\t80\t-1\t`;
const word = (number: number, left: number, text: string, line = 1, confidence = '93.5') =>
  `5\t${number}\t1\t1\t${line}\t1\t${left}\t10\t30\t40\t${confidence}\t${text}`;

describe('the output of tesseract', () => {
  it('has boxes in its table and spaces in its text', () => {
    const output = [head, page(1), word(1, 10, '처'), word(1, 40, '리'), word(1, 90, '하였다.'), '처리 하였다.', ''].join('\n');
    const [read] = recognisedPages(output, 1);
    expect(read?.map(({ text, isApart }) => [text, isApart])).toEqual([
      ['처', true],
      ['리', false],
      ['하였다.', true],
    ]);
    expect(read?.[2]).toMatchObject({ left: 90, top: 10, right: 120, bottom: 50, confidence: 93.5 });
  });

  it('is assigned to its pictures, including those without text', () => {
    const output = [head, page(1), word(1, 10, 'one'), 'one', '', page(2), '\f', page(3), word(3, 5, 'two'), '\ftwo', ''].join('\n');
    expect(recognisedPages(output, 3).map((each) => each.map(({ text }) => text))).toEqual([['one'], [], ['two']]);
  });

  it('keeps lines apart, and treats a text that looks like a table as text', () => {
    const output = [head, page(1), word(1, 10, 'a'), word(1, 40, 'b', 2), 'a', 'b', '1 2 3'].join('\n');
    const [read = []] = recognisedPages(output, 1);
    expect(new Set(read.map(({ line }) => line)).size).toBe(2);
    expect(read.every(({ isApart }) => isApart)).toBe(true);
  });

  it('is not trusted: unknown pages, and words without letters, are dropped', () => {
    const output = [head, page(1), word(1, 10, ' '), word(9, 10, 'x'), word(0, 10, 'y'), 'garbage\tand\ttabs', ''].join('\n');
    expect(recognisedPages(output, 1)).toEqual([[]]);
    expect(recognisedPages('', 2)).toEqual([[], []]);
  });
});
