import { mp3Excerpt, wavExcerpt } from './cut-audio.ts';
import { oggExcerpt } from './cut-ogg.ts';
import type { FileBytes } from './file-bytes.ts';
import type { ExcerptLimits, SoundExcerpt } from './sound-excerpt.ts';

/**
 * The beginning of a sound. It is cut between two frames or pages; nothing is decoded.
 * @returns null for other formats, and for files whose share is too short
 */
export async function soundExcerpt(bytes: FileBytes, limits: ExcerptLimits): Promise<SoundExcerpt | null> {
  const excerpt = await cutByFormat(bytes, limits);
  if (excerpt === null || excerpt.seconds < limits.secondsMin || excerpt.lengthBytes < 1) return null;
  return { ...excerpt, seconds: Math.round(excerpt.seconds * 1000) / 1000 };
}

async function cutByFormat(bytes: FileBytes, limits: ExcerptLimits): Promise<SoundExcerpt | null> {
  const start = (await bytes.read(0, 12)).toString('latin1');
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return wavExcerpt(bytes, limits);
  if (start.startsWith('OggS')) return oggExcerpt(bytes, limits);
  return mp3Excerpt(bytes, limits);
}
