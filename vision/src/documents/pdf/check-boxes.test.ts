import { beforeEach, expect, it } from 'vitest';
import { markdown, newPdf, pdf, write } from './test-pdf.ts';

beforeEach(newPdf);

it('check boxes and radio buttons of a form have their states', async () => {
  const page = pdf.addPage([595, 842]);
  const form = pdf.getForm();
  const place = (top: number) => ({ x: 72, y: 842 - top - 2, width: 12, height: 12 });
  for (const [index, label] of ['Wants the newsletter', 'Pays by card', 'Has a dog'].entries()) {
    const top = 100 + index * 24;
    const box = form.createCheckBox(`box ${index}`);
    box.addToPage(page, place(top));
    if (index === 1) box.check();
    write(page, top, [label], { x: 92 });
  }
  const group = form.createRadioGroup('size');
  for (const [index, size] of ['Small', 'Large'].entries()) {
    group.addOptionToPage(size, page, place(200 + index * 24));
    write(page, 200 + index * 24, [size], { x: 92 });
  }
  group.select('Large');
  const text = await markdown();
  expect(text).toContain('- ☐ Wants the newsletter\n- ☒ Pays by card\n- ☐ Has a dog');
  expect(text).toContain('- ☐ Small\n- ☒ Large');
});
