import { z } from 'zod';

declare module 'zod' {
  /** The metadata of a schema. The compiler checks an example against its schema. */
  interface GlobalMeta {
    /** A valid value. For a schema with an id, the documents show it as the body. */
    example?: z.$input;
  }
}

/**
 * The example of a schema, for use in other examples.
 * @throws if there is none.
 */
export function exampleOf<Schema extends z.ZodType>(schema: Schema): z.input<Schema> {
  const example = schema.meta()?.example;
  if (example === undefined) throw new Error('the schema has no example');
  return example;
}

/** The time of every example, so that the documents do not change with time. */
export const exampleTime = '2026-11-20T08:00:00.000Z';
export const examplePublicUrl = 'http://127.0.0.1:4020';
export const exampleRequestId = 'req_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const examplePaymentId = 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRDwNCGA4gOHcwKgIPtgOJkkiAzYJhB';
/** The form in lists. */
export const shortExamplePaymentId = 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const exampleToken = 'tok_gsQ4x4b0OVdzi_JdcGu5OustsxVtO_PdDC8MHJbo1kZ2dBBNldUV';
export const exampleAssetId = 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const exampleOwnerId = 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const exampleAdminId = 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRF';
export const exampleWallet = '0x52908400098527886e0f7030069857d2e4169ee7';

/**
 * Names an object for the documents, with an example: of each member what is given here, else what its schema shows. So an example says
 * only what cannot be read from the members.
 * @param id its name in the documents
 * @throws if a member shows nothing and nothing is given for it
 */
export function shown<Schema extends z.ZodObject>(id: string, schema: Schema, given: NoInfer<Partial<z.input<Schema>>>): Schema {
  const members = Object.entries(schema.shape).flatMap(([name, member]) => {
    if (Object.hasOwn(given, name)) return [[name, Reflect.get(given, name)]];
    if (member instanceof z.ZodOptional || member instanceof z.ZodDefault) return [];
    const example = exampleOfMember(member);
    if (example === undefined) throw new Error(`${id}.${name} has no example`);
    return [[name, example]];
  });
  return schema.meta({ id, example: Object.fromEntries(members) });
}

/** Null where that is allowed, false, the time of every example, the first of the possible values. */
function exampleOfMember(member: z.core.$ZodType): unknown {
  const { example } = z.globalRegistry.get(member) ?? {};
  if (example !== undefined) return example;
  if (member instanceof z.ZodNullable) return null;
  if (member instanceof z.ZodBoolean) return false;
  if (member instanceof z.ZodISODateTime) return exampleTime;
  if (member instanceof z.ZodEnum) return member.options[0];
  if (member instanceof z.ZodLiteral) return member.value;
  if (!(member instanceof z.ZodArray)) return undefined;
  const item = exampleOfMember(member.element);
  return item === undefined ? undefined : [item];
}
