import type { Dice } from '../dice.ts';
import type { Aim } from './aims.ts';
import type { Operation, Parameter } from './document.ts';
import type { Values } from './values.ts';

export interface FuzzRequest {
  operation: Operation;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

/** Half of them are what the document asks for; the others are wrong in one place, or as a whole. */
export function requestOf(operation: Operation, values: Values, dice: Dice): FuzzRequest {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let { path } = operation;
  for (const parameter of operation.parameters) {
    if (parameter.required !== true && !dice.oneIn(3)) continue;
    // Longer ones are refused by the HTTP parser, as any request of such a length.
    const value = textOf(dice.oneIn(8) ? values.bad() : values.good(schemaOf(parameter))).slice(0, 2000);
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value.toWellFormed()) || '%20');
    if (parameter.in === 'query') query.append(parameter.name, value.toWellFormed());
    if (parameter.in === 'header') headers[parameter.name] = headerText(value);
  }
  if (dice.oneIn(20)) query.append(textOf(values.bad()).slice(0, 50).toWellFormed(), textOf(values.bad()).slice(0, 2000).toWellFormed());
  const body = operation.method === 'GET' ? null : bodyOf(operation, values, dice, headers);
  const asked = query.size === 0 ? '' : `?${query.toString()}`;
  return { operation, method: operation.method, path: path + asked, headers, body };
}

/** The example of the document, with what exists in the place of what it names. */
export function exampleOf(operation: Operation, { values: known = {}, headers: more = {}, body: given }: Aim, values: Values): FuzzRequest {
  const headers: Record<string, string> = {};
  const link = operation.method === 'GET' && Object.keys(known).length === 0 ? values.linkTo(operation) : null;
  const query = new URLSearchParams();
  let { path } = operation;
  for (const { name, in: where, required, schema, example = schema?.example } of operation.parameters) {
    if (required !== true || where === 'cookie') continue;
    const value = known[name] ?? textOf(values.realised(example) ?? values.good(schema ?? {}));
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (where === 'query') query.append(name, value);
    if (where === 'header') headers[name] = headerText(value);
  }
  const [type, content] = Object.entries(operation.body?.content ?? {})[0] ?? [];
  if (type !== undefined) headers['content-type'] = type;
  const made = given ?? values.realised(content?.example ?? {});
  const named = Object.fromEntries(Object.entries(known).filter(([name]) => name in Object(made)));
  const body = typeof made === 'string' ? made : JSON.stringify({ ...Object(made), ...named });
  const asked = query.size === 0 ? '' : `?${query.toString()}`;
  const isWithBody = type !== undefined || given !== undefined;
  return {
    operation,
    method: operation.method,
    path: link ?? path + asked,
    headers: { ...headers, ...more },
    body: isWithBody ? body : null,
  };
}

/** A request that would succeed, wrong in one place. */
export function spoiled(request: FuzzRequest, values: Values, dice: Dice): FuzzRequest {
  const { body, headers } = request;
  if (typeof body === 'string' && headers['content-type'] === 'application/json' && !dice.oneIn(4)) {
    const made: unknown = JSON.parse(body);
    if (typeof made === 'object' && made !== null) spoil(made, values, dice);
    return { ...request, body: JSON.stringify(made) };
  }
  const name = dice.oneOf([...Object.keys(headers), 'idempotency-key', 'x-max-price-cents', 'x-payment-token', 'range']);
  return { ...request, headers: { ...headers, [name]: headerText(textOf(values.bad())) } };
}

function schemaOf({ name, schema = {} }: Parameter) {
  return schema.type === undefined && name.endsWith('id') ? { ...schema, type: 'string' } : schema;
}

function bodyOf(
  operation: Operation,
  values: Values,
  dice: Dice,
  headers: Record<string, string>,
): string | Uint8Array<ArrayBuffer> | null {
  const content = operation.body?.content ?? {};
  const type = Object.keys(content)[0];
  if (type === undefined) return dice.oneIn(10) ? '{"unasked":1}' : null;
  if (dice.oneIn(30)) return null;
  headers['content-type'] = dice.oneIn(30)
    ? dice.oneOf(['text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=utf-16', ''])
    : type;
  if (type === 'multipart/form-data') return multipartOf(values.membersOf(content[type]?.schema ?? {}), values, dice, headers);
  if (dice.oneIn(12)) return broken(dice);
  const example = content[type]?.example;
  const made = example !== undefined && dice.oneIn(3) ? structuredClone(example) : values.good(content[type]?.schema ?? {});
  if (typeof made === 'object' && made !== null && dice.oneIn(2)) spoil(made, values, dice);
  return JSON.stringify(dice.oneIn(30) ? values.bad() : made) ?? 'null';
}

/** One member is another, is missing, or is one too many. */
function spoil(object: object, values: Values, dice: Dice): void {
  const names = Object.keys(object);
  const name =
    names.length === 0 || dice.oneIn(4)
      ? dice.oneOf(['unknown', '__proto__', 'constructor', 'owner_id', 'id', 'status', 'price'])
      : dice.oneOf(names);
  const inner: unknown = Object.hasOwn(object, name) ? Reflect.get(object, name) : null;
  if (typeof inner === 'object' && inner !== null && dice.oneIn(2)) return spoil(inner, values, dice);
  if (dice.oneIn(4)) Reflect.deleteProperty(object, name);
  else Object.defineProperty(object, name, { value: values.bad(), enumerable: true, configurable: true, writable: true });
}

function broken(dice: Dice): string | Uint8Array<ArrayBuffer> {
  const depth = dice.oneOf([50, 5000, 100_000]);
  return dice.oneOf<() => string | Uint8Array<ArrayBuffer>>([
    () => '',
    () => '{',
    () => '{"a":1}}',
    () => '[]',
    () => 'null',
    () => '"text"',
    () => '{"a":1,"a":2}',
    () => '\ufeff{}',
    () => '['.repeat(depth) + ']'.repeat(depth),
    () => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
    () => new Uint8Array([0xff, 0xfe, 0x00, 0x7b]),
    () => `{"text":"${'a'.repeat(1_100_000)}"}`,
    () => JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`m${at}`, at]))),
  ])();
}

function multipartOf(properties: Record<string, object>, values: Values, dice: Dice, headers: Record<string, string>): string {
  const boundary = `b${dice.int(1e9)}`;
  headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
  const parts = Object.entries(properties)
    .filter(([name]) => name === 'file' || name === 'title' || dice.oneIn(3))
    .map(([name, schema]) => {
      const file = name === 'file' ? `; filename="${dice.oneOf(['a.txt', '../a.csv', 'a.png', 'a"b.pdf', ''])}"` : '';
      const value =
        name === 'file'
          ? dice.oneOf(['hello', 'a,b\n1,2\n', '%PDF-1.4 broken', ''])
          : textOf(dice.oneIn(6) ? values.bad() : values.good(schema));
      return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    });
  return parts.join('') + (dice.oneIn(10) ? '' : `--${boundary}--\r\n`);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}

/** What a header may hold; others are refused by every client before they are sent. */
function headerText(value: string): string {
  return value.replace(/[^\x20-\x7e]/g, '?').slice(0, 4000);
}
