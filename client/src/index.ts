export * from './assets.ts';
export * from './client.ts';
export { everyItem, type ConnectionOptions, type IdempotentOptions, type RequestOptions } from './connection.ts';
export type { Download, DownloadOptions } from './download.ts';
export * from './errors.ts';
export { ExactNumber, parseJson, writeJson } from './json.ts';
export * from './owner.ts';
export { verifyReceipt, ReceiptError, type KeySet, type Receipt, type ReceiptCheck } from './receipts.ts';
export type * from './shapes.ts';
export type { UploadOptions, UploadSource } from './upload.ts';
export {
  budget,
  BudgetError,
  type Budget,
  type BudgetLimits,
  type BudgetOptions,
  type OpenPayment,
  type PreparedPayment,
} from './budget.ts';
export { challengeOf, type Challenge, type MppChallenge, type X402Challenge, type X402Offer } from './challenge.ts';
export { payingFetch, type PayingFetchOptions } from './paying-fetch.ts';
export { payingMcp, type McpCaller, type PayingMcpOptions } from './paying-mcp.ts';
export type { Wallets } from './paying.ts';
export { localStorageStore, memoryStore, type Store, type Stored } from './store.ts';
export { verifyWebhook, WebhookError, type VerifiedWebhook, type Webhook, type WebhookCheck } from './webhooks.ts';
export { creditWallet, testWallet, type Quote, type Wallet, type WalletOptions } from './wallet.ts';
