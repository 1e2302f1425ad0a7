import { z } from 'zod';

/** How an order of credit stands. */
export const CheckoutStatus = z.enum(['open', 'processing', 'paid', 'failed', 'expired', 'review']);
