export * from './client.ts';
export * from './wallet.ts';
