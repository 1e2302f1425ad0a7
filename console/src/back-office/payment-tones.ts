import type { AdminPayment } from '@farebox/contract';
import type { Tone } from '../ui/badge.tsx';

export const paymentTones: Readonly<Record<AdminPayment['status'], Tone>> = {
  paid: 'good',
  refunded: 'warn',
  pending: 'accent',
  expired: 'plain',
  failed: 'bad',
};
