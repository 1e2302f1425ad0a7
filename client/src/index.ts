export * from './assets.ts';
export * from './client.ts';
export type { ConnectionOptions } from './connection.ts';
export type { Download, DownloadOptions } from './download.ts';
export * from './errors.ts';
export * from './owner.ts';
export { verifyReceipt, ReceiptError, type KeySet, type Receipt, type ReceiptCheck } from './receipts.ts';
export type { UploadOptions, UploadSource } from './upload.ts';
export { creditWallet, testWallet, type PaymentService, type Wallet, type WalletOptions } from './wallet.ts';
