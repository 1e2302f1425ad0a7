import { z } from 'zod';
import { exampleTime } from './examples.ts';
import { pageOf } from './page.ts';
import { line } from './text.ts';

/** A client of OAuth as admins see it. */
export const OAuthClient = z
  .object({
    client_id: z.string(),
    name: z.string().meta({ description: 'As the client calls itself, or as an admin entered it.' }),
    origin: z
      .enum(['document', 'registered', 'entered'])
      .meta({ description: 'document: it describes itself at client_id; registered: by itself; entered: by an admin.' }),
    redirect_uris: z.array(z.string()),
    has_secret: z.boolean(),
    grants: z.int().meta({ description: 'How many people let it act for them now.' }),
    created_at: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'OAuthClient',
    example: {
      client_id: 'aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeF',
      name: 'Our assistant',
      origin: 'entered',
      redirect_uris: ['https://assistant.example/callback'],
      has_secret: true,
      grants: 3,
      created_at: exampleTime,
    },
  });
export type OAuthClient = z.output<typeof OAuthClient>;

export const OAuthClientPage = pageOf(OAuthClient).meta({ id: 'OAuthClientPage' });

export const CreateOAuthClient = z
  .strictObject({
    name: line(100),
    redirect_uris: z.array(z.string().min(1).max(500)).min(1).max(20),
    has_secret: z.boolean().default(false).meta({ description: 'For a client on a server, which can keep a secret.' }),
  })
  .meta({
    id: 'CreateOAuthClient',
    example: { name: 'Our assistant', redirect_uris: ['https://assistant.example/callback'], has_secret: true },
  });

export const CreatedOAuthClient = z
  .object({ client_id: z.string(), client_secret: z.string().nullable().meta({ description: 'Shown once.' }) })
  .meta({ id: 'CreatedOAuthClient', example: { client_id: 'aBcDeFgHiJkLmNoPqRsTuVwXyZaBcDeF', client_secret: 'not-a-real-one' } });
export type CreatedOAuthClient = z.output<typeof CreatedOAuthClient>;
