import { describe, expect, it } from 'vitest';
import { pieceName, pieceOf, pieceRanges, reachOf, type Piece } from './upload-pieces.ts';

const piece = (start: number, end: number): Piece => ({ key: `p/${start}-${end}`, start, end });
const shown = (pieces: readonly Piece[]) => pieceRanges(pieces).map(({ start, from, end }) => [start, from, end]);

describe('the pieces of an upload', () => {
  it('are read from their names, and nothing else is', () => {
    const key = `uploads/a1/usr_1/upl_1/${pieceName(5, 16)}`;
    expect(pieceOf(key)).toEqual({ key, start: 5, end: 16 });
    for (const other of ['about', '5-16', '5-16-short', `x${pieceName(5, 16)}`, `${pieceName(5, 16)}.copy`]) {
      expect(pieceOf(`uploads/a1/usr_1/upl_1/${other}`), other).toBeNull();
    }
  });

  it('reach to the first gap, in whatever order they are listed', () => {
    expect(reachOf([])).toBe(0);
    expect(reachOf([piece(4, 9)])).toBe(0);
    expect(reachOf([piece(4, 9), piece(0, 4)])).toBe(9);
    expect(reachOf([piece(10, 12), piece(0, 4), piece(4, 9)])).toBe(9);
  });

  it('overlap where two requests sent the same bytes: each byte is read once', () => {
    expect(shown([piece(0, 4), piece(0, 6), piece(2, 5), piece(4, 10)])).toEqual([
      [0, 0, 6],
      [4, 6, 10],
    ]);
    expect(shown([piece(0, 10), piece(3, 5)])).toEqual([[0, 0, 10]]);
  });
});
