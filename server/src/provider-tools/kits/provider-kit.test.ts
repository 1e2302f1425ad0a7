import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { standInActions } from '../../../test/upstream/upstream-actions.ts';
import { centsFromMicros } from '../../money.ts';
import { assertAllowedUrl } from '../../net/public-address.ts';
import { readingTools, servedTools } from '../engines/upstream/actions.ts';
import { wireParameters } from '../engines/upstream/parameters.ts';
import { checkInput } from '../../tools/input.ts';
import type { Tool } from '../../tools/tool.ts';
import { providerTools } from './provider-kit.ts';
import type { ProviderTool } from './provider-tool.ts';

type Row = readonly [id: string, required: string, optional: string, policyId: string, cents: number];

const storage = 'ossBucket ossEndpoint';
const callback = 'enableEventCallback callbackUrl';

/** SPEC's table; `callbackUrl` and the `pageIndex` of conversions are ours, and so are the optional inputs of the three tools that it does not list. */
const table: readonly Row[] = [
  [
    'vendor-docai-doc-structure-submit',
    'fileUrl',
    `allowPptFormat formulaEnhancement fileName fileNameExtension pageIndex structureType outputFormat ${callback} ${storage}`,
    'docai-submit-api',
    30,
  ],
  [
    'vendor-docai-doc-parser-submit',
    'fileUrl',
    `customOssConfig llmParam multimediaParameters formulaEnhancement llmEnhancement needHeaderFooter outputHtmlTable enhancementMode fileName fileNameExtension option pageIndex outputFormat ${callback} ${storage}`,
    'docai-submit-api',
    30,
  ],
  [
    'vendor-docai-digital-doc-structure-submit',
    'fileUrl',
    `fileName fileNameExtension imageStrategy revealMarkdown useUrlResponseBody ${storage}`,
    'docai-submit-api',
    30,
  ],
  ['vendor-docai-doc-structure-result', 'id', 'imageStrategy revealMarkdown useUrlResponseBody', 'docai-query-api', 5],
  ['vendor-docai-doc-parser-result', 'id', 'excludeFields layoutNum layoutStepSize', 'docai-query-api', 5],
  ['vendor-docai-pdf-to-image-submit', 'fileUrl', `fileName pageIndex ${callback} ${storage}`, 'docai-submit-api', 30],
  [
    'vendor-docai-pdf-to-excel-submit',
    'fileUrl',
    `forceExportInnerImage forceMergeExcel fileName pageIndex ${callback} ${storage}`,
    'docai-submit-api',
    30,
  ],
  ['vendor-docai-pdf-to-markdown-submit', 'fileUrl', `fileName pageIndex ${storage}`, 'docai-submit-api', 30],
  [
    'vendor-docai-pdf-to-word-submit',
    'fileUrl',
    `fileName pageIndex forceExportInnerImage formulaEnhancement option ${callback} ${storage}`,
    'docai-submit-api',
    30,
  ],
  ['vendor-docai-image-to-markdown-submit', 'imageUrls', `imageNameExtension imageNames ${storage}`, 'docai-submit-api', 30],
  ['vendor-docai-image-to-pdf-submit', 'imageUrls', `imageNameExtension imageNames ${callback} ${storage}`, 'docai-submit-api', 30],
  ['vendor-docai-document-convert-result', 'id', '', 'docai-query-api', 5],
  ['korean-ocr', 'imageUrl', 'needRotate outputCharInfo outputTable', 'ocr-api', 20],
  ['english-ocr', 'imageUrl', 'needRotate outputTable', 'ocr-api', 20],
  ['japanese-ocr', 'imageUrl', 'needRotate outputCharInfo outputTable', 'ocr-api', 20],
  ['multilingual-ocr', 'imageUrl languages', 'needRotate needSortPage outputCharInfo outputTable', 'ocr-api', 20],
  ...visionRows('object-detection main-subject-detection white-background-image-detection security-object-detection'),
  ['kitchen-animal-detection', 'ImageURLA ImageURLB', '', 'vendor-vision', 20],
  ['video-security-object-detection', 'VideoURL', 'CallbackOnlyHasObject StartTimestamp', 'vendor-vision', 20],
  ...visionRows('pedestrian-detection person-counting celebrity-recognition'),
  ['fingerprint-extraction', 'ImageURL', 'ImageData', 'vendor-vision', 20],
  ['portrait-anime-stylization', 'ImageURL', 'AlgoType', 'vendor-vision', 20],
  ['face-database-create', 'Name', '', 'vendor-vision', 20],
  ['face-database-create-entity', 'DbName EntityId', 'Labels', 'vendor-vision', 20],
  [
    'face-database-add-face',
    'DbName EntityId ImageUrl',
    'ExtraData QualityScoreThreshold SimilarityScoreThresholdBetweenEntity SimilarityScoreThresholdInEntity',
    'vendor-vision',
    20,
  ],
  ['face-database-get-entity', 'DbName EntityId', '', 'vendor-vision', 20],
  ...visionRows('face-template-create'),
  ['face-template-delete', 'TemplateId', '', 'vendor-vision', 20],
  ['image-style-recognition', 'Url', '', 'vendor-vision', 20],
  ['image-element-detection', 'Url', '', 'vendor-vision', 20],
  ...visionRows('waste-classification hair-segmentation hd-sky-segmentation'),
  ['sky-replacement', 'ImageURL ReplaceImageURL', '', 'vendor-vision', 20],
  ['mask-refinement', 'ImageURL MaskImageURL', '', 'vendor-vision', 20],
  ...visionRows('face-segmentation-parsing'),
  ['image-segmentation-job-result', 'JobId', '', 'vendor-vision', 20],
];

