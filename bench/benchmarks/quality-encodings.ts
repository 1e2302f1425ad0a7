import type { Bench, Finding } from '../comparison.ts';
import { encodingScores, kinds } from '../quality/encodings.ts';

/** How many texts are read as they were written, by the service and by the libraries alone: texts that it was tuned with, and others. */
export async function* qualityEncodings({ isSmallest }: Bench): AsyncIterable<Finding> {
  for (const isHeld of [false, true]) {
    const scores = await encodingScores({ isHeld, languagesMax: isSmallest ? 1 : Infinity });
    const encodings = [...new Set([...scores.keys()].map((key) => key.split(' ')[0] ?? ''))];
    yield {
      kind: 'table',
      title: `${isHeld ? 'held back' : 'used for tuning'}: % right, by the service / jschardet / chardet, of so many`,
      columns: ['encoding', ...kinds],
      rows: encodings.map((encoding) => [
        encoding,
        ...kinds.map((kind) => {
          const { ours = 0, jschardet = 0, chardet = 0, of = 0 } = scores.get(`${encoding} ${kind}`) ?? {};
          return of === 0 ? '' : `${[ours, jschardet, chardet].map((right) => ((100 * right) / of).toFixed(0)).join(' / ')}, ${of}`;
        }),
      ]),
    };
  }
}
