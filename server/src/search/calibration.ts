import type { Embedder } from './embedder.ts';
import { cosine, quantised, squaredNorm } from './vectors.ts';

/**
 * How to read the cosines of one embedding space. In some spaces unrelated texts have a cosine of 0, in others of 0.75, so no fixed cosine
 * shows that two texts are related.
 */
export interface Calibration {
  /** The cosine of unrelated texts. */
  unrelated: number;
  /** The cosine of a question and a good answer. */
  related: number;
}

/** Used until the space has been measured. */
export const usualCalibration: Calibration = { unrelated: 0.05, related: 0.5 };

/**
 * Measures a space with a few questions: each is compared with its own answer and with the answers to the others.
 * @throws as the embedder does
 */
export async function calibrate(embedder: Embedder, signal: AbortSignal): Promise<Calibration> {
  const questions = await embedder.embedTexts(
    pairs.map(([question]) => question),
    { purpose: 'query', signal },
  );
  const answers = await embedder.embedTexts(
    pairs.map(([, answer]) => answer),
    { purpose: 'document', signal },
  );
  const related: number[] = [];
  const unrelated: number[] = [];
  const stored = answers.map((answer) => quantised(answer));
  for (const [at, question] of questions.map((each) => quantised(each)).entries()) {
    for (const [other, answer] of stored.entries()) (at === other ? related : unrelated).push(cosineOf(question, answer));
  }
  const mean = meanOf(unrelated);
  const deviation = Math.sqrt(meanOf(unrelated.map((value) => (value - mean) ** 2)));
  // If a space hardly separates right pairs from wrong ones, its noise must not count as similarity.
  return { unrelated: mean, related: Math.max(meanOf(related), mean + deviationsMin * deviation, mean + 0.05) };
}

/** 0 for unrelated texts, 1 for a good answer, more than 1 for a nearly equal text. */
export function relatedness(cosine: number, { unrelated, related }: Calibration): number {
  return (cosine - unrelated) / (related - unrelated);
}

const deviationsMin = 6;

const pairs: ReadonlyArray<readonly [question: string, answer: string]> = [
  ['Will it rain in Tokyo tomorrow?', 'Hourly weather forecast with rain and temperature for any city'],
  ['convert dollars to euros', 'Currency exchange rates: converts an amount of money between currencies'],
  ['what does this sentence mean in French', 'Machine translation of text between languages'],
  ['pictures of mountains in winter', 'A photograph of snowy alpine peaks at sunrise'],
  ['calm piano music to fall asleep', 'Audio track: slow piano piece for relaxing and sleeping'],
  ['how many people live in each country', 'Dataset of world population by country and year'],
  ['read the text on a scanned receipt', 'Optical character recognition: extracts text from images of documents'],
  ['recipe for bread without yeast', 'Cooking instructions for soda bread, flour and buttermilk'],
  ['股票今天的收盘价', '上市公司股票行情数据，包含每日开盘价与收盘价'],
  ['把语音变成文字', '语音识别接口，将录音转写为文本'],
  ['古代诗词全集', '唐诗宋词数据集，收录历代诗歌作品'],
  ['找一段城市夜景的视频', '航拍视频素材：夜晚的城市灯光与车流'],
];

type Quantised = ReturnType<typeof quantised>;

function cosineOf(x: Quantised, y: Quantised): number {
  if (x === null || y === null) return 0;
  let dot = 0;
  for (let at = 0; at < x.length; at += 1) dot += (x[at] ?? 0) * (y[at] ?? 0);
  return cosine(dot, squaredNorm(x), squaredNorm(y));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
