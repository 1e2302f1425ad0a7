import { inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { statementNumber, statementPdf, type StatementDocument } from './statement-pdf.ts';

const [since, until] = [Date.parse('2026-10-01T00:00:00Z'), Date.parse('2026-11-01T00:00:00Z')];

async function* entries(count: number) {
  for (let at = 0; at < count; at += 1) yield { kind: 'sale', title: `Rain ${at % 700}`, amountMicros: 40_000, createdAt: since };
  yield { kind: 'payout', title: null, amountMicros: -25_000, createdAt: until - 1 };
}

function statement(changes: Partial<StatementDocument> = {}): StatementDocument {
  return {
    accountId: 'usr_1',
    since,
    until,
    language: 'en',
    issuer: { operator: 'Harbour (Data) Ltd | 1 Quay Road', taxLine: 'VAT GB 123', publicUrl: 'https://farebox.example' },
    owner: { name: '李雨 Ada', email: 'ada@example.com', wallet: null },
    openingMicros: 1_000_000,
    entries: entries(2),
    now: until,
    ...changes,
  };
}

/** What is drawn, with the texts that are no Latin. */
function textIn(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  const drawn = [...streams].map(([, content = '']) => inflateSync(Buffer.from(content, 'latin1')).toString('latin1')).join('\n');
  return drawn.replace(/<([0-9A-F]+)>/g, (_, hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le'));
}

describe('the statement as a PDF', () => {
  it('has a number, both parties, what was sold, the payout, the tax line and the balances', async () => {
    const pdf = await statementPdf(statement());
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
    const text = textIn(pdf);
    for (const said of [
      'ST-20261001-20261101-',
      'Harbour \\(Data\\) Ltd',
      '1 Quay Road',
      '李雨',
      'Ada',
      'Tax: VAT GB 123',
      'Share of sales: Rain 1',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(
      /Opening balance[\s\S]*\(1\.00\)[\s\S]*Payout 2026-10-31[\s\S]*\(-0\.025\)[\s\S]*Closing balance[\s\S]*\(1\.055\)/,
    );
    expect(text).not.toContain('Provisional');
  });

  it('is the same whenever it is asked for, and numbered for its account and period alone', async () => {
    expect(await statementPdf(statement())).toEqual(await statementPdf(statement({ now: until + 1 })));
    const numbers = [{}, { accountId: 'usr_2' }, { until: until + 1 }].map((change) => statementNumber(statement(change)));
    expect(new Set(numbers).size).toBe(3);
  });

  it('is bounded, adds the rest in one line, and says in Chinese that its period goes on', async () => {
    const pdf = await statementPdf(statement({ language: 'zh', entries: entries(5000), now: until - 1 }));
    expect((await PDFDocument.load(pdf)).getPageCount()).toBeLessThan(15);
    const text = textIn(pdf);
    expect(text).toContain('收入对账单');
    expect(text).toContain('临时对账单');
    expect(text).toMatch(/其他（见[\s\S]*\(200\.975\)/);
  });
});
