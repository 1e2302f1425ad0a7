import { assetTools, type AssetToolsParts } from './asset-tools.ts';
import type { CatalogCallParts } from './catalog-call.ts';
import { catalogTools } from './catalog-tools.ts';
import { demandTools, type DemandToolsParts } from './demand-tools.ts';
import { searchTool, type SearchToolParts } from './search-tool.ts';
import { paymentTools, type PaymentToolsParts } from './payment-tools.ts';
import type { ServiceTool } from './service-tool.ts';

export type ServiceToolsParts = CatalogCallParts & AssetToolsParts & PaymentToolsParts & DemandToolsParts & SearchToolParts;

/**
 * The free tools by name, in the order they are listed.
 * @param added those of optional rooms
 */
export function serviceTools(parts: ServiceToolsParts, added: readonly ServiceTool[] = []): ReadonlyMap<string, ServiceTool> {
  const tools = [searchTool(parts), ...catalogTools(parts), ...assetTools(parts), ...paymentTools(parts), ...demandTools(parts), ...added];
  return new Map(tools.map((tool) => [tool.name, tool]));
}
