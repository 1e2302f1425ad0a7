import { z } from 'zod';

/** An exact amount. */
export const Amount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "0.05"')
  .meta({ example: '0.05' });
export const Cap = Amount.nullable().optional();
