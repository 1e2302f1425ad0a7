import { assetTools, type AssetToolsParts } from './asset-tools.ts';
import type { CatalogCallParts } from './catalog-call.ts';
import { catalogTools } from './catalog-tools.ts';
import { demandTools, type DemandToolsParts } from './demand-tools.ts';
import { pledgeTools, type PledgeToolsParts } from './pledge-tools.ts';
import { searchTool, type SearchToolParts } from './search-tool.ts';
import { paymentTools, type PaymentToolsParts } from './payment-tools.ts';
import type { ServiceTool } from './service-tool.ts';

export type ServiceToolsParts = CatalogCallParts &
  AssetToolsParts &
  PaymentToolsParts &
  DemandToolsParts &
  PledgeToolsParts &
  SearchToolParts;

/** The free tools by name, in the order they are listed. */
export function serviceTools(parts: ServiceToolsParts): ReadonlyMap<string, ServiceTool> {
  const tools = [
    searchTool(parts),
    ...catalogTools(parts),
    ...assetTools(parts),
    ...paymentTools(parts),
    ...demandTools(parts),
    ...pledgeTools(parts),
  ];
  return new Map(tools.map((tool) => [tool.name, tool]));
}
