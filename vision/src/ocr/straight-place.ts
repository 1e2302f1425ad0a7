import type { PreparedPicture } from './ocr-tasks.ts';

export type Placing = Pick<PreparedPicture, 'width' | 'height' | 'scale' | 'skewDegrees' | 'straightWidth' | 'straightHeight'>;

/** Maps a point of the straightened page to the picture: whole pixels, within its bounds. */
export function placeOf(
  x: number,
  y: number,
  { width, height, scale, skewDegrees, straightWidth, straightHeight }: Placing,
): { x: number; y: number } {
  const angle = (skewDegrees * Math.PI) / 180;
  const [fromMiddleX, fromMiddleY] = [x - straightWidth / 2, y - straightHeight / 2];
  const turnedX = fromMiddleX * Math.cos(angle) - fromMiddleY * Math.sin(angle);
  const turnedY = fromMiddleX * Math.sin(angle) + fromMiddleY * Math.cos(angle);
  return {
    x: Math.min(width, Math.max(0, Math.round(width / 2 + turnedX / scale))),
    y: Math.min(height, Math.max(0, Math.round(height / 2 + turnedY / scale))),
  };
}
