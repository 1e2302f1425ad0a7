import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { ReceiptSigner } from '../payments/receipts.ts';
import type { Env } from './client-address.ts';

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

const getKeys = createRoute({
  method: 'get',
  path: '/.well-known/jwks.json',
  operationId: 'getReceiptKeys',
  tags: ['Discovery'],
  summary: 'The public keys that payment receipts are checked with',
  responses: { 200: { description: 'The keys, that in use first.', content: { 'application/json': { schema: KeySet, example } } } },
});

/** The keys of `X-Payment-Receipt`, to be mounted at the root. */
export function jwksRoutes({ receipts }: { receipts: ReceiptSigner }): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>();
  app.openapi(getKeys, (c) => {
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ keys: [...receipts.keys] }, 200);
  });
  return app;
}
