import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import type { DocumentModel } from './document-model.ts';
import type { WriteDocument, WrittenDocument } from './document-tasks.ts';
import { outputFormats, type OutputFormat } from './formats.ts';
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
  await writers[input.format](model, join(scratch, input.output), input);
  const names = namesPictures.has(input.format) ? picturesUsed(model) : input.forceExportInnerImage === true ? picturesOf(model) : [];
  const pictures = await Promise.all(names.map(({ name, mimeType }) => writtenFile(scratch, name, mimeType)));
  return { document: await writtenFile(scratch, input.output, outputFormats.get(input.format)?.mimeType ?? ''), pictures };
}

/** Writes a model to this path, in each format. */
const writers: Readonly<Record<OutputFormat, (model: DocumentModel, path: string, input: WriteDocument) => Promise<void>>> = {
  word: (model, path, { forceExportInnerImage = false }) => writeWord(model, path, { forceExportInnerImage }),
  excel: (model, path, { forceMergeExcel = false, forceExportInnerImage = false }) =>
    writeExcel(model, path, { forceMergeExcel, forceExportInnerImage }),
  markdown: (model, path, input) => writeFile(path, markdownOf(model, textOptions(input))),
  html: (model, path, input) => writeFile(path, htmlDocument(model, textOptions(input))),
  text: (model, path, input) => writeFile(path, textOf(model, textOptions(input))),
};

function textOptions({ withFurniture = false, htmlTables = false }: WriteDocument) {
  return { withFurniture, htmlTables, pictureAddress: (name: string) => name };
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
