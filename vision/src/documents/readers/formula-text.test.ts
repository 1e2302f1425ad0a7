import { expect, it } from 'vitest';
import { formulaText } from './formula-text.ts';
import { parseHtml } from './html-tree.ts';
import { htmlBlocks } from './html-blocks.ts';
import { outlineOf } from './test-files.ts';
import { parseXml } from './xml.ts';

it.each([
  ['<math><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt></math>', '√(x+1)'],
  ['<math><msubsup><mi>x</mi><mi>i</mi><mrow><mn>2</mn><mi>n</mi></mrow></msubsup></math>', 'x_i^2n'],
  ['<math><semantics><mi>y</mi><annotation>\\y</annotation></semantics></math>', 'y'],
  [
    '<m:oMath><m:f><m:fPr><m:type/></m:fPr><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>c</m:t></m:r></m:den></m:f></m:oMath>',
    '(a+b)/c',
  ],
  [
    '<m:oMath><m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub><m:r><m:t>i=1</m:t></m:r></m:sub><m:sup><m:r><m:t>n</m:t></m:r></m:sup><m:e><m:r><m:t>i</m:t></m:r></m:e></m:nary></m:oMath>',
    '∑_(i=1)^n i',
  ],
  ['<m:oMath><m:rad><m:deg/><m:e><m:r><m:t>x</m:t></m:r></m:e></m:rad></m:oMath>', '√(x)'],
])('writes %s on one line', (xml, text) => {
  expect(formulaText(parseXml(xml))).toBe(text);
});

it('takes no longer the deeper a formula is nested', () => {
  expect(formulaText(parseXml(`${'<msqrt>'.repeat(200)}x${'</msqrt>'.repeat(200)}`))).toHaveLength(600);
});

it('keeps the formulas of a page', async () => {
  const root = await parseHtml('<p>It is <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>.</p>');
  expect(outlineOf(await htmlBlocks(root, () => Promise.resolve(null)))).toEqual(['It is 1/2.']);
});
