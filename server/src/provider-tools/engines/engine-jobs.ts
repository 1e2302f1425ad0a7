import type { EngineAnswer, EngineContext, JobState, Json } from './engine.ts';

/** The jobs of an engine. The engine decides where and how long they run; other code decides who may read them and who paid. */
export type EngineJobs =
  | {
      /** The engine keeps the job itself, and reports its state. */
      kind: 'remote';
      /**
       * Begins a job; never repeated, because a second one would cost again. @returns its id for reading its state, and the answer to the
       * submit call.
       */
      submit(
        toolId: string,
        input: Readonly<Record<string, unknown>>,
        context: EngineContext,
      ): Promise<{ id: string; answer: EngineAnswer }>;
      /** @param options the input of the result tool, without the id. @throws as `run` does */
      read(
        job: { id: string; submittedBy: string },
        resultToolId: string,
        options: Readonly<Record<string, unknown>>,
        context: EngineContext,
      ): Promise<JobState>;
    }
  | {
      /** The job runs in this service, from a durable queue. */
      kind: 'here';
      /** Does the work; may be run again after a crash. @throws as `run` does; tool_refused_input ends the job as failed */
      work(toolId: string, input: Readonly<Record<string, unknown>>, context: EngineContext): Promise<EngineAnswer>;
      /** The result tool's answer for a finished job; `data` comes from `work`. */
      present(
        job: { submittedBy: string; answer: EngineAnswer },
        resultToolId: string,
        options: Readonly<Record<string, unknown>>,
      ): EngineAnswer;
      /** The result tool's answer while it runs. */
      running(job: { submittedBy: string; progress: number | null }): { code: string; message: string; data: Json };
    };
