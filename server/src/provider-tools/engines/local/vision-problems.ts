import { VisionError, type Vision, type VisionJob } from '@farebox/documents';
import { problem } from '../../../errors.ts';

type Use<Result> = (job: VisionJob) => Promise<{ result: Result; kept: readonly string[] }>;

/** Runs a job of vision. @throws tool_refused_input, unavailable and tool_failed for errors of vision; else the errors of `use` */
export async function visionWork<Result>(vision: Vision, signal: AbortSignal, use: Use<Result>): Promise<Result> {
  try {
    return await vision.job(signal, use);
  } catch (thrown) {
    throw thrown instanceof VisionError ? problemOf(thrown) : thrown;
  }
}

function problemOf(error: VisionError): Error {
  switch (error.fault) {
    case 'refused':
      return problem('tool_refused_input', { message: error.message });
    case 'busy':
      return problem('unavailable', { message: error.message, retryAfterSeconds: 10 });
    case 'failed':
      return problem('tool_failed', { cause: error });
  }
}
