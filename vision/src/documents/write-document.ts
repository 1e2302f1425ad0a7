import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import type { DocumentModel } from './document-model.ts';
import type { WriteDocument, WrittenDocument } from './document-tasks.ts';
import { outputFormats } from './formats.ts';
import { htmlDocument } from './html-document.ts';
import { markdownOf } from './markdown.ts';
import { readModel } from './model-file.ts';
import { textOf } from './plain-text.ts';
import { writeExcel } from './writers/excel.ts';
import { writeWord } from './writers/word.ts';
import { writtenFile } from './written-file.ts';

/** These formats refer to pictures by file name. */
const namesPictures: ReadonlySet<WriteDocument['format']> = new Set(['markdown', 'html']);

/** Writes a document as a file. Markdown and HTML refer to pictures by file name; the pictures are delivered with the document. */
export async function writeDocument(input: WriteDocument, { scratch }: TaskWork): Promise<WrittenDocument> {
  const model = await readModel(join(scratch, input.model));
  await write(model, input, join(scratch, input.output));
  const names = namesPictures.has(input.format) ? picturesUsed(model) : input.forceExportInnerImage === true ? picturesOf(model) : [];
  const pictures = await Promise.all(names.map(({ name, mimeType }) => writtenFile(scratch, name, mimeType)));
  return { document: await writtenFile(scratch, input.output, outputFormats.get(input.format)?.mimeType ?? ''), pictures };
}

async function write(model: DocumentModel, input: WriteDocument, path: string): Promise<void> {
  const options = {
    withFurniture: input.withFurniture ?? false,
    htmlTables: input.htmlTables ?? false,
    pictureAddress: (name: string) => name,
  };
  switch (input.format) {
    case 'word':
      return writeWord(model, path, { forceExportInnerImage: input.forceExportInnerImage ?? false });
    case 'excel':
      return writeExcel(model, path, {
        forceMergeExcel: input.forceMergeExcel ?? false,
        forceExportInnerImage: input.forceExportInnerImage ?? false,
      });
    case 'markdown':
      return writeFile(path, markdownOf(model, options));
    case 'html':
      return writeFile(path, htmlDocument(model, options));
    case 'text':
      return writeFile(path, textOf(model, options));
  }
}

/** The pictures that blocks show, each listed once. */
export function picturesUsed(model: DocumentModel): PictureFile[] {
  const shown = new Set(model.blocks.flatMap((block) => (block.kind === 'image' ? [block.name] : [])));
  return picturesOf(model).filter(({ name }) => shown.has(name));
}

interface PictureFile {
  name: string;
  mimeType: string;
}

/** All pictures that have a file in the scratch folder. */
function picturesOf({ images }: DocumentModel): PictureFile[] {
  return images.filter(({ name, path }) => basename(path) === name).map(({ name, mimeType }) => ({ name, mimeType }));
}
