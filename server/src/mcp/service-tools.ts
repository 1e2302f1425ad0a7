import type { Parts } from '../parts.ts';
import { assetTools } from './asset-tools.ts';
import { catalogTools } from './catalog-tools.ts';
import { demandTools } from './demand-tools.ts';
import { paymentTools } from './payment-tools.ts';
import type { ServiceTool } from './service-tool.ts';

/** The free tools by name, in the order they are listed. */
export function serviceTools(parts: Parts): ReadonlyMap<string, ServiceTool> {
  const tools = [...catalogTools(parts), ...assetTools(parts), ...paymentTools(parts), ...demandTools(parts)];
  return new Map(tools.map((tool) => [tool.name, tool]));
}
