import * as contract from '@farebox/contract';
import { z } from 'zod';

/**
 * `client/src/shapes.ts`: the types of the contract, and a table to check answers with. The client has the table instead of the schemas,
 * so that it depends on nothing and a browser does not load Zod.
 */
export function clientShapes(): string {
  const shapes = shapesByName();
  const types = [...shapes.keys()].flatMap((name) => (name in contract ? [`export type ${name} = contract.${name};\n`] : []));
  const needed = reachable(answerNames, shapes);
  const table = [...shapes].flatMap(([name, shape]) => (needed.has(name) ? [`  ${name}: ${checkOf(shape)},\n`] : []));
  const checks = answerNames.map((name) => `export const ${name}: Answer<${name}> = answer('${name}');\n`);
  return [
    '// Written by `npm run docs` from contract/src: change it there.\n',
    "import type * as contract from '@farebox/contract';\n",
    "import { answers, type Answer } from './answers.ts';\n\n",
    ...types,
    '\nconst answer = answers({\n',
    ...table,
    '});\n\n',
    ...checks,
  ].join('');
}

/** The declarations of that file in the published package, which does without the contract: its types are written out. */
export function declaredShapes(): string {
  const types = [...shapesByName()].map(([name, shape]) => `${documented(shape, '')}export type ${name} = ${typeOf(shape, '')};\n`);
  const checks = answerNames.map((name) => `export declare const ${name}: Answer<${name}>;\n`);
  return ["import { type Answer } from './answers.js';\n", ...types, ...checks].join('\n');
}

function shapesByName(): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const [name, { schema }] of Object.entries(shapesOfClient)) {
    const { $defs = {}, ...root } = JsonShape.parse(z.toJSONSchema(schema));
    for (const [id, shape] of Object.entries($defs)) shapes.set(nameOf(id), shape);
    const own = root.$ref === undefined ? root : $defs[referred(root.$ref)];
    if (own === undefined) throw new Error(`${name} has no shape`);
    shapes.set(name, own);
  }
  return shapes;
}

const received = (schema: z.ZodType) => ({ schema, isAnswer: true });
const sent = (schema: z.ZodType) => ({ schema, isAnswer: false });

/** Answers are checked when they arrive; requests are only typed. */
const shapesOfClient = {
  AcceptedPledge: received(contract.AcceptedPledge),
  Asset: received(contract.Asset),
  AssetPage: received(contract.AssetPage),
  AssetPaymentRequired: received(contract.AssetPaymentRequired),
  AssetSearchAnswer: received(contract.AssetSearchAnswer),
  BatchAnswer: received(contract.BatchAnswer),
  CapturedSignal: received(contract.CapturedSignal),
  CatalogListing: received(contract.CatalogListing),
  CatalogSearchAnswer: received(contract.CatalogSearchAnswer),
  DeliveredAsset: received(contract.DeliveredAsset),
  JointSearchAnswer: received(contract.JointSearchAnswer),
  MadePledge: received(contract.MadePledge),
  MyRevenuePage: received(contract.MyRevenuePage),
  OwnPledge: received(contract.OwnPledge),
  PaymentBody: received(contract.PaymentBody),
  PaymentRequired: received(contract.PaymentRequired),
  PublicAsset: received(contract.PublicAsset),
  PublishedAsset: received(contract.PublishedAsset),
  ServiceDescriptor: received(contract.ServiceDescriptor),
  AssetSearchRequest: sent(contract.AssetSearchRequest),
  AssetStatus: sent(contract.AssetStatus),
  AssetType: sent(contract.AssetType),
  CreateAsset: sent(contract.CreateAsset),
  DemandSignal: sent(contract.DemandSignal),
  FoundKind: sent(contract.FoundKind),
  NewPledge: sent(contract.NewPledge),
  UpdateAsset: sent(contract.UpdateAsset),
  UploadFields: sent(contract.UploadFields),
};

const answerNames = Object.entries(shapesOfClient).flatMap(([name, { isAnswer }]) => (isAnswer ? [name] : []));

/** The part of JSON Schema that the contract is made of. */
interface Shape {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  anyOf?: Shape[] | undefined;
  items?: Shape | undefined;
  properties?: Record<string, Shape> | undefined;
  required?: string[] | undefined;
  additionalProperties?: boolean | Shape | undefined;
  description?: string | undefined;
}

const Shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(Shape).optional(),
    oneOf: z.never('it has to be written as anyOf').optional(),
    allOf: z.never('the client cannot check allOf').optional(),
    items: Shape.optional(),
    properties: z.record(z.string(), Shape).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), Shape]).optional(),
    description: z.string().optional(),
  }),
);

const JsonShape = z.preprocess(
  (json) => JSON.parse(JSON.stringify(json).replaceAll('"oneOf":', '"anyOf":')),
  z.intersection(z.object({ $defs: z.record(z.string(), Shape).optional() }), Shape),
);

const referred = (reference: string) => reference.replace('#/$defs/', '');

/** The contract exports some shapes under another name than their documents have. */
function nameOf(id: string): string {
  const known = Object.entries(shapesOfClient).find(([, { schema }]) => schema.meta()?.id === id);
  const name = known?.[0] ?? id;
  return /^\w+$/.test(name) ? name : name.replaceAll(/\W/g, '_');
}

const typesOf = ({ type }: Shape): string[] => (type === undefined ? [] : [type].flat());
/** A form has one item a line. */
const isList = (shape: Shape): boolean => shape.items !== undefined || typesOf(shape).includes('array');
const extraOf = ({ additionalProperties }: Shape): Shape | null => (typeof additionalProperties === 'object' ? additionalProperties : null);

function typeOf(shape: Shape, indent: string): string {
  if (shape.$ref !== undefined) return nameOf(referred(shape.$ref));
  if (shape.const !== undefined) return literal(shape.const);
  if (shape.enum !== undefined) return shape.enum.map(literal).join(' | ');
  if (shape.anyOf !== undefined) return [...new Set(shape.anyOf.map((each) => typeOf(each, indent)))].join(' | ');
  if (isList(shape)) return `Array<${typeOf(shape.items ?? {}, indent)}>`;
  const types = typesOf(shape);
  if (types.length > 1) return types.map((type) => typeOf({ ...shape, type }, indent)).join(' | ');
  if (shape.properties !== undefined) return objectType(shape, shape.properties, indent);
  const [type] = types;
  if (type === 'object') return `Record<string, ${typeOf(extraOf(shape) ?? {}, indent)}>`;
  if (type === 'integer') return 'number';
  return type ?? 'unknown';
}

function objectType(shape: Shape, properties: Readonly<Record<string, Shape>>, indent: string): string {
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const isRequired = shape.required?.includes(name) === true;
    const type = typeOf(member, inner);
    return `${documented(member, inner)}${inner}${name}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'};\n`;
  });
  const extra = extraOf(shape) === null ? '' : `${inner}[name: string]: unknown;\n`;
  return `{\n${members.join('')}${extra}${indent}}`;
}

function documented({ description }: Shape, indent: string): string {
  return description === undefined ? '' : `${indent}/** ${description.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

/** A check as `client/src/answers.ts` reads it. The values of an enumeration are not checked: a newer service may have more. */
function checkOf(shape: Shape): string {
  if (shape.$ref !== undefined) return `{ of: '${nameOf(referred(shape.$ref))}' }`;
  if (shape.const !== undefined) return `{ is: ${literal(shape.const)} }`;
  if (shape.anyOf !== undefined) return `{ any: [${shape.anyOf.map(checkOf).join(', ')}] }`;
  if (isList(shape)) return `{ list: ${checkOf(shape.items ?? {})} }`;
  const types = typesOf(shape);
  if (types.length > 1) return `{ any: [${types.map((type) => checkOf({ ...shape, type })).join(', ')}] }`;
  if (shape.properties !== undefined) {
    const members = Object.entries(shape.properties).map(
      ([name, member]) => `${shape.required?.includes(name) === true ? name : `'${name}?'`}: ${checkOf(member)}`,
    );
    return `{ object: { ${members.join(', ')} } }`;
  }
  const [type] = types;
  if (type === 'object') return `{ map: ${checkOf(extraOf(shape) ?? {})} }`;
  if (type === 'integer') return "'number'";
  return type === undefined ? "'unknown'" : `'${type}'`;
}

function reachable(names: readonly string[], shapes: ReadonlyMap<string, Shape>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, next = ''] of checkOf(shapes.get(name) ?? {}).matchAll(/of: '(\w+)'/g)) visit(next);
  };
  for (const name of names) visit(name);
  return found;
}
