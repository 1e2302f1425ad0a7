import { asProblem } from '../../errors.ts';
import { operatorActor } from '../../accounts/audit-trail.ts';
import type { Log } from '../../log.ts';
import type { ImportedTools } from '../imported-tools.ts';
import type { Source } from '../source.ts';
import type { FolderFile, ToolFolder } from './tool-folder.ts';

/** Takes what has changed in the folder of tool files. A broken file is reported, and its tools stay as they were. */
export async function followFolder(tools: ImportedTools, folder: ToolFolder, log: Log): Promise<void> {
  const { files, changed } = await folder.changes();
  const sources = (await tools.sources()).filter(({ kind }) => kind === 'file');
  const sourceOf = (file: string) => sources.find(({ location }) => location.kind === 'file' && location.file === file);
  for (const each of changed) {
    try {
      await take(tools, each, sourceOf(each.file));
    } catch (thrown) {
      // Another replica was first; it has the same file.
      if (asProblem(thrown).code !== 'conflict') log.error({ err: thrown, file: each.file }, 'a tool file could not be taken');
    }
  }
  for (const source of sources) {
    if (source.location.kind === 'file' && !files.includes(source.location.file)) await tools.removeSource(source.id, operatorActor);
  }
}

async function take(tools: ImportedTools, { file, digest, content }: FolderFile, source: Source | undefined): Promise<void> {
  const isModule = /\.m?[jt]s$/.test(file);
  if (content instanceof Error) {
    await tools.reportBroken(file, content.message, source);
    return;
  }
  const location = { kind: 'file', file, digest } as const;
  if (source === undefined) {
    await tools.add({ kind: 'file', name: content.name, location, settings: content.settings, credentials: {} }, operatorActor, {
      publish: true,
      // Each tool of a file was written by hand.
      upTo: 'everything',
      force: false,
    });
    return;
  }
  const isKnown = source.location.kind === 'file' && source.location.digest === digest && source.readError === null;
  // Functions are in this process alone; all else is in the database.
  if (isKnown && !isModule) return;
  if (!isKnown) await tools.update(source.id, { settings: content.settings, location }, operatorActor);
  await tools.reread(source.id);
}
