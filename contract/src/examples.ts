import type { z } from 'zod';

declare module 'zod' {
  /** What a schema says of itself besides its rules. The compiler holds an example to the schema that it stands at. */
  interface GlobalMeta {
    /** A value that the schema takes. At a schema with an id it is the body that documents show. */
    example?: z.$input;
  }
}

/**
 * The example that stands at a schema, for examples that contain it.
 * @throws where there is none.
 */
export function exampleOf<Schema extends z.ZodType>(schema: Schema): z.input<Schema> {
  const example = schema.meta()?.example;
  if (example === undefined) throw new Error('the schema has no example');
  return example;
}

/** Every example happens at this moment, so that the documents never change by themselves. */
export const exampleTime = '2026-11-20T08:00:00.000Z';
export const examplePublicUrl = 'http://127.0.0.1:4020';
export const exampleRequestId = 'req_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const examplePaymentId = 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRDwNCGA4gOHcwKgIPtgOJkkiAzYJhB';
/** As lists show it. */
export const shortExamplePaymentId = 'pay_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const exampleToken = 'tok_gsQ4x4b0OVdzi_JdcGu5OustsxVtO_PdDC8MHJbo1kZ2dBBNldUV';
export const exampleAssetId = 'ast_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const exampleOwnerId = 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRD';
export const exampleAdminId = 'usr_01KAGT4M8E3V9S2QZ7XNBC5WRF';
export const exampleWallet = '0x52908400098527886e0f7030069857d2e4169ee7';
