import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readHtml } from './html.ts';
import { outlineOf, testFolder } from './test-files.ts';

const folder = testFolder();

async function read(html: string | Uint8Array) {
  return readHtml(await folder.write('a.html', html), { scratch: folder.path('') });
}

describe('a page', () => {
  it('keeps the targets of its links, but for those that run something or stay in the page', async () => {
    const links = (head: string) =>
      read(
        `${head}<p><a href="guide/b.html#c">1</a> <a href="?q=1">2</a> <a href="/top">3</a> <a href="//cdn.example/x">4</a> <a href="#part">5</a>` +
          ' <a href="javascript:run()">6</a> <a href=" file:///etc/passwd">7</a></p>',
      );
    const targetsOf = ({ blocks }: Awaited<ReturnType<typeof read>>) =>
      blocks.flatMap((block) => ('runs' in block ? block.runs.flatMap(({ link }) => link ?? []) : []));
    expect(targetsOf(await links(''))).toEqual(['guide/b.html#c', '?q=1', '/top', 'https://cdn.example/x']);
    const based = await links('<base href="https://docs.example/a/">');
    expect(targetsOf(based)).toEqual([
      'https://docs.example/a/guide/b.html#c',
      'https://docs.example/a/?q=1',
      'https://docs.example/top',
      'https://cdn.example/x',
    ]);
  });

  it('has headings, paragraphs, nested lists, code and a title', async () => {
    const model = await read(`<!doctype html><title> The  page </title><h1>One</h1><p>Some <b>bold</b>
      and <a href="https://example.com/">a <i>link</i></a><br>next line</p>loose text
      <ol start="3"><li>third<ul><li>inner</li></ul></li><li value="9"><p>ninth</p><p>more</p></li></ol>
      <pre>\n  if (a &lt; b)\n    c;\n</pre><blockquote>quoted</blockquote>`);
    expect(model.title).toBe('The page');
    expect(outlineOf(model.blocks)).toEqual([
      'h1 One',
      'Some bold and a link\nnext line',
      'loose text',
      '3. third',
      '  • inner',
      '9. ninth',
      'more',
      'code   if (a < b)\n    c;',
      'quoted',
    ]);
    expect(model.blocks[1]).toMatchObject({
      runs: [
        { text: 'Some ' },
        { text: 'bold', bold: true },
        {},
        { text: 'a ', link: 'https://example.com/' },
        { text: 'link', italic: true },
        {},
      ],
    });
  });

  it('has tables with spans', async () => {
    const { blocks } = await read(
      `<table><caption>No cell</caption><thead><tr><th>A<th colspan=2>B</tr></thead><tbody><tr><td rowspan=2>tall<td>1<td>2<tr><td>3<td><ul><li>x<li>y</ul></table>`,
    );
    expect(blocks).toMatchObject([{ kind: 'table', headerRows: 1 }]);
    expect(outlineOf(blocks)).toEqual(['A | B', 'tall | 1 | 2', '3 | • x\n• y']);
    expect(blocks[0]).toMatchObject({ rows: [{}, [{ rowSpan: 2 }, {}, {}], [{ column: 1 }, { column: 2 }]] });
  });

  it('loses scripts, styles, forms, what is hidden and what links run', async () => {
    const { blocks } = await read(
      '<body><script>a()</script><style>b{}</style><noscript>n</noscript><p hidden>c<p style="display: none">d<template>e</template>' +
        '<svg><text>f</text></svg><iframe src="https://x.example">g</iframe><p><a href="javascript:h()">shown</a><select><option>i</select>',
    );
    expect(blocks).toMatchObject([{ kind: 'paragraph', runs: [{ text: 'shown' }] }]);
    expect(JSON.stringify(blocks)).not.toContain('javascript');
  });

  it('keeps the pictures that it holds itself, and asks nobody for others', async () => {
    const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const own = `data:image/png;base64,${png.toString('base64')}`;
    const { blocks, images } = await read(
      `<p>a<img alt="own" src="${own}">b<img src="${own}"><img alt="other" src="https://127.0.0.1:1/x.png"><img src="data:image/svg+xml;base64,PHN2Zy8+">`,
    );
    expect(outlineOf(blocks)).toEqual(['a', 'image own', 'b', 'image', 'other']);
    expect(images).toMatchObject([{ widthPixels: 8, heightPixels: 6, mimeType: 'image/png' }]);
  });

  it('may be in the encoding that it declares', async () => {
    const euro = Buffer.from('<meta charset="iso-8859-15"><p>100 \xA4 in H\xF6fen', 'latin1');
    expect(outlineOf((await read(euro)).blocks)).toEqual(['100 € in Höfen']);
  });
});

describe('a page that attacks its reader', () => {
  it.each([
    ['elements within elements', '<div>'.repeat(200_000), 'deeper than 400'],
    [
      'marks that are opened again in each paragraph',
      Array.from({ length: 20_000 }, (_, index) => `<b id=${index}><p>`).join(''),
      'deeper than 400',
    ],
    ['elements without end', '<br>'.repeat(410_000), 'more than 400000 elements'],
    ['bytes without end', ' '.repeat(17 * 1024 * 1024), 'larger than 16 MB'],
    ['bytes that are no text', 'a\0b', 'not a text'],
  ])('is refused for %s', async (_, html, message) => {
    await expect(read(html)).rejects.toMatchObject({ name: 'Refused', message: expect.stringContaining(message) });
  });

  it('cannot make a table larger than its cells by what it says of them', async () => {
    const { blocks } = await read(`<table>${'<tr><td rowspan=65534 colspan=100000>a<td>b'.repeat(200)}</table>`);
    expect(JSON.stringify(blocks).length).toBeLessThan(100_000);
  });
});
