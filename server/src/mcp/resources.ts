import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server';
import type { Parts } from '../parts.ts';
import { asProblem } from '../errors.ts';
import type { Catalog } from '../tools/catalog.ts';
import { describeAsset } from '../surface/agent-tools/asset-tools.ts';
import type { Features } from './features.ts';
import type { Origin } from '../surface/origin.ts';
import { findTool } from '../surface/agent-tools/catalog-call.ts';

export type ResourcesParts = Pick<Parts, 'assets' | 'limits' | 'publicUrl' | 'tools'>;

export const catalogUri = 'farebox://catalog';
const toolUriPrefix = 'farebox://tools/';
const assetUriPrefix = 'farebox://assets/';
const mimeType = 'application/json';

/** Resources: the list of tools, the descriptor of each tool, and the public facts of each asset. */
export function resources(parts: ResourcesParts): Pick<Features, 'resources' | 'resourceTemplates' | 'readResource'> {
  const { catalog } = parts.tools;

  async function found(uri: string, origin: Origin): Promise<object | null> {
    await takeRead(parts, origin);
    if (uri === catalogUri) return catalog.listing();
    if (uri.startsWith(toolUriPrefix)) return descriptorOf(catalog, uri.slice(toolUriPrefix.length));
    if (uri.startsWith(assetUriPrefix)) return assetOf(parts, uri.slice(assetUriPrefix.length));
    return null;
  }

  return {
    resources: () => [
      {
        uri: catalogUri,
        name: 'catalog',
        title: 'Tool catalog',
        description: 'Every tool for sale: schemas, price, measured quality, and how a call is paid.',
        mimeType,
      },
    ],
    resourceTemplates: () => [
      {
        uriTemplate: `${toolUriPrefix}{id}`,
        name: 'tool',
        title: 'Descriptor of a tool',
        description: 'One entry of the catalog, by name or id.',
        mimeType,
      },
      {
        uriTemplate: `${assetUriPrefix}{id}`,
        name: 'asset',
        title: 'Preview of an asset',
        description: 'What is known of data or an API before paying, by the id that search_assets gives.',
        mimeType,
      },
    ],
    async readResource({ uri }, origin) {
      const body = await found(uri, origin);
      if (body === null) throw new ResourceNotFoundError(uri);
      return { contents: [{ uri, mimeType, text: JSON.stringify(body) }] };
    },
  };
}

function descriptorOf(catalog: Catalog, name: string): object | null {
  const entry = findTool(catalog, name);
  return entry === null ? null : catalog.descriptor(entry);
}

/** Limited like any free request: each one reads the database. @throws ProtocolError */
async function takeRead({ limits }: ResourcesParts, { allowance }: Origin): Promise<void> {
  try {
    limits.unpaid.take(await allowance());
  } catch (limited) {
    const { message, details } = asProblem(limited);
    throw new ProtocolError(ProtocolErrorCode.InvalidRequest, message, { retryAfterSeconds: details.retryAfterSeconds });
  }
}

async function assetOf({ publicUrl, assets: { assets } }: ResourcesParts, id: string): Promise<object | null> {
  const asset = await assets.find(id);
  return asset === null || asset.status === 'archived' ? null : describeAsset(asset, publicUrl());
}
