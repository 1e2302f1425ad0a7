import { z } from 'zod';
import { ApiKey, CreateApiKey, Scope } from './api-keys.ts';
import { caps } from './caps.ts';
import { exampleTime } from './examples.ts';
import { pageOf } from './page.ts';
import { line } from './text.ts';

/** A client of OAuth, as a person sees it who is asked. */
export const ConnectingClient = z
  .object({
    client_id: z.string(),
    name: z.string().meta({ description: 'As the client calls itself.' }),
    uri: z.string().nullable(),
    redirect_uris: z.array(z.string()).meta({ description: 'Where it may have its users sent back to.' }),
    is_document: z.boolean().meta({ description: 'It describes itself at client_id, so the host of client_id is its own.' }),
  })
  .meta({
    id: 'ConnectingClient',
    example: {
      client_id: 'https://assistant.example/oauth/client.json',
      name: 'Assistant',
      uri: null,
      redirect_uris: ['https://assistant.example/callback'],
      is_document: true,
    },
  });
export type ConnectingClient = z.output<typeof ConnectingClient>;

export const AnswerClient = z
  .strictObject({
    request: z
      .string()
      .min(1)
      .max(8000)
      .meta({ description: 'The query that the page was opened with.', example: 'client_id=...&sig=...' }),
    accept: z.boolean(),
    scopes: z.array(Scope).max(4).default([]),
    services: CreateApiKey.shape.services,
    ...caps,
    expires_at: CreateApiKey.shape.expires_at,
  })
  .refine(({ accept, scopes }) => !accept || scopes.length > 0, { path: ['scopes'], message: 'must name at least one scope' })
  .refine(
    ({ scopes, cap_call: call, cap_day: day, cap_total: total }) =>
      !scopes.includes('spend') || [call, day, total].every((cap) => typeof cap === 'string'),
    {
      path: ['cap_total'],
      message: 'must be given, as must cap_call and cap_day: a client that may spend has a limit',
    },
  )
  .meta({
    id: 'AnswerClient',
    example: {
      request: 'client_id=...&sig=...',
      accept: true,
      scopes: ['search', 'spend'],
      cap_call: '0.10',
      cap_day: '1.00',
      cap_total: '10.00',
    },
  });
export type AnswerClient = z.output<typeof AnswerClient>;

export const AnsweredClient = z
  .object({
    redirect_uri: z
      .string()
      .meta({ description: 'Where the browser goes on: back to the client.', example: 'https://assistant.example/callback?code=...' }),
    api_key: ApiKey.nullable().meta({ description: 'The grant; null where it was refused.' }),
  })
  .meta({ id: 'AnsweredClient', example: { redirect_uri: 'https://assistant.example/callback?error=access_denied', api_key: null } });
export type AnsweredClient = z.output<typeof AnsweredClient>;

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
