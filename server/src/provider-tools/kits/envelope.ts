import { z } from 'zod';

/** The known members of `data`: described but not checked, because the provider adds and omits members. */
export type DataMembers = Readonly<Record<string, string>>;

export const exampleRequestId = 'req_01K9ZJ6W3M8Q4T7V2X5Y0A1B2C';

/** The answer of all vision, OCR and document tools. */
export function envelope(members: DataMembers, hasContent: boolean): z.ZodObject {
  const data = Object.fromEntries(
    Object.entries(members).map(([name, description]) => [name, z.unknown().optional().meta({ description })]),
  );
  const content = z.string().meta({ description: 'The text that was read.' });
  return z.object({
    requestId: z.string().meta({ description: 'Id of this call, also in the header X-Request-Id.', examples: [exampleRequestId] }),
    data: z.looseObject(data).meta({ description: 'The result. Further members are possible.' }),
    code: z.string().optional().meta({ description: 'A word or number for the state, e.g. `200` or `DocProcessing`.' }),
    message: z.string().optional().meta({ description: 'The state in words.' }),
    content: hasContent ? content : content.optional(),
  });
}
