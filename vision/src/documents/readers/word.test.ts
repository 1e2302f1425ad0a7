import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { outlineOf, relationshipsPart, testFolder, wordFile } from './test-files.ts';
import { readWord } from './word.ts';

const folder = testFolder();

async function read(body: string, parts: Readonly<Record<string, string | Uint8Array>> = {}) {
  const path = await folder.write('a.docx', wordFile(body, parts));
  return readWord(path, { scratch: folder.path('') });
}

const text = (words: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (inner: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${inner}</w:p>`;
const styled = (id: string) => `<w:pStyle w:val="${id}"/>`;
const numbered = (id: number, level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`;

const styles = `<w:styles xmlns:w="w"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>
  <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Chapter"/><w:basedOn w:val="1"/></w:style>
  <w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>
  <w:style w:type="paragraph" w:styleId="C"><w:name w:val="HTML Preformatted"/></w:style></w:styles>`;

const level = (index: number, format: string, pattern: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`;
const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2)')}${level(2, 'lowerRoman', '%1.%3')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '\uF0B7')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num></w:numbering>`;

const parts = {
  'word/styles.xml': styles,
  'word/numbering.xml': numbering,
  'word/_rels/document.xml.rels': relationshipsPart({
    rId1: ['styles', 'styles.xml'],
    rId2: ['numbering', 'numbering.xml'],
    rId3: ['hyperlink', 'https://example.com/a', 'External'],
    rId4: ['hyperlink', 'javascript:alert(1)', 'External'],
    rId5: ['image', 'media/a.png'],
    rId6: ['footnotes', 'footnotes.xml'],
  }),
};

describe('a Word document', () => {
  it('has headings by style, by what a style is based on, and by outline', async () => {
    const { blocks } = await read(
      paragraph(text('One'), styled('1')) +
        paragraph(text('Two'), styled('Mine')) +
        paragraph(text('Three'), '<w:outlineLvl w:val="2"/>') +
        paragraph(text('x'), styled('Loop')),
      parts,
    );
    expect(outlineOf(blocks)).toEqual(['h1 One', 'h1 Two', 'h3 Three', 'x']);
    // That headings are bold is the style's, not an emphasis.
    expect(blocks[0]).toMatchObject({ runs: [{ text: 'One', fontSize: 16 }] });
  });

  it('has the markers that Word prints', async () => {
    const items = [
      numbered(1, 0),
      numbered(1, 1),
      numbered(1, 1),
      numbered(1, 2),
      numbered(1, 0),
      numbered(1, 1),
      numbered(2, 0),
      numbered(3, 0),
      numbered(3, 0),
    ];
    const { blocks } = await read(
      items.map((properties) => paragraph(text('x'), properties)).join('') + paragraph(text('H'), styled('1') + numbered(1, 0)),
      parts,
    );
    expect(outlineOf(blocks)).toEqual(['1. x', '  a) x', '  b) x', '    1.i x', '2. x', '  a) x', '• x', '7. x', '8. x', 'h1 9. H']);
  });

  it('keeps styles of text and safe links, and leaves out what is deleted, hidden or a code', async () => {
    const { blocks } = await read(
      paragraph(
        text('a ', '<w:rPr><w:b/><w:i w:val="0"/><w:color w:val="FF0000"/></w:rPr>') +
          `<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins>${text('b ')}</w:ins>${text('hidden', '<w:rPr><w:vanish/></w:rPr>')}` +
          `<w:hyperlink r:id="rId3">${text('safe')}</w:hyperlink><w:hyperlink r:id="rId4">${text(' unsafe')}</w:hyperlink>` +
          '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.com/f" </w:instrText></w:r>' +
          `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${text(' field')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
      parts,
    );
    expect(blocks).toMatchObject([
      {
        kind: 'paragraph',
        runs: [
          { text: 'a ', bold: true, color: 'ff0000', fontSize: 11 },
          { text: 'b ' },
          { text: 'safe', link: 'https://example.com/a' },
          { text: ' unsafe' },
          { text: ' field', link: 'https://example.com/f' },
        ],
      },
    ]);
    expect(JSON.stringify(blocks)).not.toMatch(/javascript|hidden|gone|italic/);
  });

  it('has tables with merged cells and header rows', async () => {
    const cell = (words: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text(words))}</w:tc>`;
    const { blocks } = await read(
      `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Name')}${cell('Both', '<w:gridSpan w:val="2"/>')}</w:tr>` +
        `<w:tr>${cell('tall', '<w:vMerge w:val="restart"/>')}${cell('1')}<w:tc>${paragraph(text('2'))}${paragraph(text('3'))}</w:tc></w:tr>` +
        `<w:tr>${cell('', '<w:vMerge/>')}${cell('4')}${cell('5', '<w:gridSpan w:val="99999999"/>')}</w:tr></w:tbl>`,
    );
    expect(blocks).toMatchObject([{ kind: 'table', headerRows: 1 }]);
    expect(outlineOf(blocks)).toEqual(['Name | Both', 'tall | 1 | 2\n3', '4 | 5']);
    expect(blocks[0]).toMatchObject({
      rows: [
        [{}, { columnSpan: 2 }],
        [{ rowSpan: 2 }, { column: 1 }, {}],
        [{ column: 1 }, { columnSpan: 998 }],
      ],
    });
  });

  it('keeps its pictures as files, and notes, boxes and code as text', async () => {
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const drawing = '<w:r><w:drawing><wp:inline><wp:docPr descr="A field"/><a:blip r:embed="rId5"/></wp:inline></w:drawing></w:r>';
    const box = `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent>${paragraph(text('in a box'))}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback>${text('again')}</mc:Fallback></mc:AlternateContent></w:r>`;
    const { blocks, images } = await read(
      paragraph(text('before') + drawing + text('after')) +
        paragraph(text('x') + box) +
        paragraph(text('see') + '<w:r><w:footnoteReference w:id="2"/></w:r>') +
        paragraph(text('if (a)'), styled('C')) +
        paragraph(text('  b();'), styled('C')),
      {
        ...parts,
        'word/media/a.png': png,
        'word/footnotes.xml': `<w:footnotes xmlns:w="w"><w:footnote w:id="2">${paragraph(text('a note'))}</w:footnote></w:footnotes>`,
      },
    );
    expect(outlineOf(blocks)).toEqual(['before', 'image A field', 'after', 'x', 'in a box', 'see[1]', 'code if (a)\n  b();', '[1] a note']);
    expect(images).toEqual([
      { name: 'picture-1.png', path: folder.path('picture-1.png'), mimeType: 'image/png', widthPixels: 30, heightPixels: 20 },
    ]);
  });
});

describe('a Word document that cannot be read', () => {
  it.each([
    ['no body', '<w:document/>', 'no body'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "b">]><w:document><w:body/></w:document>', 'entities'],
    ['depth', `<w:document><w:body>${'<w:p>'.repeat(100_000)}`, 'deeper than'],
    ['broken XML', '<w:document><w:body><w:p></w:body></w:document>', 'not well-formed'],
  ])('is refused for %s', async (_, xml, message) => {
    await expect(read('', { 'word/document.xml': xml })).rejects.toMatchObject({
      name: 'Refused',
      message: expect.stringContaining(message),
    });
  });
});
