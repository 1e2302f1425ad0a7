import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import { lettersOf } from './document-model.ts';
import type { AddRecognised } from './document-tasks.ts';
import { writeModel } from './model-file.ts';
import type { PageContent } from './pdf/page-content.ts';
import { mendBullets } from './pdf/recognised-bullets.ts';
import { modelOfPages } from './pdf/page-model.ts';
import { spooledPages, type ShownPage } from './pdf/page-spool.ts';

/** Lays the document out again, now with the text recognised on its scanned pages. */
export async function addRecognised(
  { model: name, contents, recognised }: AddRecognised,
  { scratch }: TaskWork,
): Promise<{ letters: number }> {
  const shown = await spooledPages(join(scratch, contents));
  const found = new Map(recognised.map(({ page, file }) => [page, file]));
  const model = await modelOfPages({ ...shown, pages: () => withRecognised(shown.pages(), found, scratch) });
  await writeModel(join(scratch, name), model);
  return { letters: lettersOf(model.blocks) };
}

/** @param found for each recognised page, the file with its content */
async function* withRecognised(
  pages: AsyncIterable<ShownPage>,
  found: ReadonlyMap<number, string>,
  scratch: string,
): AsyncIterable<ShownPage> {
  for await (const page of pages) {
    const file = found.get(page.content.number);
    if (file === undefined) yield page;
    else {
      const content = contentOf(JSON.parse(await readFile(join(scratch, file), 'utf8')));
      mendBullets(content.words);
      // The words of the program that scanned it, if there are any.
      yield content.words.length === 0 ? page : { ...page, content, kind: 'recognised' };
    }
  }
}

/** vision-job.ts wrote this file from the recogniser's output. */
function contentOf(value: unknown): PageContent {
  return value as PageContent;
}
