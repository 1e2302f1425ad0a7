/** What an answer says of a job: its id, if it began one, and whether it still runs. */
export function jobOf(body: unknown): { id: string | null; isRunning: boolean } {
  const { id, jobId = id, completed } = Object(Reflect.get(Object(body), 'data')) as Record<string, unknown>;
  return { id: typeof jobId === 'string' ? jobId : null, isRunning: completed === false };
}
