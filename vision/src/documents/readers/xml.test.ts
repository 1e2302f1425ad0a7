import { describe, expect, it } from 'vitest';
import { attributeOf, child, decodeXml, elements, parseXml, textOf } from './xml.ts';

describe('an XML text', () => {
  it('is read with prefixes, attributes, references, comments and character data', () => {
    const root = parseXml(
      '\uFEFF<?xml version="1.0"?>\n<!-- a > b --><w:p w:id="1" a=\'x&quot;y\'><w:t xml:space="preserve"> a &amp; b&#x4e2d;&#25991; </w:t><x/><![CDATA[<raw>]]></w:p>\n',
    );
    expect([root.name, attributeOf(root, 'id'), attributeOf(root, 'a')]).toEqual(['p', '1', 'x"y']);
    expect(textOf(root)).toBe(' a & b中文 <raw>');
    expect(elements(root).map(({ name }) => name)).toEqual(['t', 'x']);
    expect(child(root, 'x', 'y')).toBeUndefined();
  });

  it('may be UTF-16', () => {
    expect(decodeXml(Buffer.from('\uFEFF<a/>', 'utf16le'))).toBe('<a/>');
  });

  it.each([
    ['windows-1251', Buffer.from('\xc4\xee\xec', 'latin1'), 'Дом'],
    ['ISO-8859-15', Buffer.from('5 \xa4', 'latin1'), '5 €'],
    ['Shift_JIS', Buffer.from('\x93\xfa\x96\x7b', 'latin1'), '日本'],
    ['GB2312', Buffer.from('\xd6\xd0\xb9\xfa', 'latin1'), '中国'],
    ['UTF-8', Buffer.from('Größe'), 'Größe'],
    ["utf-16' standalone='yes", Buffer.from('Größe'), 'Größe'],
  ])('is read in the encoding that it declares: %s', (encoding, bytes, text) => {
    const declaration = Buffer.from(`<?xml version='1.0' encoding='${encoding}'?><a>`);
    expect(textOf(parseXml(decodeXml(Buffer.concat([declaration, bytes, Buffer.from('</a>')]))))).toBe(text);
  });

  it('may name a document type, as long as it declares nothing', () => {
    expect(parseXml('<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://x/ncx.dtd"><ncx/>').name).toBe('ncx');
  });
});

describe('a hostile XML text', () => {
  it.each([
    ['entities within entities', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>', 'declares entities'],
    ['an entity of a file', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'declares entities'],
    ['an unknown entity', '<a>&b;</a>', 'entity &b;'],
    ['a million levels', '<a>'.repeat(1_000_000), 'deeper than 256'],
    ['an element that is not closed', '<a><b></a>', 'not well-formed'],
    ['an element that never ends', '<a><b></b>', 'not well-formed'],
    ['a tag that never ends', `<a ${'b="c" '.repeat(100)}`, 'not well-formed'],
    ['too many attributes', `<a ${Array.from({ length: 300 }, (_, index) => `b${index}=""`).join(' ')}/>`, 'not well-formed'],
    ['a comment that never ends', '<a><!-- ', 'not well-formed'],
    ['nothing', '', 'not well-formed'],
    ['no XML', 'hello', 'not well-formed'],
  ])('is refused with %s', (_, xml, message) => {
    expect(() => parseXml(xml)).toThrow(message);
  });
});
