import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import * as contract from '@farebox/contract';
import { z } from 'zod';

/**
 * Makes every schema of the contract with an id a component of the OpenAPI document. The generator reads names only from its own
 * registry; it would write an id from `meta` into the schema like any other member.
 */
export function nameContractSchemas(): void {
  for (const schema of Object.values(contract)) {
    if (!(schema instanceof z.ZodType)) continue;
    const id = schema.meta()?.id;
    if (id !== undefined) zodToOpenAPIRegistry.add(schema, { _internal: { refId: id } });
  }
}
