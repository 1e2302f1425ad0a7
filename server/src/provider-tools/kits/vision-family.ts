import { pricingPolicies } from '../../tools/tool.ts';
import { visionTimeoutMs, type ProviderToolFamily } from './provider-tool.ts';

/** The common parts of all tools that work on one picture. */
export const pictureAnalysis: Omit<ProviderToolFamily, 'category' | 'tags' | 'keywords'> = {
  limitations: [
    'The picture has to be at a public address: JPEG, PNG or BMP, at most 10 MB; most tools want at most 3 MB and 2000 pixels a side.',
  ],
  pricing: pricingPolicies.vendorVision,
  role: { kind: 'sync' },
  complexity: 'moderate',
  typicalResponseTimeMs: 1500,
  timeoutMs: visionTimeoutMs,
  cacheable: true,
  idempotent: true,
  inputTypes: ['url'],
  outputTypes: ['object'],
};

/** Links to results expire. */
export const pictureEditing: Omit<ProviderToolFamily, 'category' | 'tags' | 'keywords'> = {
  ...pictureAnalysis,
  limitations: [
    ...pictureAnalysis.limitations,
    'The picture that was made is behind a link that may work for only about half an hour: download it at once.',
  ],
  complexity: 'complex',
  cacheable: false,
  outputTypes: ['object', 'url'],
};

export const width = 'Width of the picture, in pixels.';
export const height = 'Height of the picture, in pixels.';
