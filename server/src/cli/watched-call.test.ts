import { expect, it } from 'vitest';
import { watchedCall, type JobClient } from './tools.ts';

const tools: Readonly<Record<string, Awaited<ReturnType<JobClient['tool']>>>> = {
  submit: { tags: ['job-submit'], relatedServices: ['other', 'result'] },
  other: { tags: ['job-submit'], relatedServices: [] },
  result: { tags: ['job-result'], relatedServices: [] },
};

it.each([
  ['Success', false],
  ['Fail', true],
])('asks for the result of a job until it has ended: %s', async (status, hasFailed) => {
  const results = [{ completed: false }, { completed: true, status }];
  const asked: unknown[] = [];
  const told: string[] = [];
  const client: JobClient = {
    tool: async (id) => tools[id] ?? expect.fail(id),
    async call(id, input) {
      asked.push([id, input]);
      return { output: { data: id === 'submit' ? { id: 'job-1' } : results.shift() }, paymentId: null, isReplay: false };
    },
  };
  const watched = await watchedCall(client, 'submit', { fileUrl: 'x' }, (line) => void told.push(line));
  expect(watched).toEqual({ output: { data: { completed: true, status } }, hasFailed });
  expect(asked).toEqual([['submit', { fileUrl: 'x' }], ...Array.from({ length: 2 }, () => ['result', { id: 'job-1' }])]);
  expect(told).toMatchObject([expect.stringContaining('job-1: Processing'), expect.stringContaining(`job-1: ${status}`)]);
});
