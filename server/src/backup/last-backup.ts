import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const LastBackup = z.object({ createdAt: z.int().positive() });
const fileIn = (dataDir: string) => join(dataDir, 'last-backup.json');

/** Leaves word of a finished backup in the data folder, for the metrics of the service. @param createdAt epoch milliseconds */
export async function rememberBackup(dataDir: string, createdAt: number): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify({ createdAt })}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** When the newest backup was made with this data folder; null where none is known. */
export async function lastBackupAt(dataDir: string): Promise<number | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return LastBackup.parse(JSON.parse(text)).createdAt;
  } catch {
    return null;
  }
}
