import type { AssetType, DemandAction } from '@farebox/contract';

/** What to do where nothing was found. */
export function demandAction(publicUrl: string, need: string, assetType: AssetType | undefined): DemandAction {
  const body = { need, ...(assetType === undefined ? {} : { asset_type: assetType }) };
  return { method: 'POST', href: `${publicUrl}/api/v1/agent-demand`, body };
}
