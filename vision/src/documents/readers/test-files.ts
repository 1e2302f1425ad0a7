import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll } from 'vitest';
import type { Block } from '../document-model.ts';

/** Files for tests. The folder is there while the tests of the file that asks run. */
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

/** @param links by id: type, target, and whether it is an address */
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

/** A workbook with one sheet, whose part is given. */
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

/** Blocks as short lines, for comparing: `h1 Title`, `3. third`, `a | b`. */
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
