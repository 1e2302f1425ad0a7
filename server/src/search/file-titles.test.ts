import { expect, it } from 'vitest';
import { hostileTexts } from '../../test/suites/embedder.ts';
import { contentOf } from './documents.ts';
import { saidByFileName } from './file-titles.ts';

it.each([
  ['document_17.pdf', ''],
  ['IMG_4711', ''],
  ['IMG_20230412_101500.jpg', ''],
  ['Scan 003', ''],
  ['Untitled', ''],
  ['export-final-v2 (3).csv', ''],
  ['3f2a9c1e77d04b.parquet', ''],
  ['新建文档.docx', ''],
  ['rainfall_hongkong_2019-final.csv', 'rainfall hongkong'],
  ['annualReport2020.pdf', 'annual'],
  ['Rainfall in Hong Kong.xlsx', 'Rainfall in Hong Kong'],
  ['香港降雨量_2020.csv', '香港降雨量'],
])('%j becomes %j', (title, said) => {
  expect(saidByFileName(title)).toBe(said);
});

it.each([
  'Rainfall in Hong Kong',
  'Introduction to Node.js',
  'booking.com',
  '1984',
  'Document parser',
  'Photos of cats',
  'xyzzy',
  '数据分析',
  '',
])('%j is not a file name', (title) => {
  expect(saidByFileName(title)).toBeNull();
});

it('accepts any text', () => {
  for (const text of hostileTexts) saidByFileName(text);
});

it.each(['#17', '2024', '0001', '№ 5', '①', '12.5 %'])(
  '%s, without a letter, is no part of what is embedded beside a description',
  (title) => {
    expect(contentOf({ title, description: 'Tides in the harbour', body: '' })).toBe('Tides in the harbour');
  },
);
