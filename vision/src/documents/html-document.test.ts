import { expect, it } from 'vitest';
import { htmlDocument } from './html-document.ts';
import { cell, item, model, paragraph, table } from './writers/test-models.ts';

it('texts and tables from right to left say so, others do not', () => {
  const blocks = [paragraph('مرحبا بكم'), paragraph('Welcome, مرحبا'), item(0, '•', 'שלום'), table([[cell(0, 'اسم'), cell(1, 'Name')]])];
  const html = htmlDocument(model(blocks), { pictureAddress: (name) => name, withFurniture: false });
  expect(html).toContain('<p dir="rtl">مرحبا');
  expect(html).toContain('<p>Welcome');
  expect(html).toContain('<li dir="rtl">');
  expect(html).toContain('<td dir="rtl">اسم</td><td>Name</td>');
});
