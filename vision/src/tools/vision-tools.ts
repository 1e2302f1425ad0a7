import { join } from 'node:path';
import type { DetectedObjects, Segment } from '../pictures/picture-tasks.ts';
import { VisionError } from '../vision-error.ts';
import type { VisionJob } from '../vision-job.ts';
import type { AnswerFile, Json, Surroundings, ToolAnswer } from './answer.ts';
import { modelTools, type Models } from './models.ts';
import type { PictureTools } from './picture-tools.ts';

type Detected = DetectedObjects['objects'][number];

/** The least share of a picture's border. */
const whiteShareMin = 0.85;
const whiteBackgroundTool = 'white-background-image-detection';
const refineMaskTool = 'mask-refinement';
const personLabels = new Set(['person', 'pedestrian', 'people', 'human']);

/** The vision tools: two that need no model, and those with a model from the operator. */
export function visionTools(models: Models, { fileReference }: Pick<Surroundings, 'fileReference'>): PictureTools {
  return {
    addresses(toolId) {
      if (toolId === refineMaskTool) return ['ImageURL', 'MaskImageURL'];
      return toolId === whiteBackgroundTool || modelTools.includes(toolId) ? ['ImageURL'] : null;
    },
    missing: (toolId) => (toolId === whiteBackgroundTool || toolId === refineMaskTool ? null : models.missing(toolId)),
    run(toolId, { ImageURL = '', MaskImageURL = '' }, _input, job) {
      if (toolId === whiteBackgroundTool) return findWhiteBackground(ImageURL, job);
      if (toolId === refineMaskTool) return refineMask(ImageURL, MaskImageURL, job);
      if (models.detection(toolId) !== null) return detect(toolId, ImageURL, job);
      return segment(toolId, ImageURL, job);
    },
  };

  async function findWhiteBackground(file: string, job: VisionJob): Promise<ToolAnswer> {
    return { data: { elements: [{ whiteBase: (await job.whiteShare(file)) >= whiteShareMin ? 1 : 0 }] } };
  }

  async function refineMask(file: string, maskFile: string, job: VisionJob): Promise<ToolAnswer> {
    const output = 'refined-mask.png';
    await job.refineMask({ file, maskFile, output, names: { picture: 'ImageURL', mask: 'MaskImageURL' } });
    return { data: { elements: [{ imageURL: fileReference(output) }] }, files: [pngFile(output, job)] };
  }

  async function detect(toolId: string, file: string, job: VisionJob): Promise<ToolAnswer> {
    const known = models.detection(toolId);
    if (known === null) throw new RangeError(`${toolId} has no model`);
    return { data: detectionData(toolId, await job.detectObjects({ file, ...known })) };
  }

  async function segment(toolId: string, file: string, job: VisionJob): Promise<ToolAnswer> {
    const known = models.segmentation(toolId);
    if (known === null) throw new RangeError(`${toolId} has no model`);
    const segments = await job.segmentPicture({ file, ...known, prefix: 'segment', cropped: toolId === 'hair-segmentation' });
    return {
      data: segmentationData(toolId, segments, ({ file: made }) => fileReference(made)),
      files: segments.map((each) => pngFile(each.file, job)),
    };
  }
}

/** With the upstream's names; `boxes` are left, top, right, bottom. */
function detectionData(toolId: string, { width, height, objects }: DetectedObjects): Json {
  if (toolId === 'object-detection') return { elements: objects.map(elementOf), height, width };
  if (toolId === 'main-subject-detection') return { location: locationOf(objects) };
  const people = objects.filter(({ label }) => personLabels.has(label.toLowerCase()));
  if (toolId === 'person-counting') return { personNumber: people.length };
  return { elements: people.map((person) => ({ ...elementOf(person), type: 'person' })), height, width };
}

function elementOf({ label, score, box }: Detected) {
  return { type: label, score: Math.round(score * 1000) / 1000, boxes: [...box] };
}

/** From large objects with a high score. @throws VisionError (refused) if there are none */
function locationOf(objects: readonly Detected[]): Json {
  const weight = ({ score, box: [left, top, right, bottom] }: Detected) => score * (right - left) * (bottom - top);
  const [main] = objects.toSorted((a, b) => weight(b) - weight(a));
  if (main === undefined) throw new VisionError('refused', 'there is no main subject in the picture');
  const [x, y, right, bottom] = main.box;
  return { x, y, width: right - x, height: bottom - y };
}

function segmentationData(toolId: string, segments: readonly Segment[], imageURL: (segment: Segment) => string): Json {
  if (toolId === 'face-segmentation-parsing') return { elements: segments.map((each) => ({ name: each.name, imageURL: imageURL(each) })) };
  if (toolId === 'hair-segmentation') {
    return {
      elements: segments.map((each) => ({ imageURL: imageURL(each), x: each.left, y: each.top, width: each.width, height: each.height })),
    };
  }
  const [first] = segments;
  if (first === undefined) throw new VisionError('refused', 'the requested object is not in the picture');
  return { imageURL: imageURL(first) };
}

function pngFile(name: string, { folder }: VisionJob): AnswerFile {
  return { name, path: join(folder, name), mimeType: 'image/png' };
}
