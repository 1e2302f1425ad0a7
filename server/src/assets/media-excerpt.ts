import { z } from 'zod';

/** A megabyte, so it is read at once. */
export const excerptBytesMax = 1_000_000;
/** Of the header of a WAV file, extensible formats included. */
const headerBase64Max = 200;

/** The beginning of a sound that can be played by itself: `header`, and then a range of the bytes of the file. */
export const MediaExcerpt = z.object({
  mimeType: z.enum(['audio/wav', 'audio/mpeg', 'audio/ogg']),
  seconds: z.number().positive(),
  /** Base64; empty where the bytes need none. */
  header: z.base64().max(headerBase64Max),
  firstByte: z.int().min(0),
  lengthBytes: z.int().min(1).max(excerptBytesMax),
});
export type MediaExcerpt = z.output<typeof MediaExcerpt>;

/** Names of the files of their own, by type. */
export const excerptFileNames: Readonly<Record<MediaExcerpt['mimeType'], string>> = {
  'audio/wav': 'excerpt.wav',
  'audio/mpeg': 'excerpt.mp3',
  'audio/ogg': 'excerpt.ogg',
};
