import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPresentation } from './presentation.ts';
import { outlineOf, relationshipsPart, testFolder, zipFile } from './test-files.ts';

const folder = testFolder();

const paragraph = (text: string, properties = '') => `<a:p>${properties}<a:r><a:t>${text}</a:t></a:r></a:p>`;

function shape(paragraphs: string, { type, at }: { type?: string; at?: readonly [x: number, y: number] } = {}): string {
  const placeholder = type === undefined ? '' : `<p:ph type="${type}"/>`;
  const place = at === undefined ? '' : `<a:xfrm><a:off x="${at[0]}" y="${at[1]}"/></a:xfrm>`;
  return `<p:sp><p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr>${place}</p:spPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
}

const slide = (shapes: string, attributes = '') => `<p:sld ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;

function presentation(slides: readonly string[], parts: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`);
  const links = slides.map((_, index) => [`rId${index + 1}`, ['slide', `slides/slide${index + 1}.xml`]] as const);
  return zipFile({
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationshipsPart(Object.fromEntries(links)),
    ...Object.fromEntries(slides.map((text, index) => [`ppt/slides/slide${index + 1}.xml`, text])),
    ...parts,
  });
}

async function read(bytes: Uint8Array, pageIndex: string | null = null) {
  return readPresentation(await folder.write('a.pptx', bytes), { scratch: folder.path(''), pageIndex });
}

describe('a presentation', () => {
  it('has titles, bullets by their level, text boxes and numbers', async () => {
    const body = paragraph('one') + paragraph('deeper', '<a:pPr lvl="1"/>') + paragraph('plain', '<a:pPr><a:buNone/></a:pPr>');
    const numbered = '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>';
    const { blocks, pages } = await read(
      presentation([
        slide(shape(paragraph('Sub'), { type: 'subTitle' }) + shape(paragraph('The deck'), { type: 'ctrTitle' })),
        slide(shape(body, { type: 'body' }) + shape(paragraph('7'), { type: 'sldNum' }) + shape(paragraph('Terms'), { type: 'title' })),
        slide(shape(paragraph('a', numbered) + paragraph('b', numbered)) + shape(paragraph('a box'))),
      ]),
    );
    expect(outlineOf(blocks)).toEqual(['h1 The deck', 'Sub', 'h2 Terms', '• one', '  • deeper', 'plain', '1. a', '2. b', 'a box']);
    expect(blocks.map((block) => block.pages)).toEqual([[1], [1], [2], [2], [2], [2], [3], [3], [3]]);
    expect(pages[0]).toEqual({ number: 1, width: 720, height: 540, kind: 'digital' });
  });

  it('is read from top to bottom and from the left where all places are known', async () => {
    const [a, b, c] = [
      shape(paragraph('low'), { at: [0, 5_000_000] }),
      shape(paragraph('right'), { at: [5_000_000, 10_000] }),
      shape(paragraph('left'), { at: [0, 0] }),
    ];
    expect(outlineOf((await read(presentation([slide(`<p:grpSp>${a}${b}</p:grpSp>${c}`)]))).blocks)).toEqual(['left', 'right', 'low']);
  });

  it('has tables with their spans, pictures, notes, links and formulas', async () => {
    const cell = (text: string, attributes = '') => `<a:tc ${attributes}><a:txBody>${paragraph(text)}</a:txBody></a:tc>`;
    const table = `<a:tbl><a:tblPr firstRow="1"/><a:tr>${cell('Both', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr><a:tr>${cell('1')}${cell('2')}</a:tr></a:tbl>`;
    const frame = `<p:graphicFrame><a:graphic><a:graphicData>${table}</a:graphicData></a:graphic></p:graphicFrame>`;
    const picture = '<p:pic><p:nvPicPr><p:cNvPr descr="a field"/></p:nvPicPr><p:blipFill><a:blip r:embed="rId1"/></p:blipFill></p:pic>';
    const link = '<a:p><a:r><a:rPr b="1"><a:hlinkClick r:id="rId2"/></a:rPr><a:t>site</a:t></a:r></a:p>';
    const math =
      '<a:p><a14:m><m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></a14:m></a:p>';
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const { blocks, images } = await read(
      presentation([slide(frame + picture + shape(link + math))], {
        'ppt/slides/_rels/slide1.xml.rels': relationshipsPart({
          rId1: ['image', '../media/a.png'],
          rId2: ['hyperlink', 'https://x.example', 'External'],
          rId3: ['notesSlide', '../notesSlides/notesSlide1.xml'],
        }),
        'ppt/media/a.png': png,
        'ppt/notesSlides/notesSlide1.xml': `<p:notes><p:cSld><p:spTree>${shape(paragraph('Say hello'), { type: 'body' })}</p:spTree></p:cSld></p:notes>`,
      }),
    );
    expect(outlineOf(blocks)).toEqual(['Both', '1 | 2', 'image a field', 'site', 'x^2', 'Notes: Say hello']);
    expect(blocks[0]).toMatchObject({ headerRows: 1, rows: [[{ columnSpan: 2 }], [{}, {}]] });
    expect(blocks[2]).toMatchObject({ runs: [{ link: 'https://x.example', bold: true }] });
    expect(images).toHaveLength(1);
  });

  it('has the slides that are asked for, without hidden ones', async () => {
    const slides = ['a', 'b', 'c'].map((text) => slide(shape(paragraph(text)), text === 'b' ? 'show="0"' : ''));
    expect(outlineOf((await read(presentation(slides))).blocks)).toEqual(['a', 'c']);
    expect(outlineOf((await read(presentation(slides), '3-')).blocks)).toEqual(['c']);
    await expect(read(presentation(slides), '9')).rejects.toThrow('the document has 3 slides, and none of those asked for');
  });

  it('is refused without slides or with too many', async () => {
    await expect(read(zipFile({ 'a.xml': '' }))).rejects.toThrow('no slides');
    const ids = '<p:sldId r:id="rId1"/>'.repeat(5001);
    const many = zipFile({ 'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>` });
    await expect(read(many)).rejects.toThrow('more than 5000 slides');
  });
});
