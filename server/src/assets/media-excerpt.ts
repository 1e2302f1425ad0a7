import { z } from 'zod';

/** A megabyte, so it is read at once. */
export const excerptBytesMax = 1_000_000;
/** Of 64 KiB, for the tables of the samples of a video. */
export const excerptHeaderBase64Max = Math.ceil((64 * 1024) / 3) * 4;

/** The beginning of a sound or video that can be played by itself: `header`, and then a range of the bytes of the file. */
export const MediaExcerpt = z.object({
  mimeType: z.enum(['audio/wav', 'audio/mpeg', 'audio/ogg', 'audio/webm', 'video/webm', 'audio/mp4', 'video/mp4']),
  seconds: z.number().positive(),
  /** Base64; empty where the bytes need none. */
  header: z.base64().max(excerptHeaderBase64Max),
  firstByte: z.int().min(0),
  lengthBytes: z.int().min(1).max(excerptBytesMax),
});
export type MediaExcerpt = z.output<typeof MediaExcerpt>;

/** Names of the files of their own, by type. */
export const excerptFileNames: Readonly<Record<MediaExcerpt['mimeType'], string>> = {
  'audio/wav': 'excerpt.wav',
  'audio/mpeg': 'excerpt.mp3',
  'audio/ogg': 'excerpt.ogg',
  'audio/webm': 'excerpt.webm',
  'video/webm': 'excerpt.webm',
  'audio/mp4': 'excerpt.m4a',
  'video/mp4': 'excerpt.mp4',
};
