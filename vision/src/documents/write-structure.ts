import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import type { WriteStructure, WrittenStructure } from './document-tasks.ts';
import { readModel } from './model-file.ts';
import { structureOf } from './structure.ts';
import { picturesUsed } from './write-document.ts';
import { writtenFile } from './written-file.ts';

/** Writes the structure of a document as JSON. */
export async function writeStructure(
  { model: name, output, ...options }: WriteStructure,
  { scratch }: TaskWork,
): Promise<WrittenStructure> {
  const model = await readModel(join(scratch, name));
  await writeFile(join(scratch, output), JSON.stringify(structureOf(model, options)));
  const pictures = await Promise.all(picturesUsed(model).map((picture) => writtenFile(scratch, picture.name, picture.mimeType)));
  return { structure: await writtenFile(scratch, output, 'application/json'), pictures };
}
