import type { MediaExcerpt } from '../media-excerpt.ts';
import { mp3Excerpt, wavExcerpt } from './cut-audio.ts';
import { oggExcerpt } from './cut-ogg.ts';
import { secondsMin } from './excerpt-limits.ts';
import type { FileBytes } from './file-bytes.ts';

/**
 * The beginning of a sound. It is cut between two frames or pages; nothing is decoded.
 * @returns null for other formats, and for files of which a tenth is less than a second
 */
export async function mediaExcerpt(bytes: FileBytes): Promise<MediaExcerpt | null> {
  const excerpt = await cutByFormat(bytes);
  if (excerpt === null || excerpt.seconds < secondsMin || excerpt.lengthBytes < 1) return null;
  return { ...excerpt, seconds: Math.round(excerpt.seconds * 1000) / 1000 };
}

async function cutByFormat(bytes: FileBytes): Promise<MediaExcerpt | null> {
  const start = (await bytes.read(0, 12)).toString('latin1');
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return wavExcerpt(bytes);
  if (start.startsWith('OggS')) return oggExcerpt(bytes);
  return mp3Excerpt(bytes);
}
