import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import { lettersOf } from './document-model.ts';
import type { AddRecognised } from './document-tasks.ts';
import { readPages, writeModel } from './model-file.ts';
import type { PageContent } from './pdf/page-content.ts';
import { mendBullets } from './pdf/recognised-bullets.ts';
import { modelOfPages, type DocumentPages } from './pdf/page-model.ts';

/** Lays the document out again with what was recognised on its scanned pages. */
export async function addRecognised(
  { model: name, contents, recognised }: AddRecognised,
  { scratch }: TaskWork,
): Promise<{ letters: number }> {
  const all = await readPages(join(scratch, contents));
  const found = new Map<number, PageContent>();
  for (const { page, file } of recognised) found.set(page, contentOf(JSON.parse(await readFile(join(scratch, file), 'utf8'))));
  const pages = all.pages.map((page): DocumentPages['pages'][number] => {
    const content = found.get(page.content.number);
    if (content === undefined) return page;
    mendBullets(content.words);
    return { ...page, content, kind: 'recognised' };
  });
  const model = modelOfPages({ ...all, pages });
  await writeModel(join(scratch, name), model);
  return { letters: lettersOf(model.blocks) };
}

/** Written by vision-job.ts, from what the recogniser made. */
function contentOf(value: unknown): PageContent {
  return value as PageContent;
}
