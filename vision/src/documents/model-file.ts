import { readFile, writeFile } from 'node:fs/promises';
import type { DocumentModel } from './document-model.ts';
import type { DocumentPages } from './pdf/page-model.ts';

/** Models stay in files between the tasks of a job: only workers read and write them, and what is large does not pass between processes. */
export async function writeModel(path: string, model: DocumentModel): Promise<void> {
  await writeFile(path, JSON.stringify(model));
}

export async function readModel(path: string): Promise<DocumentModel> {
  return modelOf(JSON.parse(await readFile(path, 'utf8')));
}

/** Written by `writeModel` in the same sandbox: nobody else can write there, and nobody outside reads it. */
function modelOf(value: unknown): DocumentModel {
  return value as DocumentModel;
}

/** Pages that are laid out again once those that are pictures have been recognised. */
export async function writePages(path: string, pages: DocumentPages): Promise<void> {
  await writeFile(path, JSON.stringify(pages));
}

export async function readPages(path: string): Promise<DocumentPages> {
  return pagesOf(JSON.parse(await readFile(path, 'utf8')));
}

/** As `modelOf`. */
function pagesOf(value: unknown): DocumentPages {
  return value as DocumentPages;
}
