import { z } from 'zod';

/** The status of a credit order. */
export const CheckoutStatus = z.enum(['open', 'processing', 'paid', 'failed', 'expired', 'review']);
