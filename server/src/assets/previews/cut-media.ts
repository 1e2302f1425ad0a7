import { excerptHeaderBase64Max, type MediaExcerpt } from '../media-excerpt.ts';
import { mp3Excerpt, wavExcerpt } from './cut-audio.ts';
import { mp4Excerpt } from './cut-mp4.ts';
import { oggExcerpt } from './cut-ogg.ts';
import { webmExcerpt } from './cut-webm.ts';
import { secondsMin } from './excerpt-limits.ts';
import type { FileBytes } from './file-bytes.ts';

/**
 * The beginning of a sound or video. It is cut between two frames, blocks or samples; nothing is decoded.
 * @returns null for other formats, and for files of which a tenth is less than a second
 */
export async function mediaExcerpt(bytes: FileBytes): Promise<MediaExcerpt | null> {
  const excerpt = await cutByFormat(bytes);
  if (excerpt === null || excerpt.seconds < secondsMin || excerpt.lengthBytes < 1) return null;
  if (excerpt.header.length > excerptHeaderBase64Max) return null;
  return { ...excerpt, seconds: Math.round(excerpt.seconds * 1000) / 1000 };
}

async function cutByFormat(bytes: FileBytes): Promise<MediaExcerpt | null> {
  const start = (await bytes.read(0, 12)).toString('latin1');
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return wavExcerpt(bytes);
  if (start.startsWith('OggS')) return oggExcerpt(bytes);
  if (start.startsWith('\x1a\x45\xdf\xa3')) return webmExcerpt(bytes);
  if (start.slice(4, 8) === 'ftyp') return mp4Excerpt(bytes);
  return mp3Excerpt(bytes);
}
