import type { Answer, Operation, Paths } from './openapi-shape.ts';

/** Operations that refer to shared answers. */
export type SharedPaths = Record<
  string,
  Record<string, Omit<Operation, 'responses'> & { responses: Record<string, Answer | { $ref: string }> }>
>;

/**
 * Moves identical answers of several operations to `components.responses`. Tools differ little: without this, each tool would add all
 * its refusals to the document.
 */
export function shareAnswers(paths: Paths): { paths: SharedPaths; responses: Record<string, Answer> } {
  const names = namesOf(paths);
  const responses: Record<string, Answer> = {};

  function shared(answer: Answer): Answer | { $ref: string } {
    const name = names.get(JSON.stringify(answer));
    if (name === undefined) return answer;
    responses[name] = answer;
    return { $ref: `#/components/responses/${name}` };
  }

  const sharedPaths = mapValues(paths, (operations) =>
    mapValues(operations, (operation) => ({ ...operation, responses: mapValues(operation.responses, (answer) => shared(answer)) })),
  );
  return { paths: sharedPaths, responses };
}

export function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}

/** A name for each repeated answer, such as `Error401` and `Error401B`. */
function namesOf(paths: Paths): Map<string, string> {
  const seen = new Map<string, { status: string; times: number }>();
  for (const { responses } of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    for (const [status, answer] of Object.entries(responses)) {
      const text = JSON.stringify(answer);
      seen.set(text, { status, times: (seen.get(text)?.times ?? 0) + 1 });
    }
  }
  const names = new Map<string, string>();
  const namedOfStatus = new Map<string, number>();
  for (const [text, { status, times }] of seen) {
    if (times === 1) continue;
    const index = namedOfStatus.get(status) ?? 0;
    namedOfStatus.set(status, index + 1);
    names.set(text, `Error${status}${index === 0 ? '' : String.fromCodePoint(65 + index)}`);
  }
  return names;
}
