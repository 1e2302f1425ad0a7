import { expect, it } from 'vitest';
import { comparedNeighbours, gridsOfLayout, gridsOfTruth, neighboursOf } from './table-truth.ts';

const cell = (row: number, column: number, text: string, columnEnd = column) =>
  `<cell start-row="${row}" start-col="${column}" end-col="${columnEnd}"><content>${text}</content></cell>`;
const marked = `<document><table><region page="1">${[
  cell(0, 1, 'Sales', 2),
  cell(1, 0, 'Year'),
  cell(1, 1, 'In'),
  cell(1, 2, 'Out'),
  cell(2, 0, '2004'),
  cell(2, 2, '1,5'),
].join('')}</region></table></document>`;

it('reads marked tables and names the neighbours of each cell, empty cells skipped', () => {
  expect([...neighboursOf(gridsOfTruth(marked)).keys()].toSorted()).toEqual([
    '2004 right 1_5',
    'in right out',
    'out below 1_5',
    'sales below in',
    'sales below out',
    'year below 2004',
    'year right in',
  ]);
});

it('takes wide spaces for the gaps between cells, and counts what is right', () => {
  const found = neighboursOf(gridsOfLayout(['Title\nYear   In   Out\n2004        1,5\nNotes']));
  const { right, known, found: all, missed } = comparedNeighbours(neighboursOf(gridsOfTruth(marked)), found);
  expect({ right, known, all }).toEqual({ right: 4, known: 7, all: 5 });
  expect(missed).toEqual(['sales below in', 'sales below out', 'out below 1_5']);
});
