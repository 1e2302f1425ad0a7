import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileContent, parsedFile, type FileContent } from './tool-file.ts';
import type { ToolModules } from './tool-modules.ts';

/** A file as it is now. */
export interface FolderFile {
  file: string;
  /** SHA-256 of its bytes. */
  digest: string;
  /** Its tools, or what is wrong with it. */
  content: FileContent | Error;
}

export type ToolFolder = ReturnType<typeof toolFolder>;

const extensions: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json', '.ts', '.mts', '.js', '.mjs']);
const filesMax = 200;
const bytesMax = 1024 * 1024;

/** The operator's own tool files. Modules run as code of this service: write access to the folder grants all its rights. */
export function toolFolder({ folder, modules }: { folder: string; modules: ToolModules }) {
  const seen = new Map<string, { mark: string; digest: string; content: FileContent | null }>();

  async function look(file: string): Promise<FolderFile | null> {
    const path = join(folder, file);
    const { mtimeMs, size } = await stat(path);
    const mark = `${mtimeMs} ${size}`;
    const known = seen.get(file);
    if (known?.mark === mark) return null;
    const bytes = size > bytesMax ? null : await readFile(path);
    const digest = createHash('sha256')
      .update(bytes ?? mark)
      .digest('base64url');
    if (known?.digest === digest) {
      seen.set(file, { ...known, mark });
      return null;
    }
    const content = bytes === null ? new Error(`it is larger than ${bytesMax} bytes`) : await contentIn(path, file, { bytes, digest });
    seen.set(file, { mark, digest, content: content instanceof Error ? (known?.content ?? null) : content });
    if (!(content instanceof Error)) modules.set(file, content.functions);
    return { file, digest, content };
  }

  return {
    /** The content that was read last; null if there is none. */
    contentOf: (file: string): FileContent | null => seen.get(file)?.content ?? null,
    /** Files that have changed since the last call, and the names of all. */
    async changes(): Promise<{ files: readonly string[]; changed: FolderFile[] }> {
      const entries = await readdir(folder, { withFileTypes: true });
      const names = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && extensions.has(extname(entry.name)));
      const files = names
        .map(({ name }) => name)
        .toSorted()
        .slice(0, filesMax);
      const changed: FolderFile[] = [];
      for (const file of files) {
        // A file that is removed in between is missed the next time.
        const found = await look(file).catch(() => null);
        if (found !== null) changed.push(found);
      }
      for (const file of seen.keys()) if (!files.includes(file)) seen.delete(file);
      return { files, changed };
    },
  };
}

async function contentIn(path: string, file: string, { bytes, digest }: { bytes: Buffer; digest: string }): Promise<FileContent | Error> {
  try {
    const isModule = /\.m?[jt]s$/.test(file);
    // The runtime never frees a module, which it keeps by its address: another digest is another one.
    const given: unknown = isModule ? await import(`${pathToFileURL(path).href}?${digest}`) : await parsedFile(bytes.toString('utf8'));
    return fileContent(isModule ? defaultOf(given) : given, file);
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  }
}

function defaultOf(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
}
