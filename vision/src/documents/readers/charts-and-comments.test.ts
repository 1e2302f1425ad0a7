import { describe, expect, it } from 'vitest';
import { readPresentation } from './presentation.ts';
import { readSheets } from './sheet.ts';
import { outlineOf, relationshipsPart, sheetFile, testFolder, wordFile, zipFile } from './test-files.ts';
import { readWord } from './word.ts';

const folder = testFolder();

const points = (values: readonly string[]) => values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');
const texts = (values: readonly string[]) => `<c:strRef><c:f>A1</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`;
const numbers = (values: readonly string[]) =>
  `<c:numRef><c:numCache><c:formatCode>0</c:formatCode>${points(values)}</c:numCache></c:numRef>`;

const series = (name: string, values: readonly string[], categories: readonly string[]) =>
  `<c:ser><c:tx>${texts([name])}</c:tx><c:cat>${texts(categories)}</c:cat><c:val>${numbers(values)}</c:val></c:ser>`;

const title = '<c:title><c:tx><c:rich><a:p><a:r><a:t>Ducks </a:t></a:r><a:r><a:t>seen</a:t></a:r></a:p></c:rich></c:tx></c:title>';
const quarters = ['Q1', 'Q2'];
const bars = `<c:barChart>${series('North', ['4', '6.5'], quarters)}${series('South', ['1', '2'], quarters)}</c:barChart>`;
const chart = `<c:chartSpace><c:chart>${title}<c:plotArea>${bars}</c:plotArea></c:chart></c:chartSpace>`;
const shown = ['Ducks seen', ' | North | South', 'Q1 | 4 | 1', 'Q2 | 6.5 | 2'];

describe('the values of a chart', () => {
  it('are a table in a presentation', async () => {
    const frame = '<p:graphicFrame><a:graphic><a:graphicData uri="c"><c:chart r:id="rId1"/></a:graphicData></a:graphic></p:graphicFrame>';
    const file = zipFile({
      'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relationshipsPart({
        rId1: ['slide', 'slides/slide1.xml'],
        rId2: ['commentAuthors', 'commentAuthors.xml'],
      }),
      'ppt/commentAuthors.xml': '<p:cmAuthorLst><p:cmAuthor id="0" name="Ann"/></p:cmAuthorLst>',
      'ppt/slides/slide1.xml': `<p:sld><p:cSld><p:spTree>${frame}</p:spTree></p:cSld></p:sld>`,
      'ppt/slides/_rels/slide1.xml.rels': relationshipsPart({
        rId1: ['chart', '../charts/chart1.xml'],
        rId2: ['comments', '../comments/comment1.xml'],
      }),
      'ppt/charts/chart1.xml': chart,
      'ppt/comments/comment1.xml': '<p:cmLst><p:cm authorId="0"><p:text>Only two quarters?</p:text></p:cm></p:cmLst>',
    });
    const { blocks } = await readPresentation(await folder.write('a.pptx', file), { scratch: folder.path(''), pageIndex: null });
    expect(outlineOf(blocks)).toEqual([...shown, 'Comment (Ann): Only two quarters?']);
    expect(blocks[1]).toMatchObject({ kind: 'table', headerRows: 1, pages: [1] });
  });

  it('are a table in a workbook, below the cells of its sheet', async () => {
    const file = sheetFile(
      '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Ducks</t></is></c></row></sheetData><drawing r:id="rId1"/>',
      {
        'xl/worksheets/_rels/sheet1.xml.rels': relationshipsPart({
          rId1: ['drawing', '../drawings/drawing1.xml'],
          rId2: ['comments', '../comments1.xml'],
        }),
        'xl/drawings/drawing1.xml':
          '<xdr:wsDr><xdr:twoCellAnchor><a:graphic><c:chart r:id="rId9"/></a:graphic></xdr:twoCellAnchor></xdr:wsDr>',
        'xl/drawings/_rels/drawing1.xml.rels': relationshipsPart({ rId9: ['chart', '../charts/chart1.xml'] }),
        'xl/charts/chart1.xml': chart,
        'xl/comments1.xml':
          '<comments><authors><author>Ann</author></authors><commentList><comment ref="A1" authorId="0"><text><r><t>Which </t></r><r><t>ones?</t></r></text></comment></commentList></comments>',
      },
    );
    const { blocks } = await readSheets(await folder.write('a.xlsx', file));
    expect(outlineOf(blocks)).toEqual(['h2 Prices', 'Ducks', ...shown, 'Comment (Ann, A1): Which ones?']);
  });

  it('are a table in a text, at the place of the chart', async () => {
    const drawing =
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
    const body = `<w:p><w:r><w:t>Before</w:t></w:r>${drawing}</w:p><w:p><w:r><w:t>After</w:t></w:r><w:r><w:commentReference w:id="3"/></w:r></w:p>`;
    const file = wordFile(body, {
      'word/_rels/document.xml.rels': relationshipsPart({ rId1: ['chart', 'charts/chart1.xml'], rId2: ['comments', 'comments.xml'] }),
      'word/charts/chart1.xml': chart,
      'word/comments.xml':
        '<w:comments><w:comment w:id="3" w:author="Ann"><w:p><w:r><w:t>After what?</w:t></w:r></w:p></w:comment></w:comments>',
    });
    const { blocks } = await readWord(await folder.write('a.docx', file), { scratch: folder.path('') });
    expect(outlineOf(blocks)).toEqual(['Before', ...shown, 'After', 'Comment (Ann): After what?']);
  });

  it('have tables of their own where series have other categories, and names where they have none', async () => {
    const plain = `<c:ser><c:val>${numbers(['7'])}</c:val></c:ser>`;
    const dots = `<c:scatterChart><c:ser><c:tx><c:v>Heights</c:v></c:tx><c:xVal>${numbers(['0.5', '0.7'])}</c:xVal><c:yVal>${numbers(['3', '4'])}</c:yVal></c:ser></c:scatterChart>`;
    const file = wordFile('<w:p><w:r><w:drawing><c:chart r:id="rId1"/></w:drawing></w:r></w:p>', {
      'word/_rels/document.xml.rels': relationshipsPart({ rId1: ['chart', 'charts/chart1.xml'] }),
      'word/charts/chart1.xml': `<c:chartSpace><c:chart><c:plotArea>${dots}<c:pieChart>${plain}</c:pieChart></c:plotArea></c:chart></c:chartSpace>`,
    });
    const { blocks } = await readWord(await folder.write('b.docx', file), { scratch: folder.path('') });
    expect(outlineOf(blocks)).toEqual([' | Heights', '0.5 | 3', '0.7 | 4', ' | Series 2', '1 | 7']);
  });
});
