import { expect, it } from 'vitest';
import type { EngineId, EnginePreference } from '@farebox/contract';
import { engineChoice } from './choice.ts';
import type { ToolEngine } from './engine.ts';

/** An engine that can serve the tools that are named. */
function engine(id: EngineId, served: ReadonlySet<string>): ToolEngine {
  return {
    id,
    missing: (toolId) => (served.has(toolId) ? null : `cannot ${toolId}`),
    run: () => Promise.reject(new Error('is not asked to')),
    jobs: null,
  };
}

const local = engine('local', new Set(['ocr', 'pdf']));
const upstream = engine('upstream', new Set(['ocr', 'faces']));

it.each<[preference: EnginePreference, tool: string, serving: EngineId | null]>([
  ['auto', 'ocr', 'upstream'],
  ['auto', 'pdf', 'local'],
  ['auto', 'faces', 'upstream'],
  ['local', 'ocr', 'local'],
  ['local', 'faces', null],
  ['upstream', 'pdf', null],
])('with %s, %s is served by %s', (preference, tool, serving) => {
  const choice = engineChoice({ engines: [local, upstream], preference });
  expect(choice.serving(tool)?.id ?? null).toBe(serving);
  expect(choice.missing(tool) === null).toBe(serving !== null);
});

it('uses the preference of a tool until it is removed', () => {
  const choice = engineChoice({ engines: [local, upstream], preference: 'auto' });
  choice.prefer(new Map([['ocr', 'local']]));
  expect([choice.serving('ocr')?.id, choice.serving('faces')?.id]).toEqual(['local', 'upstream']);
  choice.prefer(new Map());
  expect(choice.serving('ocr')?.id).toBe('upstream');
});

it('explains why no engine serves a tool, and which could', () => {
  const choice = engineChoice({ engines: [local, upstream], preference: 'auto' });
  expect(choice.missing('translate')).toBe('upstream: cannot translate; local: cannot translate');
  choice.prefer(new Map([['faces', 'local']]));
  expect(choice.missing('faces')).toBe('local: cannot faces');
  expect(choice.isServedByAny('faces')).toBe(true);
  expect(choice.isServedByAny('translate')).toBe(false);
  expect(engineChoice({ engines: [], preference: 'auto' }).missing('ocr')).toBe('there is no engine for it');
});
