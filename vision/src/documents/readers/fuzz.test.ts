import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refused } from '../../sandbox/sandboxed.ts';
import { compoundNames } from './compound-file.ts';
import { formatOf } from './format-of.ts';
import { parseMime } from './mime.ts';
import { openDocument } from './open.ts';
import { rtfBlocks } from './rtf-blocks.ts';
import { compoundFile, testFolder, zipFile } from './test-files.ts';

const folder = testFolder();
const runs = { numRuns: 60 };

/** Anything but an answer or a refusal is a fault. */
async function answersOrRefuses(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Refused);
  }
}

const words = (list: readonly string[]) =>
  fc.array(fc.oneof(fc.constantFrom(...list), fc.string({ maxLength: 6 })), { maxLength: 60 }).map((parts) => parts.join(''));

const rtf = words(
  String.raw`{ } \par \cell \row \intbl \pard {\pict {\footnote {\field{\*\fldinst {\fldrslt {\*\x {\stylesheet \s1 \u8364 \uc3 \'e9 \bin5 \f1 \fcharset134 {\listtext \v \b0 \~`
    .split(' ')
    .map((word) => `${word} `),
);

const mail = words([
  'Content-Type: multipart/mixed; boundary=b\r\n',
  'Content-Type: message/rfc822\r\n',
  'Content-Type: text/html; charset=utf-16\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Subject: =?utf-8?q?a?=\r\n',
  '\r\n',
  '\r\n--b\r\n',
  '--b--',
  '<p>x</p>',
  "name*0*=''%",
]);

const xml = (names: readonly string[]) =>
  fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('text', ' ', '1', '&amp;'),
      fc
        .tuple(
          fc.constantFrom(...names),
          fc.constantFrom('', ' a:val="2"', ' text:c="9999999"', ' table:number-rows-repeated="1e9"', ' gridSpan="-4"', ' lvl="x"'),
          fc.array(tie('node'), { maxLength: 4 }),
        )
        .map(([name, attributes, children]) => `<${name}${attributes}>${children.join('')}</${name}>`),
    ),
  })).node;

const odf = xml(
  'text:p text:h text:list text:list-item text:span text:s text:note text:note-body table:table table:table-row table:table-cell draw:frame draw:text-box draw:image'.split(
    ' ',
  ),
);
const slide = xml(
  'p:sp p:grpSp p:txBody p:nvSpPr p:nvPr p:ph a:p a:r a:t a:tbl a:tr a:tc p:graphicFrame a:graphic a:graphicData m:oMath m:f m:nary m:rad'.split(
    ' ',
  ),
);

async function opened(content: Uint8Array | string, fileName: string): Promise<void> {
  const path = await folder.write(fileName, content);
  await answersOrRefuses(() => openDocument({ path, fileName }, { scratch: folder.path('') }));
}

describe('a reader of strangers’ files answers or refuses', () => {
  it('RTF', async () => {
    await fc.assert(
      fc.asyncProperty(rtf, (text) => answersOrRefuses(() => rtfBlocks(`{\\rtf1 ${text}`))),
      runs,
    );
  });

  it('e-mail', async () => {
    await fc.assert(
      fc.asyncProperty(mail, async (text) => {
        await answersOrRefuses(() => parseMime(Buffer.from(text)));
        await opened(`Subject: a\r\n${text}`, 'a.eml');
      }),
      runs,
    );
  });

  it.each(['text', 'spreadsheet', 'presentation'])('OpenDocument (%s)', async (kind) => {
    const file = (body: string) =>
      zipFile({
        mimetype: `application/vnd.oasis.opendocument.${kind}`,
        'content.xml': `<a><office:body><office:${kind}>${body}</office:${kind}></office:body></a>`,
      });
    await fc.assert(
      fc.asyncProperty(odf, (body) => opened(file(body), 'a.odt')),
      runs,
    );
  });

  it('presentations', async () => {
    const file = (shapes: string) =>
      zipFile({
        'ppt/presentation.xml': '<p:presentation><p:sldIdLst><p:sldId id="1" r:id="rId1"/></p:sldIdLst></p:presentation>',
        'ppt/_rels/presentation.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="x/slide" Target="slides/slide1.xml"/></Relationships>',
        'ppt/slides/slide1.xml': `<p:sld><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
      });
    await fc.assert(
      fc.asyncProperty(slide, (shapes) => opened(file(shapes), 'a.pptx')),
      runs,
    );
  });

  it('compound files, and files cut or changed anywhere', async () => {
    const whole = compoundFile(['WordDocument', '1Table', 'Data', 'ObjectPool', 'CompObj']);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), async (at, byte, end) => {
        const file = Buffer.from(whole);
        file[at] = byte;
        await answersOrRefuses(() => compoundNames(file.subarray(0, end)));
        const path = await folder.write('a.doc', file.subarray(0, end));
        await answersOrRefuses(() => formatOf({ path, fileName: 'a.doc' }));
      }),
      runs,
    );
  });
});
