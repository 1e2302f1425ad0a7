import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll } from 'vitest';
import type { Block } from '../document-model.ts';

/** A folder for test files. It exists while the tests of the calling file run. */
export function testFolder(): { path(name: string): string; write(name: string, content: Uint8Array | string): Promise<string> } {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const path = (name: string) => join(folder, name);
  return {
    path,
    async write(name, content) {
      await writeFile(path(name), content);
      return path(name);
    },
  };
}

export function zipFile(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])));
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** @param links by id: type, target, and whether the target is an address */
export function relationshipsPart(links: Readonly<Record<string, readonly [type: string, target: string, mode?: 'External']>>): string {
  const list = Object.entries(links).map(([id, [type, target, mode]]) => {
    return `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode === undefined ? '' : ` TargetMode="${mode}"`}/>`;
  });
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}

/** A Word document with this body. */
export function wordFile(body: string, parts: Readonly<Record<string, string | Uint8Array>> = {}): Uint8Array {
  return zipFile({
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:r="r"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

/** A workbook with one sheet; the argument is the part of that sheet. */
export function sheetFile(sheet: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  const links = relationshipsPart({
    rId1: ['worksheet', 'worksheets/sheet1.xml'],
    rId2: ['sharedStrings', 'sharedStrings.xml'],
    rId3: ['styles', 'styles.xml'],
  });
  return zipFile({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Prices" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': links,
    'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
    ...parts,
  });
}

/** Blocks as short lines, for comparison: `h1 Title`, `3. third`, `a | b`. */
export function outlineOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    if (block.kind === 'heading') return [`h${block.level} ${runsText(block.runs)}`];
    if (block.kind === 'item') return [`${'  '.repeat(block.level)}${block.marker} ${runsText(block.runs)}`];
    if (block.kind === 'table') return block.rows.map((row) => row.map(({ runs }) => runsText(runs)).join(' | '));
    if (block.kind === 'image') return [`image ${block.description ?? ''}`.trim()];
    return [block.kind === 'code' ? `code ${block.text}` : runsText(block.runs)];
  });
}

function runsText(runs: ReadonlyArray<{ text: string }>): string {
  return runs.map(({ text }) => text).join('');
}

/** A compound file whose root contains these streams, all empty. */
export function compoundFile(names: readonly string[]): Buffer {
  const sector = 512;
  const entries = ['Root Entry', ...names];
  const directorySectors = Math.ceil(entries.length / 4);
  const file = Buffer.alloc(sector * (2 + directorySectors));
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, sector);
  file.writeUInt32LE(0, 76);
  // The allocation table is sector 0; the directory follows it.
  file.fill(0xff, sector, 2 * sector);
  for (let index = 1; index < directorySectors; index += 1) file.writeUInt32LE(index + 1, sector + index * 4);
  file.writeUInt32LE(0xfffffffe, sector + directorySectors * 4);
  for (const [index, name] of entries.entries()) {
    const at = 2 * sector + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(2 * name.length + 2, at + 64);
    file.fill(0xff, at + 68, at + 80);
    file.writeUInt8(index === 0 ? 5 : 2, at + 66);
    if (index === 0) file.writeUInt32LE(1, at + 76);
    else if (index + 1 < entries.length) file.writeUInt32LE(index + 1, at + 72);
  }
  return file;
}
