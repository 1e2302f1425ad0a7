/** Claims of x402 payments, and the books of the test network. */
export type X402Tables = Record<never, never>;
