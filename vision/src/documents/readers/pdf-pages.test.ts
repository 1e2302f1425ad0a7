import { readdir } from 'node:fs/promises';
import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPages } from './pdf-pages.ts';
import { testFolder } from './test-files.ts';

const folder = testFolder();
const request = { format: 'png' as const, dotsPerInch: 72, pageIndex: null, pagesMax: 50 };

async function pdf(draw: (document: PDFDocument) => Promise<void> | void): Promise<string> {
  const document = await PDFDocument.create();
  await draw(document);
  return folder.write('a.pdf', await document.save());
}

/** How much of a part of a picture is dark, 0..1. */
async function darkness(path: string, left: number, top: number, width: number, height: number): Promise<number> {
  const pixels = await sharp(path).extract({ left, top, width, height }).greyscale().raw().toBuffer();
  return 1 - pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length / 255;
}

describe('the pages of a PDF', () => {
  it('become pictures of the size that is asked for, the right way up', async () => {
    const path = await pdf((document) => {
      document.addPage([200, 100]).drawRectangle({ x: 0, y: 50, width: 100, height: 50, color: rgb(0, 0, 0) });
      const turned = document.addPage([200, 100]);
      turned.drawRectangle({ x: 0, y: 50, width: 100, height: 50, color: rgb(0, 0, 0) });
      turned.setRotation(degrees(90));
    });
    const percents: number[] = [];
    const pages = await renderPages(
      { ...request, path, dotsPerInch: 144 },
      { scratch: folder.path(''), onProgress: (percent) => percents.push(percent) },
    );
    expect(
      pages.map(({ page, name, mimeType, widthPixels, heightPixels, dotsPerInch }) => [
        page,
        name,
        mimeType,
        widthPixels,
        heightPixels,
        dotsPerInch,
      ]),
    ).toEqual([
      [1, 'page-1.png', 'image/png', 400, 200, 144],
      [2, 'page-2.png', 'image/png', 200, 400, 144],
    ]);
    expect(percents).toEqual([50, 100]);
    expect(await darkness(folder.path('page-1.png'), 10, 10, 180, 80)).toBe(1);
    expect(await darkness(folder.path('page-1.png'), 210, 10, 180, 180)).toBe(0);
    expect(await darkness(folder.path('page-2.png'), 110, 10, 80, 180)).toBe(1);
  });

  it('show text in fonts that the file does not hold', async () => {
    const path = await pdf(async (document) => {
      const page = document.addPage([300, 200]);
      for (const [index, name] of [
        StandardFonts.Helvetica,
        StandardFonts.TimesRoman,
        StandardFonts.Courier,
        StandardFonts.Symbol,
      ].entries()) {
        page.drawText(index === 3 ? 'αβγδ' : 'Hamburg', { x: 10, y: 160 - index * 45, size: 30, font: await document.embedFont(name) });
      }
    });
    await renderPages({ ...request, path }, { scratch: folder.path('') });
    for (const top of [10, 55, 100, 145]) expect(await darkness(folder.path('page-1.png'), 10, top, 80, 40)).toBeGreaterThan(0.05);
  });

  it('show photographs in their place and colours', async () => {
    const photograph = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#c03020' } })
      .jpeg()
      .toBuffer();
    const path = await pdf(async (document) => {
      document.addPage([100, 100]).drawImage(await document.embedJpg(photograph), { x: 0, y: 50, width: 100, height: 50 });
    });
    await renderPages({ ...request, path }, { scratch: folder.path('') });
    const colourAt = async (top: number) => {
      const pixel = sharp(folder.path('page-1.png')).extract({ left: 50, top, width: 1, height: 1 });
      return [...(await pixel.removeAlpha().raw().toBuffer())].map((value) => Math.round(value / 16) * 16);
    };
    expect([await colourAt(25), await colourAt(75)]).toEqual([
      [192, 48, 32],
      [256, 256, 256],
    ]);
  });

  it('may be JPEGs, and some of them only', async () => {
    const path = await pdf((document) => {
      for (let page = 0; page < 5; page += 1) document.addPage([50, 50]);
    });
    const pages = await renderPages({ ...request, path, format: 'jpeg', pageIndex: '2,4-5' }, { scratch: folder.path('') });
    expect(pages.map(({ name }) => name)).toEqual(['page-2.jpg', 'page-4.jpg', 'page-5.jpg']);
    expect(await sharp(folder.path('page-4.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 50 });
  });

  it('have fewer dots where they would have too many', async () => {
    const path = await pdf((document) => {
      document.addPage([14_400, 14_400]);
      document.addPage([1, 1]);
    });
    const [large, small] = await renderPages({ ...request, path, dotsPerInch: 600 }, { scratch: folder.path('') });
    expect(large).toMatchObject({ widthPixels: 5000, heightPixels: 5000 });
    expect(small).toMatchObject({ widthPixels: 8, dotsPerInch: 600 });
  });

  it('are refused when there are too many, and nothing is painted', async () => {
    const path = await pdf((document) => {
      for (let page = 0; page < 60; page += 1) document.addPage([90, 90]);
    });
    const before = await readdir(folder.path(''));
    await expect(renderPages({ ...request, path }, { scratch: folder.path('') })).rejects.toMatchObject({ name: 'Refused' });
    expect(await readdir(folder.path(''))).toEqual(before);
  });

  it('are refused for what is no PDF', async () => {
    const path = await folder.write('b.pdf', '%PDF-1.7 and nothing else');
    await expect(renderPages({ ...request, path }, { scratch: folder.path('') })).rejects.toMatchObject({ name: 'Refused' });
  });
});
