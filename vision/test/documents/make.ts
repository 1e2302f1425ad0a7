import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cjk, columns, report, secret } from './sources.ts';

/**
 * Makes the PDFs beside this file: `node vision/test/documents/make.ts`, where LibreOffice and the fonts Liberation and Noto CJK are
 * installed (Debian: libreoffice-writer-nogui, fonts-liberation2, fonts-noto-cjk). Each is written from its source in sources.ts.
 */
const folder = mkdtempSync(join(tmpdir(), 'documents-'));
for (const [name, text] of Object.entries({ report: await report(), columns: columns(), cjk: cjk() })) {
  const source = join(folder, `${name}.fodt`);
  writeFileSync(source, text);
  convert(source, 'pdf');
}
const source = join(folder, 'encrypted.fodt');
writeFileSync(source, secret());
const options = JSON.stringify({
  EncryptFile: { type: 'boolean', value: 'true' },
  DocumentOpenPassword: { type: 'string', value: 'secret' },
});
convert(source, `pdf:writer_pdf_Export:${options}`);
rmSync(folder, { recursive: true });

function convert(source: string, format: string): void {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', format, '--outdir', import.meta.dirname, source]);
}
