import { z } from 'zod';

/** A megabyte, so it is read at once. */
export const excerptBytesMax = 1_000_000;

/** The beginning of a sound file that can be played by itself: `header`, and then a range of the bytes of the file. */
export const AudioExcerpt = z.object({
  mimeType: z.enum(['audio/wav', 'audio/mpeg']),
  seconds: z.number().positive(),
  /** Base64; empty where the bytes need none. */
  header: z.base64().max(120),
  firstByte: z.int().min(0),
  lengthBytes: z.int().min(1).max(excerptBytesMax),
});
export type AudioExcerpt = z.output<typeof AudioExcerpt>;
