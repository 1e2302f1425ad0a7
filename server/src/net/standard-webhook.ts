import { createHmac } from 'node:crypto';

/**
 * Headers that let a receiver verify the origin and age of a webhook.
 * Source: Standard Webhooks 1.0.0, "Webhook signatures" (github.com/standard-webhooks/standard-webhooks).
 *
 * @param secret `whsec_` and the key in base64
 */
export function webhookHeaders(secret: string, { id, atMs, body }: { id: string; atMs: number; body: string }): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const timestamp = Math.floor(atMs / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
