import { describe, expect, it } from 'vitest';
import type { Area } from './bitmap.ts';
import type { FoundText } from './ocr-tasks.ts';
import { compared } from './photograph-or-page.ts';

function line(top: number, left = 100, right = 900): Area {
  return { left, right, top, bottom: top + 20 };
}

function found(top: number, left = 100, right = 900): FoundText {
  return { middleX: (left + right) / 2, middleY: top + 10, length: right - left, height: 36, degrees: 0, score: 0.9 };
}

const rows = [100, 140, 180, 220, 260, 300];

describe('a picture', () => {
  it('is a page if its lines are detected text', () => {
    expect(
      compared(
        rows.map((top) => line(top)),
        rows.map((top) => found(top)),
      ),
    ).toEqual({
      isPhotograph: false,
      isFound: rows.map(() => true),
    });
  });

  it('is a page with one object that is not text', () => {
    const { isPhotograph, isFound } = compared(
      [...rows.map((top) => line(top)), line(400, 100, 300)],
      rows.map((top) => found(top)),
    );
    expect(isPhotograph).toBe(false);
    expect(isFound.at(-1)).toBe(false);
  });

  it('is a photograph if most lines are not text, or if text is outside of lines', () => {
    expect(
      compared(
        rows.map((top) => line(top)),
        [found(100)],
      ).isPhotograph,
    ).toBe(true);
    expect(
      compared(
        [line(100)],
        rows.map((top) => found(top)),
      ).isPhotograph,
    ).toBe(true);
  });

  it('without any detected text is a page, because small print may not be detected', () => {
    expect(
      compared(
        rows.map((top) => line(top)),
        [],
      ).isPhotograph,
    ).toBe(false);
    expect(compared([], []).isPhotograph).toBe(false);
  });
});
