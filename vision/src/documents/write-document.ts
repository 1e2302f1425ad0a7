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

/** They name pictures by their file names. */
const namesPictures: ReadonlySet<WriteDocument['format']> = new Set(['markdown', 'html']);

/** Writes a document as a file. Markdown and HTML name its pictures by their file names: they are delivered beside it. */
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

/** Pictures that a block shows, once each. */
export function picturesUsed(model: DocumentModel): PictureFile[] {
  const shown = new Set(model.blocks.flatMap((block) => (block.kind === 'image' ? [block.name] : [])));
  return picturesOf(model).filter(({ name }) => shown.has(name));
}

interface PictureFile {
  name: string;
  mimeType: string;
}

/** All pictures whose files are in the scratch folder. */
function picturesOf({ images }: DocumentModel): PictureFile[] {
  return images.filter(({ name, path }) => basename(path) === name).map(({ name, mimeType }) => ({ name, mimeType }));
}
