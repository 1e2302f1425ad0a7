import { z } from 'zod';

/** An exact amount. */
export const Amount = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "0.05"')
  .meta({ example: '0.05' });
const Cap = Amount.nullable().optional();

/** What a key, a member of a team or a client of OAuth may spend. Null: any amount. Absent: any amount for a new one, as before for a changed one. */
export const caps = {
  cap_call: Cap.meta({ description: 'The maximum price of one call.' }),
  cap_day: Cap.meta({ description: 'The maximum to spend in a UTC day; for a member, together with the keys that they made.' }),
  cap_total: Cap.meta({ description: 'The maximum to spend in total; for a member, together with the keys that they made.' }),
};

/** The same, as it is answered. */
export const storedCaps = { cap_call: z.string().nullable(), cap_day: z.string().nullable(), cap_total: z.string().nullable() };
