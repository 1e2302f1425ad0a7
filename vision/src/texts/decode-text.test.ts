import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { declaredInMarkup, decodeText } from './decode-text.ts';

/** The bytes of a text in an encoding that Node only decodes. */
function encoded(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, number[]>();
  const add = (bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (!table.has(character)) table.set(character, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add([byte]);
  if (!/windows|iso|koi8|ibm/.test(encoding)) {
    for (let first = 0x81; first < 0xff; first += 1) for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
  }
  return Buffer.from(Array.from(text, (character) => table.get(character) ?? [0x3f]).flat());
}

const texts: readonly [string, string][] = [
  ['windows-1252', 'Stadt;Straße\r\nMünchen;Müllerstraße\r\n'],
  ['windows-1252', 'ciudad;año\nMálaga;2024\nA Coruña;2024\n'],
  [
    'windows-1252',
    'ciudad;año;población\r\nMálaga;2024;578460\r\nCádiz;2024;113066\r\nLeón;2023;120951\r\nJaén;2024;111669\r\n'.repeat(40),
  ],
  ['windows-1252', 'Les élèves de Besançon ont déjà été à Nîmes. 12 €'],
  ['windows-1252', 'Già aggiornato, perché è così'],
  ['windows-1250', 'Łódź leży na południu, Kraków też; źródło rzeki'],
  ['iso-8859-2', 'Příští šťastná žluťoučká kůň pěl ďábelské ódy'],
  ['windows-1251', 'город;область\r\nМосква;Московская\r\n'],
  ['koi8-r', 'Доступ разрешён только зарегистрированным читателям'],
  ['windows-1253', 'Η πρόσβαση επιτρέπεται μόνο σε εγγεγραμμένους'],
  ['windows-1254', 'Değişiklikler yalnızca kayıtlı kullanıcılar için geçerlidir'],
  ['windows-1255', 'הגישה מותרת רק למשתמשים רשומים'],
  ['windows-1256', 'الوصول مسموح فقط للمستخدمين المسجلين'],
  ['shift_jis', '都市;人口\r\n東京;14000000\r\n大阪;2750000\r\n名古屋;2330000\r\n'],
  ['shift_jis', '名前;値\nミャンマー (ビルマ);5\nブーベ島;9\n'],
  ['euc-jp', 'これは短い日本語の文章です。'],
  ['gb18030', '城市;人口\r\n北京;21890000\r\n上海;24870000\r\n广州;18680000\r\n'],
  ['big5', '城市;人口\r\n臺北;2500000\r\n高雄;2700000\r\n'],
  ['euc-kr', '도시;인구\r\n서울;9400000\r\n부산;3300000\r\n'],
];

describe('the encoding of a text', () => {
  it.each(texts)('is guessed: %s', async (encoding, text) => {
    expect(await decodeText(encoded(text, encoding))).toEqual({ text, encoding, isGuess: true });
  });

  it.each(['utf-16le', 'utf-16be'])('is guessed without a mark: %s', async (encoding) => {
    for (const text of ['id,name\n1,Zoë\n', 'Тихий океан', 'ชั้นของสิ่งอำนวย', '日本語のテキストです。', 'ไทย,1\n']) {
      const little = Buffer.from(text, 'utf16le');
      expect(await decodeText(encoding === 'utf-16le' ? little : little.swap16())).toMatchObject({ text, encoding, isGuess: true });
    }
  });

  it('is no guess where a mark, a statement or UTF-8 shows it', async () => {
    const known = (bytes: Buffer, declared?: string) => decodeText(bytes, declared === undefined ? {} : { declared });
    expect(await known(Buffer.from('\uFEFFHöfe'))).toEqual({ text: 'Höfe', encoding: 'utf-8', isGuess: false });
    expect(await known(Buffer.from('\uFEFF中文', 'utf16le'))).toMatchObject({ text: '中文', isGuess: false });
    expect(await known(Buffer.from('\uFEFF中文', 'utf16le').swap16(), 'iso-8859-1')).toMatchObject({ text: '中文', isGuess: false });
    expect(await known(Buffer.from('中文 Höfe'))).toMatchObject({ encoding: 'utf-8', isGuess: false });
    expect(await known(Buffer.from('93fa967b', 'hex'), 'Shift_JIS')).toEqual({ text: '日本', encoding: 'shift_jis', isGuess: false });
    expect(await known(Buffer.from('\u001B$BF|K\\\u001B(B'))).toEqual({ text: '日本', encoding: 'iso-2022-jp', isGuess: false });
    expect(await known(Buffer.from('Stra\xDFe', 'latin1'), 'no such charset')).toMatchObject({ text: 'Straße', isGuess: true });
  });

  it('is not given up for one damaged character', async () => {
    const damaged = Buffer.concat([Buffer.from('東京タワー'.repeat(40)), Buffer.from([0xff]), Buffer.from('です')]);
    expect(await decodeText(damaged)).toMatchObject({ encoding: 'utf-8', text: expect.stringMatching(/^東京タワー.*\uFFFDです$/) });
  });

  it('is found in the middle of a long file, and where the text is cut', async () => {
    const line = 'id,name,value\n';
    const file = Buffer.concat([Buffer.from(line.repeat(20_000)), encoded('Straße,Größe,Müller,Böhm\n'.repeat(20), 'windows-1252')]);
    expect(await decodeText(file)).toMatchObject({ encoding: 'windows-1252' });
    const cut = encoded('이것은 한국어로 쓴 긴 글입니다. '.repeat(20), 'euc-kr');
    expect(await decodeText(cut.subarray(0, 101), { isWhole: false })).toMatchObject({ encoding: 'euc-kr' });
  });

  it.each([
    ['zero bytes', Buffer.from('a\0b')],
    ['a program', Buffer.from('\x7FELF\x02\x01\x01\0\0', 'latin1')],
    ['noise', randomBytes(2000)],
  ])('is none for %s', async (_, bytes) => {
    expect(await decodeText(bytes)).toBeNull();
  });

  it('is read from markup', () => {
    expect(declaredInMarkup(Buffer.from('<?xml version="1.0" encoding="ISO-8859-15"?><a/>'))).toBe('ISO-8859-15');
    expect(declaredInMarkup(Buffer.from('<!doctype html><meta charset=gb2312>'))).toBe('gb2312');
    expect(declaredInMarkup(Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=big5">'))).toBe('big5');
    expect(declaredInMarkup(Buffer.from('<p>charset=big5'))).toBeNull();
  });
});
