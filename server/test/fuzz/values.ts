import type { Dice } from '../dice.ts';
import { resolved, type OpenApiDocument, type Operation, type Schema } from './document.ts';

/** Makes values for schemas: good ones, and ones that no schema has thought of. */
export interface Values {
  /** What the schema allows, as far as it says. */
  good(schema: Schema): unknown;
  /** The members of an object. */
  membersOf(schema: Schema): Record<string, Schema>;
  /** Anything but. */
  bad(): unknown;
  /** Ids, tokens and links of answers: requests that name them get further. */
  remember(text: string): void;
  /** The example with ids, tokens and files in place of those that nobody has; the latest are chosen most. */
  realised(example: unknown): unknown;
  /** A link of an answer that leads there; null where none did yet. */
  linkTo(operation: Operation): string | null;
}

/** Of each kind; the answers of the last requests have enough of them. */
const rememberedMax = 50;
const linksMax = 500;
/** The kind stands before the first `_` or `-`. */
const idPattern = /\b(?:(?:[a-z]{2,5}_|docmind-\d{8}-)[\w-]{16,})/g;

/** Nobody is listening at any of them, and none is looked up outside. */
const addresses = [
  'http://127.0.0.1:9/',
  'http://127.0.0.1:9/a?b=c#d',
  'https://[::1]:9/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:9/\u0000',
  'file:///etc/passwd',
  'gopher://127.0.0.1:9/',
  'http://user:password@127.0.0.1:9/',
  'http://0x7f.1:9/',
  'data:text/plain,hello',
];

const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  -1e308,
  5e-324,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\uffff',
  '\u202eabc',
  '💸'.repeat(40),
  "'; drop table users; --",
  '%_\\',
  '../../../etc/passwd',
  '{{7*7}}',
  '${7*7}',
  'constructor',
  '__proto__',
  '9'.repeat(400),
  'a'.repeat(70_000),
  '1e3',
  '0x10',
  '-0',
  'NaN',
  '2026-11-22T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, toString: 1 },
  Array.from({ length: 3000 }, (_, at) => at),
];

export function valuesOf(
  document: OpenApiDocument,
  { serviceUrl, filesUrl }: { serviceUrl: string; filesUrl: string },
  dice: Dice,
): Values {
  const remembered = new Map<string, string[]>();
  const links = new Set<string>();

  function realText(example: string): string {
    const file = /^https:\/\/[\w.-]+\.example\/(.*)/.exec(example);
    if (file !== null) return `${filesUrl}/${file[1]}`;
    const known = new RegExp(`^${idPattern.source}$`).test(example) ? remembered.get(kindOf(example)) : undefined;
    if (known === undefined) return example;
    return dice.oneIn(2) ? (known.at(-1) ?? example) : dice.oneOf(known);
  }

  function realised(example: unknown): unknown {
    if (typeof example === 'string') return realText(example);
    if (Array.isArray(example)) return example.map(realised);
    if (typeof example !== 'object' || example === null) return example;
    return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, realised(value)]));
  }

  function text(schema: Schema): string {
    if (typeof schema.example === 'string' && dice.oneIn(3)) return realText(schema.example);
    if (remembered.size > 0 && dice.oneIn(4)) return dice.oneOf(dice.oneOf([...remembered.values()]));
    if (schema.format === 'uri' || /url/i.test(schema.pattern ?? '')) return dice.oneOf(addresses);
    if (schema.format === 'email') return `someone-${dice.int(50)}@example.com`;
    if (schema.format === 'date-time') return new Date(Date.UTC(2026, dice.int(12), 1 + dice.int(28))).toISOString();
    if (schema.format === 'date') return `2026-0${dice.int(1, 10)}-1${dice.int(10)}`;
    if (typeof schema.example === 'string' && !dice.oneIn(3)) return schema.example;
    if (typeof schema.default === 'string' && dice.oneIn(3)) return schema.default;
    const words = ['rain', 'price', 'hello', '天气', 'データ', '0.05', '5', 'word-count', 'test', 'credit', 'text', 'a'];
    const made = Array.from({ length: dice.int(1, 5) }, () => dice.oneOf(words)).join(' ');
    return made.slice(0, schema.maxLength ?? made.length).padEnd(Math.min(schema.minLength ?? 0, 5000), 'x');
  }

  function number(schema: Schema, isWhole: boolean): number {
    const [least, most] = [schema.minimum ?? -5, schema.maximum ?? (schema.minimum ?? 0) + 100];
    const made = dice.oneIn(4) ? dice.oneOf([least, most]) : least + (most - least) * (dice.int(1000) / 1000);
    return isWhole ? Math.round(made) : made;
  }

  function object(schema: Schema, depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [name, of] of Object.entries(schema.properties ?? {})) {
      if (schema.required?.includes(name) === true || dice.oneIn(3)) made[name] = good(of, depth + 1);
    }
    if (typeof schema.additionalProperties === 'object' || (schema.additionalProperties === true && dice.oneIn(3))) {
      const of = schema.additionalProperties === true ? {} : schema.additionalProperties;
      for (let count = dice.int(3); count > 0; count -= 1) made[text({})] = good(of, depth + 1);
    }
    return made;
  }

  function good(referred: Schema, depth = 0): unknown {
    const schema = resolved(referred, document);
    if (depth > 12) return null;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return dice.oneOf(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return good(dice.oneOf(choices), depth + 1);
    if (schema.allOf !== undefined) {
      const made = schema.allOf.map((part) => good(part, depth + 1));
      return made.every((part) => typeof part === 'object') ? Object.assign({}, ...made) : made[0];
    }
    const type = Array.isArray(schema.type) ? dice.oneOf(schema.type) : schema.type;
    switch (type) {
      case 'string':
        return text(schema);
      case 'integer':
      case 'number':
        return number(schema, type === 'integer');
      case 'boolean':
        return dice.oneIn(2);
      case 'null':
        return null;
      case 'array': {
        const length = Math.max(schema.minItems ?? 0, dice.int(Math.min(schema.maxItems ?? 3, 4) + 1));
        return Array.from({ length: Math.min(length, 600) }, () => good(schema.items ?? {}, depth + 1));
      }
      case 'object':
        return object(schema, depth);
      default:
        return schema.properties === undefined ? dice.oneOf(odd.slice(0, 12)) : object(schema, depth);
    }
  }

  return {
    good,
    membersOf: (schema) => resolved(schema, document).properties ?? {},
    bad: () => (dice.oneIn(6) ? dice.oneOf(addresses) : dice.oneOf(odd)),
    remember(answer) {
      const read = answer.slice(0, 20_000);
      for (const [id] of read.matchAll(idPattern)) {
        const known = remembered.get(kindOf(id)) ?? [];
        if (!known.includes(id)) known.push(id);
        if (known.length > rememberedMax) known.splice(dice.int(rememberedMax), 1);
        remembered.set(kindOf(id), known);
      }
      for (const [link] of read.matchAll(/https?:[^\s"\\<>)]+/g)) {
        if (link.startsWith(serviceUrl) && links.size < linksMax) links.add(link.slice(serviceUrl.length));
      }
    },
    realised,
    linkTo({ path }) {
      const template = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`);
      const leading = [...links].filter((link) => template.test(link));
      return leading.length === 0 ? null : dice.oneOf(leading);
    },
  };
}

const kindOf = (id: string) => /^[a-z]+/.exec(id)?.[0] ?? '';
