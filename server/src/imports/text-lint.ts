import { isMembers } from '@farebox/client/json';
import type { TextFlag } from '@farebox/contract';
import { textFlags } from '../text-flags.ts';
import type { Operation } from './operation.ts';

/** The kinds of instructions to language models in all texts that a model is shown of an operation. */
export function lintOperation({
  name,
  description,
  input,
  output,
}: Pick<Operation, 'name' | 'description' | 'input' | 'output'>): TextFlag[] {
  const texts: string[] = [];
  collect(input, texts);
  collect(output, texts);
  const all = texts.join('\n');
  const flags = new Set<TextFlag>();
  // Only the beginning of a long text is read; windows overlap, so that no phrase is cut.
  for (let at = 0; at === 0 || at < all.length; at += windowLength - overlap) {
    for (const flag of textFlags({ title: name, description, searchText: all.slice(at, at + windowLength) })) flags.add(flag);
  }
  return [...flags];
}

const windowLength = 20_000;
const overlap = 500;

function collect(schema: unknown, texts: string[]): void {
  if (typeof schema === 'string') texts.push(schema);
  else if (Array.isArray(schema)) for (const each of schema) collect(each, texts);
  else if (isMembers(schema)) {
    for (const [name, each] of Object.entries(schema)) {
      texts.push(name);
      collect(each, texts);
    }
  }
}
