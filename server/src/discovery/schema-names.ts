import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import * as contract from '@farebox/contract';
import { z } from 'zod';

/**
 * Makes every schema of the contract that has an id a component of the OpenAPI document. The generator takes names from a registry of
 * its own; an id that only `meta` says would be written into the schema like any other member.
 */
export function nameContractSchemas(): void {
  for (const schema of Object.values(contract)) {
    if (!(schema instanceof z.ZodType)) continue;
    const id = schema.meta()?.id;
    if (id !== undefined) zodToOpenAPIRegistry.add(schema, { _internal: { refId: id } });
  }
}
