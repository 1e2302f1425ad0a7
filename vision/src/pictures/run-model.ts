import { loadOnnxRuntime, type OnnxRuntime, type OnnxSession } from '../onnx-runtime.ts';
import { Refused } from '../sandbox/sandboxed.ts';
import { modelRuntimePath, type ModelInput } from './model-description.ts';
import { decoding, type Picture } from './open-picture.ts';

/** The first output of a model. */
export interface ModelOutput {
  values: Float32Array;
  shape: readonly number[];
}

/** The position of the picture in the input of the model. */
export interface InputPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

const threads = 2;
const modelsMax = 2;
const grey = { r: 114, g: 114, b: 114 };

/** Loaded models, least recently used first. Workers are replaced now and then, and models take most of their memory. */
const sessions = new Map<string, Promise<OnnxSession>>();

/** Runs a model on a picture. For code that runs in a worker. */
export async function runModel(path: string, input: ModelInput, picture: Picture): Promise<{ output: ModelOutput; place: InputPlace }> {
  const runtime = openRuntime();
  const place = placeOf(input, picture);
  const values = await inputValues(input, place, picture);
  const session = await sessionOf(runtime, path);
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (inputName === undefined || outputName === undefined) throw new Error(`${path} has no input or no output`);
  const tensor = new runtime.Tensor('float32', values, [1, 3, input.height, input.width]);
  const answer = (await session.run({ [inputName]: tensor }, [outputName]))[outputName];
  if (answer === undefined || !(answer.data instanceof Float32Array)) throw new Error(`${path} answered no numbers of 32 bits`);
  return { output: { values: answer.data, shape: answer.dims }, place };
}

function placeOf({ width, height, fit }: ModelInput, picture: Picture): InputPlace {
  if (fit === 'stretch') return { left: 0, top: 0, width, height };
  const scale = Math.min(width / picture.width, height / picture.height);
  const [inner, outer] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  return { left: Math.floor((width - inner) / 2), top: Math.floor((height - outer) / 2), width: inner, height: outer };
}

/** One plane of numbers per colour. */
async function inputValues(
  { width, height, order, mean, deviation }: ModelInput,
  place: InputPlace,
  picture: Picture,
): Promise<Float32Array> {
  const { data, info } = await decoding(() =>
    picture
      .open()
      .resize({ width: place.width, height: place.height, fit: 'fill' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .removeAlpha()
      .extend({
        left: place.left,
        top: place.top,
        right: width - place.width - place.left,
        bottom: height - place.height - place.top,
        background: grey,
      })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  if (info.channels !== 3) throw new Refused('the picture has no colours that can be looked at');
  const values = new Float32Array(3 * width * height);
  for (let plane = 0; plane < 3; plane += 1) {
    const channel = order === 'rgb' ? plane : 2 - plane;
    const [centre, spread] = [mean[plane] ?? 0, deviation[plane] ?? 1];
    for (let place = 0; place < width * height; place += 1) {
      values[plane * width * height + place] = ((data[place * 3 + channel] ?? 0) / 255 - centre) / spread;
    }
  }
  return values;
}

function sessionOf(runtime: OnnxRuntime, path: string): Promise<OnnxSession> {
  const known = sessions.get(path);
  const session =
    known ?? runtime.InferenceSession.create(path, { intraOpNumThreads: threads, interOpNumThreads: 1, executionProviders: ['cpu'] });
  sessions.delete(path);
  sessions.set(path, session);
  // A corrected model file is found without a restart.
  session.catch(() => sessions.delete(path));
  const [oldest] = sessions.keys();
  if (sessions.size > modelsMax && oldest !== undefined) sessions.delete(oldest);
  return session;
}

function openRuntime(): OnnxRuntime {
  const path = modelRuntimePath();
  if (path === null) throw new Error('onnxruntime-node is not installed');
  return loadOnnxRuntime(path);
}
