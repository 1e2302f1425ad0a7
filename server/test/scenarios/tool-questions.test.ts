import { CatalogSearchAnswer } from '@farebox/contract';
import { expect, it } from 'vitest';
import { toolQuestions } from '../fixtures/tool-questions.ts';
import { startService } from '../service.ts';

/** With this score an agent takes a match for the right tool. */
const confident = 60;

it.each(['local', 'upstream'])('names the tool that fits a question, or says that it is not available here: %s', async (engine) => {
  await using service = await startService({ settings: { FAREBOX_TOOL_ENGINE: engine } });
  const wrong: string[] = [];
  const unsaid: string[] = [];
  let off = 0;
  for (const [question, id] of toolQuestions) {
    const { body } = await service.get(`/api/tools/search?q=${encodeURIComponent(question)}&limit=3`);
    const { services, unavailable = [] } = CatalogSearchAnswer.parse(body);
    const [best] = services;
    const state = service.parts.tools.catalog.find(id)?.state;
    const isOff = state === undefined || !state.configured || !state.enabled;
    if (isOff) off += 1;
    const isNamed = isOff ? unavailable.some((each) => each.id === id) : services.some((each) => each.id === id);
    const isMisled = best !== undefined && best.id !== id && (best.matchScore ?? 0) >= confident && (isOff || !isNamed);
    const shown = `${question}: ${id} is ${isOff ? 'off' : 'on'}, got ${best?.id} ${best?.matchScore}`;
    if (isMisled) wrong.push(shown);
    if (!isNamed) unsaid.push(shown);
  }
  expect(off).toBeGreaterThan(40);
  // One of them when it was written: adding a face to a person, where adding a person can be called.
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
  expect(unsaid.length, unsaid.join('\n')).toBeLessThanOrEqual(2);
});
