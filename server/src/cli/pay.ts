import { clientOf, print, required, type Command } from './command.ts';

/** `farebox pay PAYMENT_ID`: pays with --provider and shows the payment, whose token is then good for a call. */
export const payCommand: Command = async ([paymentId], options) => {
  const payment = await clientOf(options).pay(required(paymentId, 'PAYMENT_ID'), options.provider);
  print(payment, options, () => `${payment.status}: $${payment.amount} for ${payment.serviceId}\ntoken ${payment.token}`);
};
