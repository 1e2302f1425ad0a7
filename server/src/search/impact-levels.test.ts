import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listKeys, listMax, wordLists } from './impact-levels.ts';

describe('the lists of words', () => {
  it('have each word of a document once, at the level of its impact', () => {
    const impacts = new Map([
      ['harbour', 1],
      ['天气', 42],
      ['2024', 43],
      ['a', 60],
      ['b', 77],
      ['c', 99],
    ]);
    expect(listKeys(impacts)).toEqual(['0harbour', '0天气', '12024', '2a', '4b', '5c']);
  });

  it('are searched with integers, higher for a higher level and for a rarer word', () => {
    const [rare, common] = [wordLists([{ key: 'x', worth: 9 }]), wordLists([{ key: 'x', worth: 1e-9 }])];
    expect(rare.map(({ key }) => key)).toEqual(['0x', '1x', '2x', '3x', '4x', '5x']);
    expect(rare.map(({ worth }) => worth)).toEqual(rare.map(({ worth }) => worth).toSorted((a, b) => a - b));
    expect(common.map(({ worth }) => worth)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('are never worth more than memory can add up, in a catalog of any size', () => {
    fastCheck.assert(
      fastCheck.property(fastCheck.integer({ min: 1, max: 2 ** 31 }), (documents) => {
        const worth = Math.log(1 + (documents - 0.5) / 1.5);
        const most = Math.max(...wordLists([{ key: 'x', worth }]).map(({ worth }) => worth));
        expect(Number.isSafeInteger(most)).toBe(true);
        expect(32 * most).toBeLessThan(2 ** 21);
      }),
    );
  });

  it('are read further if a filter removes some documents', () => {
    expect(listMax({ ownerId: 'usr_1' })).toBeGreaterThan(listMax({}));
  });
});
