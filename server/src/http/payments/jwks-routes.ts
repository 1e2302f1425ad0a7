import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Addition } from '../../discovery/addition.ts';
import { problem } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { routesOf } from '../../surface/route.ts';
import type { Env } from '../../surface/client-address.ts';

const KeySet = z
  .object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
        kid: z.string().meta({ description: 'Thumbprint of the key (RFC 7638), as receipts name it.' }),
        x: z.string().meta({ description: 'The public key, base64url.' }),
      }),
    ),
  })
  .openapi('KeySet');

/** The key of RFC 8037, A.2. */
const example: z.output<typeof KeySet> = {
  keys: [
    {
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    },
  ],
};

const inDiscovery = routesOf({ tags: ['Discovery'] });
const getKeys = inDiscovery.get('/.well-known/jwks.json', {
  operationId: 'getReceiptKeys',
  summary: 'The public keys that verify what this service signs, such as payment receipts',
  responses: { 200: { description: 'The keys, that in use first.', content: { 'application/json': { schema: KeySet, example } } } },
});

const DidDocument = z
  .object({
    '@context': z.array(z.string()),
    id: z.string().meta({ description: 'The did:web of this service.' }),
    verificationMethod: z.array(
      z.object({ id: z.string(), type: z.literal('JsonWebKey2020'), controller: z.string(), publicKeyJwk: KeySet.shape.keys.element }),
    ),
    assertionMethod: z.array(z.string()),
  })
  .openapi('DidDocument');

const did = 'did:web:tools.example';
const method = `${did}#${example.keys[0]?.kid}`;
const didDocument = {
  200: {
    description: 'The document.',
    content: {
      'application/json': {
        schema: DidDocument,
        example: {
          '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
          id: did,
          verificationMethod: example.keys.map((publicKeyJwk) => ({
            id: method,
            type: 'JsonWebKey2020' as const,
            controller: did,
            publicKeyJwk,
          })),
          assertionMethod: [method],
        },
      },
    },
  },
};
const getDid = inDiscovery.get('/.well-known/did.json', {
  operationId: 'getDidDocument',
  summary: 'The same keys as a did:web document, for receipts of the x402 extension offer-receipt',
  responses: didDocument,
});

const directoryType = 'application/http-message-signatures-directory+json';
const getDirectory = inDiscovery.get('/.well-known/http-message-signatures-directory', {
  operationId: 'getSignatureDirectory',
  summary: 'The public key that requests of this service to others are signed with (Web Bot Auth)',
  problems: ['not_found'],
  responses: { 200: { description: 'The key.', content: { [directoryType]: { schema: KeySet, example } } } },
});

/** If a service has an address with a path, did:web looks for its document there. */
const getDidUnderPath = inDiscovery.get('/did.json', {
  operationId: 'getDidDocumentUnderPath',
  summary: 'The same document, where did:web looks for it when the service has an address with a path',
  responses: didDocument,
});

/** The keys of `X-Payment-Receipt`, and those of optional rooms, to be mounted at the root. */
export function jwksRoutes(
  { payments: { receipts }, requestKey }: Pick<Parts, 'payments' | 'requestKey'>,
  additions: readonly Addition[],
): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  app.openapi(getKeys, async (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    const added = await Promise.all(additions.map(async ({ publicKeys }) => (await publicKeys?.()) ?? []));
    return c.json({ keys: [...receipts.keys, ...added.flat()] }, 200);
  });
  app.openAPIRegistry.registerPath(getDirectory);
  app.get(getDirectory.path, (c) => {
    if (requestKey === null) throw problem('not_found');
    return c.body(JSON.stringify({ keys: [requestKey] }), 200, { 'Cache-Control': 'public, max-age=300', 'Content-Type': directoryType });
  });
  app.openapi(getDid, (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json(receipts.didDocument(), 200);
  });
  app.openapi(getDidUnderPath, (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json(receipts.didDocument(), 200);
  });
  return app;
}
