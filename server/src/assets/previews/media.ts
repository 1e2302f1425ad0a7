import { parseFile, UnsupportedFileTypeError, type IAudioMetadata, type ITrackInfo } from 'music-metadata';
import { cleanLine, searchTextOf } from './clean-text.ts';
import { mediaExcerpt } from './cut-media.ts';
import type { FileBytes } from './file-bytes.ts';
import { NoPreview, type MadePreview, type PreviewFile } from './made-preview.ts';

/** Audio and video, described by their headers, and the beginning of those that can be cut. Covers and frames are not read. */
export async function mediaPreview(file: PreviewFile, bytes: FileBytes): Promise<MadePreview> {
  const { format, common } = await metadataOf(file.path);
  const tracks = format.trackInfo ?? [];
  const video = tracks.find((track) => track.video !== undefined)?.video;
  const isVideo = video !== undefined || format.hasVideo === true || (file.mimeType ?? '').startsWith('video/');
  const codecs = codecsOf(format, tracks);
  const duration = quantity(Math.max(format.duration ?? 0, ...tracks.map((track) => track.duration ?? 0)));
  // Some parsers accept any bytes and find nothing in them.
  if (codecs.length === 0 && duration === null) throw new Error('neither codec nor duration');
  const shared = {
    container: cleanLine(format.container ?? '', 100),
    duration_seconds: duration === null ? null : Math.round(duration * 1000) / 1000,
    codecs,
    sample_rate: rounded(format.sampleRate),
    channels: rounded(format.numberOfChannels),
  };
  const overall = duration === null ? null : rounded((file.sizeBytes * 8) / duration);
  const preview = isVideo
    ? { kind: 'video' as const, ...shared, width: sideOf(video?.pixelWidth), height: sideOf(video?.pixelHeight), bitrate: overall }
    : { kind: 'audio' as const, ...shared, bitrate: rounded(format.bitrate) ?? overall };
  return { preview, searchText: searchTextOf(tagsOf(common)), excerpt: await mediaExcerpt(bytes) };
}

async function metadataOf(path: string): Promise<IAudioMetadata> {
  try {
    return await parseFile(path, { skipCovers: true, duration: false });
  } catch (thrown) {
    throw thrown instanceof UnsupportedFileTypeError ? new NoPreview('this kind of file has no preview') : thrown;
  }
}

function codecsOf(format: IAudioMetadata['format'], tracks: readonly ITrackInfo[]): string[] {
  const names = tracks.map((track) => track.codecName ?? track.codecId).filter((name) => name !== undefined);
  // The MP4 parser writes codecs that it cannot name as <avc1>.
  const codecs = (names.length > 0 ? names : [format.codec ?? '']).map((name) => cleanLine(name.replace(/^<(.*)>$/, '$1'), 100));
  return [...new Set(codecs)].filter((codec) => codec !== '').slice(0, 20);
}

function tagsOf({ title, artist, album, genre }: IAudioMetadata['common']): string[] {
  return [title, artist, album, ...(genre ?? []).slice(0, 10)].filter((tag) => tag !== undefined).map((tag) => cleanLine(tag, 200));
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
