import { parseFile, UnsupportedFileTypeError, type IAudioMetadata, type ITrackInfo } from 'music-metadata';
import { soundExcerpt } from './cut-sound.ts';
import { withFile } from './file-bytes.ts';
import type { ExcerptLimits, SoundExcerpt } from './sound-excerpt.ts';
import { Unreadable } from './unreadable.ts';

export interface RecordingOptions {
  /** What is known of the file: `video/mp4`. */
  mimeType: string | null;
  excerpt: ExcerptLimits;
}

/** Texts are as they are in the file; what is unknown is null. */
export interface RecordingFacts {
  kind: 'audio' | 'video';
  container: string;
  durationSeconds: number | null;
  codecs: readonly string[];
  sampleRate: number | null;
  channels: number | null;
  /** Bits a second. */
  bitrate: number | null;
  /** Of a video, in pixels. */
  width: number | null;
  height: number | null;
  /** Title, artist, album, genres. */
  tags: readonly string[];
  excerpt: SoundExcerpt | null;
}

/** Covers and frames are not read. */
export function recordingFacts(path: string, { mimeType, excerpt }: RecordingOptions): Promise<RecordingFacts> {
  return withFile(path, async (bytes) => {
    const { format, common } = await metadataOf(path);
    const tracks = format.trackInfo ?? [];
    const video = tracks.find((track) => track.video !== undefined)?.video;
    const isVideo = video !== undefined || format.hasVideo === true || (mimeType ?? '').startsWith('video/');
    const codecs = codecsOf(format, tracks);
    const duration = quantity(Math.max(format.duration ?? 0, ...tracks.map((track) => track.duration ?? 0)));
    // Some parsers accept any bytes and find nothing in them.
    if (codecs.length === 0 && duration === null) throw new Error('neither codec nor duration');
    const overall = duration === null ? null : rounded((bytes.sizeBytes * 8) / duration);
    return {
      kind: isVideo ? 'video' : 'audio',
      container: format.container ?? '',
      durationSeconds: duration === null ? null : Math.round(duration * 1000) / 1000,
      codecs,
      sampleRate: rounded(format.sampleRate),
      channels: rounded(format.numberOfChannels),
      bitrate: isVideo ? overall : (rounded(format.bitrate) ?? overall),
      width: isVideo ? sideOf(video?.pixelWidth) : null,
      height: isVideo ? sideOf(video?.pixelHeight) : null,
      tags: tagsOf(common),
      excerpt: await soundExcerpt(bytes, excerpt),
    };
  });
}

async function metadataOf(path: string): Promise<IAudioMetadata> {
  try {
    return await parseFile(path, { skipCovers: true, duration: false });
  } catch (thrown) {
    throw thrown instanceof UnsupportedFileTypeError ? new Unreadable('this kind of file has no preview') : thrown;
  }
}

function codecsOf(format: IAudioMetadata['format'], tracks: readonly ITrackInfo[]): string[] {
  const names = tracks.map((track) => track.codecName ?? track.codecId).filter((name) => name !== undefined);
  // The MP4 parser writes codecs that it cannot name as <avc1>.
  const codecs = (names.length > 0 ? names : [format.codec ?? '']).map((name) => name.replace(/^<(.*)>$/, '$1'));
  return [...new Set(codecs)].filter((codec) => codec !== '').slice(0, 20);
}

function tagsOf({ title, artist, album, genre }: IAudioMetadata['common']): string[] {
  return [title, artist, album, ...(genre ?? []).slice(0, 10)].filter((tag) => tag !== undefined);
}

function quantity(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : null;
}

function rounded(value: number | undefined): number | null {
  const known = quantity(value);
  return known !== null && Number.isSafeInteger(Math.round(known)) ? Math.round(known) : null;
}

function sideOf(pixels: number | undefined): number | null {
  const side = rounded(pixels);
  return side !== null && side >= 1 ? side : null;
}
