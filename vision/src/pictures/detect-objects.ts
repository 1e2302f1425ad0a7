import { join } from 'node:path';
import type { TaskWork } from '../worker-task.ts';
import type { DetectionModel } from './model-description.ts';
import { openPicture } from './open-picture.ts';
import type { DetectedObjects, DetectObjects } from './picture-tasks.ts';
import { runModel, type InputPlace, type ModelOutput } from './run-model.ts';

type Found = DetectedObjects['objects'][number];

const candidatesMax = 5000;

/** Detects objects in a picture with a model of the YOLO family, most confident first. Boxes are in pixels of the upright picture. */
export async function detectObjects({ file, path, model }: DetectObjects, { scratch }: TaskWork): Promise<DetectedObjects> {
  const picture = await openPicture(join(scratch, file));
  const { output, place } = await runModel(path, model.input, picture);
  const { width, height } = picture;
  const candidates = candidatesOf(output, model)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, candidatesMax);
  const objects = withoutOverlaps(candidates, model).map((found) => ({ ...found, box: inPicture(found.box, place, width, height) }));
  return { width, height, objects };
}

/** Boxes as left, top, right, bottom in pixels of the input. */
function candidatesOf({ values, shape }: ModelOutput, { layout, hasObjectScore, labels, unit, input, scoreMin }: DetectionModel): Found[] {
  const perBox = 4 + (hasObjectScore ? 1 : 0) + labels.length;
  const [boxes, wide] = layout === 'rows' ? [shape[1] ?? 0, shape[2] ?? 0] : [shape[2] ?? 0, shape[1] ?? 0];
  if (shape.length !== 3 || wide !== perBox) {
    throw new Error(`the model answered ${shape.join(' x ')}, not ${perBox} values for each box in ${layout} as models.json says`);
  }
  const valueOf = (box: number, value: number) => values[layout === 'rows' ? box * wide + value : value * boxes + box] ?? 0;
  const [unitX, unitY] = unit === 'shares' ? [input.width, input.height] : [1, 1];
  const found: Found[] = [];
  for (let box = 0; box < boxes; box += 1) {
    const objectScore = hasObjectScore ? valueOf(box, 4) : 1;
    let [best, bestScore] = [0, 0];
    for (let label = 0; label < labels.length; label += 1) {
      const score = objectScore * valueOf(box, perBox - labels.length + label);
      if (score > bestScore) [best, bestScore] = [label, score];
    }
    if (!(bestScore >= scoreMin)) continue;
    const [x, y, width, height] = [valueOf(box, 0) * unitX, valueOf(box, 1) * unitY, valueOf(box, 2) * unitX, valueOf(box, 3) * unitY];
    if (![x, y, width, height].every(Number.isFinite)) continue;
    found.push({
      label: labels[best] ?? '',
      score: Math.min(1, bestScore),
      box: [x - width / 2, y - height / 2, x + width / 2, y + height / 2],
    });
  }
  return found;
}

/** Non-maximum suppression, per label. */
function withoutOverlaps(candidates: readonly Found[], { overlapMax, boxesMax }: DetectionModel): Found[] {
  const kept: Found[] = [];
  for (const found of candidates) {
    if (kept.length >= boxesMax) break;
    if (!kept.some((other) => other.label === found.label && overlapOf(other.box, found.box) > overlapMax)) kept.push(found);
  }
  return kept;
}

function overlapOf(first: Found['box'], second: Found['box']): number {
  const width = Math.min(first[2], second[2]) - Math.max(first[0], second[0]);
  const height = Math.min(first[3], second[3]) - Math.max(first[1], second[1]);
  if (width <= 0 || height <= 0) return 0;
  const both = width * height;
  return both / (areaOf(first) + areaOf(second) - both);
}

function areaOf([left, top, right, bottom]: Found['box']): number {
  return (right - left) * (bottom - top);
}

function inPicture([left, top, right, bottom]: Found['box'], place: InputPlace, width: number, height: number): Found['box'] {
  const x = (value: number) => Math.min(width, Math.max(0, Math.round(((value - place.left) * width) / place.width)));
  const y = (value: number) => Math.min(height, Math.max(0, Math.round(((value - place.top) * height) / place.height)));
  return [x(left), y(top), x(right), y(bottom)];
}
