import { beforeEach, expect, it } from 'vitest';
import sharp from 'sharp';
import { model, newPdf, pdf } from './test-pdf.ts';

beforeEach(newPdf);

it('stores a picture once that a page paints many times', async () => {
  const drawn = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#3060c0' } })
    .png()
    .toBuffer();
  const picture = await pdf.embedPng(drawn);
  const page = pdf.addPage();
  for (let row = 0; row < 12; row += 1) page.drawImage(picture, { x: 60, y: 700 - row * 50, width: 60, height: 30 });
  const { images, blocks } = await model();
  expect(images).toMatchObject([{ widthPixels: 80, heightPixels: 40 }]);
  expect(blocks.filter(({ kind }) => kind === 'image')).toHaveLength(12);
});

it('makes a huge picture smaller', async () => {
  const drawn = await sharp({ create: { width: 20_000, height: 50, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  pdf.addPage().drawImage(await pdf.embedPng(drawn), { x: 60, y: 600, width: 400, height: 20 });
  expect((await model()).images).toMatchObject([{ widthPixels: 8000, heightPixels: 20 }]);
});

it('stores a photograph as it is in the document, unless it is huge', async () => {
  const page = pdf.addPage();
  for (const width of [60, 9000]) {
    const photograph = await sharp({ create: { width, height: 45, channels: 3, background: '#3060c0' } })
      .jpeg()
      .toBuffer();
    page.drawImage(await pdf.embedJpg(photograph), { x: 60, y: 600, width: 400, height: 20 });
  }
  expect((await model()).images).toMatchObject([
    { mimeType: 'image/jpeg', widthPixels: 60, heightPixels: 45 },
    { mimeType: 'image/jpeg', widthPixels: 8000, heightPixels: 40 },
  ]);
});
