import { z } from 'zod';
import { ScratchName } from '../worker-task.ts';

const Area = { left: z.number(), top: z.number(), right: z.number(), bottom: z.number() };

/** A line of text, in pixels of the straightened page. Its picture is `scale` times as large. */
const PreparedLine = z.object({
  ...Area,
  file: ScratchName,
  scale: z.number().positive(),
  /** The upper left corner of its picture. */
  pictureLeft: z.number(),
  pictureTop: z.number(),
  /** A block of several lines that could not be separated. */
  isBlock: z.boolean(),
  /** Lines in the same column of text share a number. */
  column: z.int(),
  /** True if the detector saw no text there. Absent if it did, or was not asked. */
  isDoubted: z.boolean().optional(),
  /** The cell of a drawn table. */
  cell: z.object({ table: z.int().nonnegative(), cell: z.int().nonnegative() }).nullable(),
});
export type PreparedLine = z.output<typeof PreparedLine>;

const RuledCell = z.object({
  ...Area,
  row: z.int().nonnegative(),
  column: z.int().nonnegative(),
  rowSpan: z.int().positive(),
  columnSpan: z.int().positive(),
});

/** A piece of text in a picture, in pixels: a rectangle that may be rotated. */
const FoundText = z.object({
  middleX: z.number(),
  middleY: z.number(),
  /** Along the text. */
  length: z.number(),
  /** Across the text. */
  height: z.number(),
  /** Rotation in degrees clockwise; -45 to 45. */
  degrees: z.number(),
  /** 0..1 */
  score: z.number(),
});
export type FoundText = z.output<typeof FoundText>;

export const foundMax = 3000;

export const PreparedPicture = z.object({
  /** True if the picture is not a full page: then its lines come from the detector. */
  isPhotograph: z.boolean().optional(),
  /** What the detector found in a picture that was prepared as a page. */
  found: z.array(FoundText).max(foundMax).optional(),
  /** The size of the upright picture, after the requested rotation. */
  width: z.int().positive(),
  height: z.int().positive(),
  storedWidth: z.int().positive(),
  storedHeight: z.int().positive(),
  /** Pixels of the straightened page per pixel of the picture. */
  scale: z.number().positive(),
  /** How far the page was rotated counterclockwise, around its middle. */
  skewDegrees: z.number(),
  straightWidth: z.int().positive(),
  straightHeight: z.int().positive(),
  letterHeight: z.number().nonnegative(),
  /** In reading order. */
  lines: z.array(PreparedLine).max(5000),
  /** Drawn straight lines. */
  rules: z.array(z.object({ ...Area, isHorizontal: z.boolean() })).max(4000),
  tables: z
    .array(z.object({ ...Area, rows: z.int().positive(), columns: z.int().positive(), cells: z.array(RuledCell).max(10_000) }))
    .max(1000),
});
export type PreparedPicture = z.output<typeof PreparedPicture>;

export const Turn = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);

export const PreparePicture = z.object({
  file: ScratchName,
  /** Prefix of the names of written files. */
  prefix: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** Degrees clockwise that make the picture upright. */
  turn: Turn,
  linesMax: z.int().positive().max(5000),
  /** Given, its lines are these, as in a photograph. */
  found: z.array(FoundText).max(foundMax).optional(),
});
export type PreparePicture = z.output<typeof PreparePicture>;

export const PictureOverview = z.object({ file: ScratchName, output: ScratchName });
export type PictureOverview = z.output<typeof PictureOverview>;

export const PictureTurn = z.object({ file: ScratchName });
export type PictureTurn = z.output<typeof PictureTurn>;

export const RescaleLines = z.object({
  pictures: z.array(z.object({ file: ScratchName, output: ScratchName })).max(1000),
  factor: z.number().positive().max(4),
});
export type RescaleLines = z.output<typeof RescaleLines>;

/** White at the sides of a cut, in its pixels. */
export const cutBorder = 12;

export const CutLines = z.object({
  /** Parts of pictures of lines, in their pixels. */
  cuts: z.array(z.object({ file: ScratchName, left: z.int().nonnegative(), right: z.int().positive(), output: ScratchName })).max(1000),
});
export type CutLines = z.output<typeof CutLines>;

/** White around a line in its picture, in pixels of the picture. */
export const lineBorderOf = (scale: number): number => Math.round(12 * scale);

export const RecogniseLines = z.object({
  /** Pictures of one line each, with the white around it. */
  pictures: z.array(z.object({ file: ScratchName, border: z.int().nonnegative() })).max(200),
});
export type RecogniseLines = z.output<typeof RecogniseLines>;

export const RecogniseText = z.object({
  /** Pictures of one line or block each, made by ourselves. */
  pictures: z.array(ScratchName).max(200),
  languages: z
    .array(z.string().regex(/^[a-z_]{3,12}$/))
    .min(1)
    .max(10),
  layout: z.enum(['line', 'block']),
});
export type RecogniseText = z.output<typeof RecogniseText>;

/** In pixels of the line's picture. */
export const LineLetter = z.object({
  text: z.string(),
  /** 0..100 */
  confidence: z.number(),
  left: z.int(),
  right: z.int(),
  top: z.int(),
  bottom: z.int(),
  isApart: z.boolean(),
  line: z.int(),
});
export type LineLetter = z.output<typeof LineLetter>;
