/** How much of a sound may be heard. */
export interface ExcerptLimits {
  secondsMin: number;
  secondsMax: number;
  /** Of the whole, 0..1. */
  shareMax: number;
  bytesMax: number;
}

/** The beginning of a sound that can be played by itself: `header`, and then a range of the bytes of the file. */
export interface SoundExcerpt {
  mimeType: 'audio/wav' | 'audio/mpeg' | 'audio/ogg';
  seconds: number;
  /** Base64; empty where the bytes need none. */
  header: string;
  firstByte: number;
  lengthBytes: number;
}
