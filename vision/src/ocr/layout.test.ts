import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Grey } from '../pictures/open-picture.ts';
import { inkOf } from './bitmap.ts';
import { componentsOf, letterHeightOf } from './components.ts';
import { layoutOf } from './layout.ts';
import { rulesOf, tablesOf } from './ruled-lines.ts';
import { skewOf } from './skew.ts';

/** A page on which blocks stand for letters: how it is laid out does not depend on what they say. */
function page(draw: (context: SKRSContext2D) => void, { width = 900, height = 1200 } = {}): Grey {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, pixels: Uint8Array.from({ length: width * height }, (_, place) => data[place * 4] ?? 0) };
}

/** A line of letters, 12 wide and 20 high. */
function letters(context: SKRSContext2D, left: number, top: number, count: number): void {
  for (let index = 0; index < count; index += 1) context.fillRect(left + index * 16, top, 12, 20);
}

function itemsOf(grey: Grey, placed: Parameters<typeof layoutOf>[1] = []) {
  const pieces = componentsOf(inkOf(grey, 32)).filter((piece) => piece.right - piece.left < 100);
  return layoutOf(pieces, placed, letterHeightOf(pieces) ?? 20);
}

describe('the layout of a page', () => {
  it('reads column by column, between lines that span both', () => {
    const grey = page((context) => {
      letters(context, 60, 40, 48);
      for (let line = 0; line < 8; line += 1) {
        letters(context, 60, 120 + line * 34, 22);
        letters(context, 480, 120 + line * 34, 22);
      }
      letters(context, 60, 460, 48);
    });
    const places = itemsOf(grey).map(({ area }) => [area.left, area.top]);
    expect(places[0]).toEqual([60, 40]);
    expect(places.slice(1, 9).every(([left]) => left === 60)).toBe(true);
    expect(places.slice(9, 17).every(([left]) => left === 480)).toBe(true);
    expect(places[17]).toEqual([60, 460]);
  });

  it('distinguishes columns from the margin next to a short title', () => {
    const grey = page((context) => {
      letters(context, 60, 40, 30);
      for (let line = 0; line < 8; line += 1) {
        letters(context, 60, 120 + line * 34, 23 - (line % 2));
        letters(context, 480, 120 + line * 34, line < 5 ? 19 : 24);
      }
    });
    const places = itemsOf(grey).map(({ area }) => area.left);
    expect(places).toEqual([...Array.from({ length: 9 }, () => 60), ...Array.from({ length: 8 }, () => 480)]);
  });

  it('reads three columns', () => {
    const grey = page((context) => {
      for (let line = 0; line < 6; line += 1) for (const left of [40, 330, 620]) letters(context, left, 100 + line * 34, 15);
    });
    expect(itemsOf(grey).map(({ area }) => area.left)).toEqual([40, 330, 620].flatMap((left) => Array.from({ length: 6 }, () => left)));
  });

  it('reads rows of short cells across', () => {
    const grey = page((context) => {
      for (let line = 0; line < 6; line += 1) {
        letters(context, 60, 100 + line * 34, 3 + ((line * 5) % 9));
        letters(context, 480, 100 + line * 34, 2 + ((line * 3) % 5));
      }
    });
    expect(itemsOf(grey)).toHaveLength(6);
  });

  it('keeps dots with their lines, and puts placed areas between lines', () => {
    const grey = page((context) => {
      letters(context, 60, 100, 20);
      context.fillRect(100, 92, 5, 5);
      letters(context, 60, 400, 20);
    });
    const table = { left: 60, top: 200, right: 500, bottom: 350 };
    expect(itemsOf(grey, [table]).map(({ kind, area }) => [kind, area.top])).toEqual([
      ['line', 92],
      ['placed', 200],
      ['line', 400],
    ]);
  });

  it('is empty for an empty page', () => {
    expect(itemsOf(page(() => {}))).toEqual([]);
    expect(letterHeightOf([])).toBeNull();
  });
});

describe('drawn tables', () => {
  function tables(draw: (context: SKRSContext2D) => void) {
    return tablesOf(rulesOf(inkOf(page(draw), 32), 20), 20);
  }

  function grid(context: SKRSContext2D, xs: readonly number[], ys: readonly number[]): void {
    for (const x of xs) context.fillRect(x, ys[0] ?? 0, 2, (ys.at(-1) ?? 0) - (ys[0] ?? 0) + 2);
    for (const y of ys) context.fillRect(xs[0] ?? 0, y, (xs.at(-1) ?? 0) - (xs[0] ?? 0) + 2, 2);
  }

  it('have their cells', () => {
    const [table, ...others] = tables((context) => grid(context, [100, 300, 500], [100, 150, 200, 250]));
    expect(others).toEqual([]);
    expect(table).toMatchObject({ rows: 3, columns: 2, left: 101, right: 502, top: 101, bottom: 251 });
    expect(table?.cells.map(({ row, column }) => [row, column])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
  });

  it('have cells with spans', () => {
    const [table] = tables((context) => {
      grid(context, [100, 300, 500, 700], [100, 160, 220, 280]);
      context.fillStyle = 'white';
      // Two of the first row become one, and two of the last column.
      context.fillRect(296, 106, 10, 50);
      context.fillRect(506, 216, 190, 10);
    });
    expect(table?.cells).toHaveLength(7);
    expect(table?.cells[0]).toMatchObject({ columnSpan: 2, rowSpan: 1 });
    expect(table?.cells.find(({ row, column }) => row === 1 && column === 2)).toMatchObject({ columnSpan: 1, rowSpan: 2 });
  });

  it('may have no lines at their sides', () => {
    const [table] = tables((context) => {
      for (const y of [100, 150, 200]) context.fillRect(100, y, 500, 2);
      context.fillRect(300, 100, 2, 102);
    });
    expect(table).toMatchObject({ rows: 2, columns: 2 });
  });

  it('exclude frames, and lines under text', () => {
    expect(tables((context) => context.strokeRect(100, 100, 500, 300))).toEqual([]);
    expect(tables((context) => context.fillRect(100, 100, 500, 2))).toEqual([]);
  });
});

describe('the skew of a page', () => {
  it.each([-3, -0.6, 0, 1.3, 5])('of %d degrees is found', (degrees) => {
    const grey = page((context) => {
      context.translate(450, 600);
      context.rotate((degrees * Math.PI) / 180);
      for (let line = 0; line < 20; line += 1) letters(context, -350, -400 + line * 38, 40);
    });
    expect(Math.abs(skewOf(inkOf(grey, 32)) - degrees)).toBeLessThan(0.15);
  });
});
