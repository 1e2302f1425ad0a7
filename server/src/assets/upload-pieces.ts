import { newSecret } from '../ids.ts';

/** Stored bytes of an unfinished upload. */
export interface Piece {
  key: string;
  /** Where it begins in the file. */
  start: number;
  /** Exclusive. */
  end: number;
}

/** A part of a piece: together, in order, they are the file as far as it has come. */
export interface PieceRange extends Piece {
  /** Where this range begins in the file, at or after the start of its piece. */
  from: number;
}

/**
 * The name of a piece states which bytes it holds, so the names alone state how far an upload has come: no counter can disagree with the
 * bytes, on whichever replica they arrived and whatever crashed. The end is random, because two requests may send the same bytes.
 */
export function pieceName(start: number, end: number): string {
  return `${start}-${end}-${newSecret(9)}`;
}

const piecePattern = /\/(\d{1,15})-(\d{1,15})-[\w-]{12}$/;

/** Null for any other file. */
export function pieceOf(key: string): Piece | null {
  const [, start, end] = piecePattern.exec(key) ?? [];
  return start === undefined || end === undefined ? null : { key, start: Number(start), end: Number(end) };
}

/** The ranges that hold the file from its beginning to the first gap. Overlaps hold the same bytes; the piece that reaches farthest counts. */
export function pieceRanges(pieces: readonly Piece[]): PieceRange[] {
  const waiting = pieces.toSorted((one, other) => one.start - other.start);
  const ranges: PieceRange[] = [];
  let at = 0;
  let next = 0;
  for (;;) {
    let best: Piece | null = null;
    for (; next < waiting.length; next += 1) {
      const piece = waiting[next];
      if (piece === undefined || piece.start > at) break;
      if (piece.end > (best?.end ?? at)) best = piece;
    }
    if (best === null) return ranges;
    ranges.push({ ...best, from: at });
    at = best.end;
  }
}

/** How many bytes are there without a gap. */
export function reachOf(pieces: readonly Piece[]): number {
  return pieceRanges(pieces).at(-1)?.end ?? 0;
}
