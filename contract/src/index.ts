export * from './accounts.ts';
export * from './catalog.ts';
export * from './errors.ts';
export * from './payment.ts';
