import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPages } from '../readers/pdf-pages.ts';
import { testFolder } from '../readers/test-files.ts';
import { imagesToPdf } from './images-to-pdf.ts';

const folder = testFolder();

async function made(...names: string[]): Promise<PDFDocument> {
  const path = folder.path('a.pdf');
  await imagesToPdf({ paths: names.map((name) => folder.path(name)), path, title: 'Pictures' });
  return PDFDocument.load(await readFile(path), { updateMetadata: false });
}

/** Four quarters of four colours: no two ways of turning it look alike. */
function quarters(width = 80, height = 40) {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left,
    top,
  });
  const parts = [quarter('#f00', 0, 0), quarter('#0f0', width / 2, 0), quarter('#00f', 0, height / 2)];
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite(parts);
}

/** The colours of the quarters, as letters: rgbw stands upright. */
async function coloursOf(picture: Buffer | string): Promise<string> {
  const { data, info } = await sharp(picture).autoOrient().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ]
    .map(([x = 0, y = 0]) => {
      const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (Math.min(red, green, blue) > 150) return 'w';
      return red > green && red > blue ? 'r' : green > blue ? 'g' : 'b';
    })
    .join('');
}

describe('a PDF of pictures', () => {
  it('shows each the right way up, whichever way the camera was held', async () => {
    const upright = await quarters().png().toBuffer();
    const names = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
        const name = `o${orientation}.jpg`;
        await sharp(upright).withMetadata({ orientation }).jpeg().toFile(folder.path(name));
        return name;
      }),
    );
    const document = await made(...names);
    expect(document.getPages().map((page) => [page.getWidth(), page.getHeight()])).toEqual([
      ...Array.from({ length: 4 }, () => [60, 30]),
      ...Array.from({ length: 4 }, () => [30, 60]),
    ]);
    const pages = await renderPages(
      { path: folder.path('a.pdf'), format: 'png', dotsPerInch: 96, pageIndex: null, pagesMax: 10 },
      { scratch: folder.path('') },
    );
    expect(await Promise.all(pages.map(({ path }) => coloursOf(path)))).toEqual(
      await Promise.all(names.map((name) => coloursOf(folder.path(name)))),
    );
  });

  it('holds the bytes of a JPEG as they were, and everything else without loss', async () => {
    const jpeg = await quarters()
      .jpeg({ quality: 60 })
      .toFile(folder.path('a.jpg'))
      .then(() => readFile(folder.path('a.jpg')));
    await quarters().png().toFile(folder.path('b.png'));
    await made('a.jpg', 'b.png');
    const pdf = await readFile(folder.path('a.pdf'));
    expect(pdf.includes(jpeg)).toBe(true);
    const [, page] = await renderPages(
      { path: folder.path('a.pdf'), format: 'png', dotsPerInch: 96, pageIndex: null, pagesMax: 10 },
      { scratch: folder.path('') },
    );
    const [shown, original] = await Promise.all(
      [page?.path ?? '', folder.path('b.png')].map((path) => sharp(path).removeAlpha().raw().toBuffer()),
    );
    expect(shown).toEqual(original);
  });

  it.each([
    [
      'what is transparent as white',
      'png',
      () => sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } }).png(),
      'wwww',
    ],
    ['16 bits', 'png', () => quarters().toColourspace('rgb16').png(), 'rgbw'],
    ['a palette', 'png', () => quarters().png({ palette: true }), 'rgbw'],
    ['CMYK', 'jpg', () => quarters().toColourspace('cmyk').jpeg(), 'rgbw'],
    ['WebP', 'webp', () => quarters().webp({ lossless: true }), 'rgbw'],
    [
      'grey',
      'png',
      () =>
        sharp({ create: { width: 20, height: 20, channels: 3, background: '#ccc' } })
          .toColourspace('b-w')
          .png(),
      'wwww',
    ],
    ['GIF', 'gif', () => quarters().gif(), 'rgbw'],
    ['TIFF', 'tif', () => quarters().tiff(), 'rgbw'],
  ])('shows %s', async (_, extension, picture, colours) => {
    await picture().toFile(folder.path(`p.${extension}`));
    await made(`p.${extension}`);
    const [page] = await renderPages(
      { path: folder.path('a.pdf'), format: 'png', dotsPerInch: 96, pageIndex: null, pagesMax: 10 },
      { scratch: folder.path('') },
    );
    expect(await coloursOf(page?.path ?? '')).toBe(colours);
  });

  it('has pages as large as the picture says, but never like a poster', async () => {
    const sized = async (name: string, width: number, height: number, density?: number) => {
      const picture = sharp({ create: { width, height, channels: 3, background: '#369' } });
      await (density === undefined ? picture : picture.withMetadata({ density })).jpeg().toFile(folder.path(name));
      return name;
    };
    const document = await made(
      await sized('a.jpg', 600, 300, 300),
      await sized('b.jpg', 4000, 2000),
      await sized('c.jpg', 96, 96, 72),
      await sized('d.jpg', 1, 1),
    );
    const sizes = document.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);
    expect([sizes, document.getTitle()]).toEqual([
      [
        [144, 72],
        [842, 421],
        [72, 72],
        [3, 3],
      ],
      'Pictures',
    ]);
  });
});

describe('pictures that make no PDF', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['a text', () => Promise.resolve(Buffer.from('hello')), 'picture 2: it is damaged'],
    [
      'a drawing',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
      'picture 2: it is damaged',
    ],
    ['half a JPEG', async () => (await quarters(800, 400).jpeg().toBuffer()).subarray(0, 2000), 'picture 2: it is damaged'],
    ['half a PNG', async () => (await quarters(800, 400).png().toBuffer()).subarray(0, 700), 'picture 2: it is damaged'],
    ['one of a billion pixels', () => Promise.resolve(pngOf(32_000, 32_000)), 'more than 64 million pixels'],
  ])('are refused with %s, by its number', async (_, bytes, message) => {
    await quarters().png().toFile(folder.path('good.png'));
    await folder.write('bad', await bytes());
    await expect(made('good.png', 'bad')).rejects.toMatchObject({ name: 'Refused', message: expect.stringContaining(message) });
  });

  it('are refused when there are none, or too many', async () => {
    await expect(made()).rejects.toThrow('no picture');
    await expect(made(...Array.from({ length: 201 }, () => 'good.png'))).rejects.toThrow('more than 200 pictures');
  });
});

/** A PNG that says how large it is, and holds nothing. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000494441540000000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}
