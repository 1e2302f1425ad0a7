import type { Tool } from '../src/tools/tool.ts';
import { countedTool, type CountedTool } from './counted-tool.ts';
import { uploadedAsset } from './registry.ts';
import { startService, type Service } from './service.ts';

/** The path of a tool that echoes its input, and an input for it. */
export const echo = '/api/tools/counted-echo';
export const note = { note: 'hello' };
/** For `word-count`. */
export const text = { text: 'to be or not to be' };

/** What wallets buy from: a service with a tool that counts its runs, and with an asset. */
export interface WalletService {
  service: Service;
  counter: CountedTool;
  assetId: string;
}

export async function walletService(extraTools: readonly Tool[] = []): Promise<WalletService> {
  const counter = countedTool();
  const service = await startService({ extraTools: [counter.tool, ...extraTools] });
  const { id: assetId } = await uploadedAsset(service, (await service.customer()).login);
  return { service, counter, assetId };
}
