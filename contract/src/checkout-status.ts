import { z } from '@hono/zod-openapi';

/** How an order of credit stands. */
export const CheckoutStatus = z.enum(['open', 'processing', 'paid', 'failed', 'expired', 'review']);