/** Rule 5 of SPEC. */
const relatedHints =
  'face-database-add-face face-database-create-entity face-template-create sky-replacement face-segmentation-parsing waste-classification fruit-detection image-element-detection security-object-detection kitchen-animal-detection multilingual-ocr english-ocr japanese-ocr';
/** Named as a hint, and sold by no engine. */
const notInThisCatalog = ['fruit-detection'];

const categories = [
  'ocr',
  'object-detection',
  'face-body',
  'image-recognition',
  'image-segmentation',
  'document-understanding',
  'document-conversion',
];

describe('the vision, OCR and document tools', () => {
  it('match the specified table, with its parameters and prices', () => {
    const rows = providerTools.map(({ id, input, pricing }) => {
      const names = Object.keys(input.shape);
      const required = names.filter((name) => input.shape[name]?.safeParse(undefined).success === false);
      const optional = names.filter((name) => !required.includes(name)).sort();
      return [id, required.join(' '), optional.join(' '), pricing.policyId, centsFromMicros(pricing.amountMicros)];
    });
    expect(rows).toEqual(table.map(([id, required, optional, ...price]) => [id, required, optional.split(' ').sort().join(' '), ...price]));
  });

  it('have unique names', () => {
    const names = providerTools.flatMap(({ id, internalServiceId, aliases = [] }) => [
      id,
      ...aliases,
      ...(internalServiceId === undefined ? [] : [internalServiceId]),
    ]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z-]{2,60}$/);
  });

  it('keep their legacy paths', () => {
    const legacy = new Map(providerTools.map(({ id, internalServiceId }) => [id, internalServiceId]));
    expect(legacy.get('pedestrian-detection')).toBe('vendor-facebody-detect-pedestrian');
    for (const { id, internalServiceId = id } of providerTools) expect(internalServiceId).toMatch(/^vendor-/);
  });

  it('list every related service in the specification', () => {
    const named = new Set(providerTools.flatMap(({ relatedServices }) => relatedServices));
    for (const id of relatedHints.split(' ')) expect(named).toContain(id);
  });

  it('have a result tool for every kind of job', () => {
    const read = providerTools.flatMap(({ role }) => (role.kind === 'result' ? role.families : []));
    const submitted = providerTools.flatMap(({ role }) => (role.kind === 'submit' ? [role.family] : []));
    expect(new Set(submitted)).toEqual(new Set(read));
  });

  it('are all served by the upstream, in their roles', () => {
    const served = [...servedTools].map(([id, { job }]) => [id, job]);
    const described = providerTools.flatMap(({ id, role }) =>
      role.kind === 'result' ? [] : [[id, role.kind === 'submit' ? role.family : null]],
    );
    expect(new Map(served as Array<[string, string]>)).toEqual(new Map(described as Array<[string, string]>));
    expect([...readingTools].sort()).toEqual(
      providerTools
        .filter(({ role }) => role.kind === 'result')
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe.each(providerTools.map((tool) => ({ id: tool.id, tool })))('$id', ({ tool }) => {
  it('has a complete description', () => {
    expect(categories).toContain(tool.category);
    for (const texts of [tool.useCases, tool.limitations, tool.tags]) {
      expect(texts.length).toBeGreaterThanOrEqual(2);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text.trim()).toBe(text);
    }
    expect(tool.useCases.length).toBeGreaterThanOrEqual(3);
    expect(tool.descriptionForModel.length).toBeGreaterThan(tool.description.length);
    expect(tool).toMatchObject({ uptime: '99.5%', maxLatencyMs: 5000, method: 'POST', runs: 'outside' });
    expect([800, 1200, 1500]).toContain(tool.typicalResponseTimeMs);
    expect(tool.timeoutMs).toBeGreaterThanOrEqual(tool.maxLatencyMs);
  });

  it('is found in English and Chinese', () => {
    expect(tool.keywords.filter((keyword) => /^[a-z0-9 ]+$/.test(keyword)).length).toBeGreaterThanOrEqual(3);
    expect(tool.keywords.filter((keyword) => /\p{Script=Han}/u.test(keyword)).length).toBeGreaterThanOrEqual(3);
    expect(new Set(tool.keywords).size).toBe(tool.keywords.length);
  });

  it('refers to other existing tools', () => {
    expect(tool.relatedServices.length).toBeGreaterThan(0);
    for (const related of tool.relatedServices) {
      expect(related).not.toBe(tool.id);
      expect([...providerTools.map(({ id }) => id), ...notInThisCatalog]).toContain(related);
    }
    const named =
      tool.descriptionForModel.match(
        /\b(?:vendor-docai(?:-[a-z]+)+|[a-z]+(?:-[a-z]+)*-(?:ocr|detection|counting|replacement|result|entity|face|delete|create))\b/g,
      ) ?? [];
    for (const id of named) expect(providerTools.map((other) => other.id)).toContain(id);
  });

  it('has examples that match its schemas', () => {
    expect(tool.input.parse(tool.exampleRequest)).toEqual(tool.exampleRequest);
    expect(tool.output.parse(tool.exampleResponse)).toEqual(tool.exampleResponse);
    const { data } = tool.exampleResponse as { data: Record<string, unknown> };
    const described = z.toJSONSchema(tool.output).properties?.data as { properties?: Record<string, unknown> };
    for (const member of Object.keys(data)) expect(Object.keys(described.properties ?? {})).toContain(member);
  });

  it('requires data and the id of the request, and content if it reads text', () => {
    const required = z.toJSONSchema(tool.output).required;
    expect(required).toEqual(tool.category === 'ocr' ? ['requestId', 'data', 'content'] : ['requestId', 'data']);
    expect(tool.output.parse({ requestId: 'r', data: { more: [1] }, content: '' })).toEqual({
      requestId: 'r',
      data: { more: [1] },
      content: '',
    });
  });

  it('has JSON Schemas that every host accepts: plain objects with described members', () => {
    const input = z.toJSONSchema(tool.input, { io: 'input' });
    const output = z.toJSONSchema(tool.output, { io: 'output' });
    expect(input).toMatchObject({ type: 'object', additionalProperties: false });
    expect(output).toMatchObject({ type: 'object' });
    for (const member of Object.values({ ...input.properties, ...output.properties })) {
      expect(member).toMatchObject({ description: expect.stringMatching(/^\S/) });
    }
  });

  it('describes correctly what it refuses', () => {
    for (const { input, error, statusCode } of tool.errorExamples.filter((example) => example.statusCode === 400)) {
      expect({ error: outcomeOf(tool, input), statusCode }).toEqual({ error, statusCode });
    }
    expect(tool.errorExamples[0]?.error).toMatch(/is required$|^required parameters are missing$/);
  });

  it('accepts storage at the provider, which an engine may refuse', () => {
    for (const name of ['ossBucket', 'ossEndpoint', 'customOssConfig'].filter((name) => name in tool.input.shape)) {
      const value = name === 'customOssConfig' ? { AccessId: 'a' } : 'mine';
      expect(outcomeOf(tool, { ...tool.exampleRequest, [name]: value })).toBeNull();
    }
  });

  it('sends only parameters that its action has, under their names there', () => {
    const served = servedTools.get(tool.id);
    if (served === undefined) return;
    const action = standInActions[served.action.action];
    const known = [...(action?.required ?? []), ...(action?.optional ?? [])];
    const input = Object.fromEntries(Object.keys(tool.input.shape).map((name) => [name, exampleOf(tool, name)]));
    expect(tool.input.safeParse(input).success).toBe(true);
    const sent = [...wireParameters(served, input).keys()];
    expect(known).toEqual(expect.arrayContaining(sent));
    const isConversion = tool.role.kind === 'submit' && tool.role.family === 'convert';
    const ours = ['enableEventCallback', 'callbackUrl', 'ImageData', ...(isConversion ? ['pageIndex'] : [])].filter(
      (name) => name in input,
    );
    expect(sent).toHaveLength(Object.keys(input).length - ours.length);
  });
});

/** The message of the refusal; null when nothing is refused. */
function outcomeOf(tool: ProviderTool, input: unknown): string | null {
  const checked = checkInput({ ...tool, run: unused } satisfies Tool, input);
  if (checked.kind === 'invalid') return checked.problem.message;
  try {
    for (const value of Object.values(checked.value).flat()) {
      if (typeof value === 'string' && /^https?:/.test(value)) assertAllowedUrl(value, { allowsPrivateAddresses: false });
    }
    return null;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

const unused = () => Promise.reject(new Error('is not run here'));

function exampleOf(tool: ProviderTool, name: string): unknown {
  const schema = z.toJSONSchema(tool.input, { io: 'input' }).properties?.[name] as { type?: string; examples?: unknown[] } | undefined;
  return schema?.type === 'boolean' ? true : schema?.examples?.[0];
}

function visionRows(ids: string): Row[] {
  return ids.split(' ').map((id) => [id, 'ImageURL', '', 'vendor-vision', 20] as const);
}
