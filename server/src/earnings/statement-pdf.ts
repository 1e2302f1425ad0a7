import { createHash } from 'node:crypto';
import { rfc3339 } from '../clock.ts';
import type { Language } from '../language.ts';
import { formatAmount, type Micros } from '../money.ts';
import { paper, type Issuer, type PaperRow } from '../paper.ts';

export interface StatementDocument {
  accountId: string;
  /** Epoch milliseconds, the end exclusive. */
  since: number;
  until: number;
  language: Language;
  issuer: Issuer;
  owner: { name: string; email: string; wallet: string | null };
  openingMicros: Micros;
  /** In the order of time; read once. */
  entries: AsyncIterable<{ kind: string; title: string | null; amountMicros: Micros; createdAt: number }>;
  now: number;
}

const texts = {
  title: ['Statement of earnings', '收入对账单'],
  number: ['Number', '编号'],
  period: ['Period (UTC)', '期间（UTC）'],
  open: ['Provisional: the period has not ended.', '临时对账单：期间尚未结束。'],
  what: ['What', '内容'],
  count: ['Count', '数量'],
  amount: ['Amount (USD)', '金额（美元）'],
  opening: ['Opening balance', '期初余额'],
  closing: ['Closing balance', '期末余额'],
  others: ['Others, which the CSV file lists', '其他（见 CSV 文件）'],
  sale: ['Share of sales', '销售分成'],
  payout: ['Payout', '付款'],
} as const;
type Say = (name: keyof typeof texts) => string;

/** Told apart on the statement: what was sold, and the days of payouts. The rest is one line. */
const linesMax = 400;

/** The same for the same account and period, whenever it is asked for. */
export function statementNumber({ accountId, since, until }: Pick<StatementDocument, 'accountId' | 'since' | 'until'>): string {
  const day = (at: number) => rfc3339(at).slice(0, 10).replaceAll('-', '');
  const hash = createHash('sha256').update(`${accountId} ${since} ${until}`).digest('hex').slice(0, 6).toUpperCase();
  return `ST-${day(since)}-${day(until)}-${hash}`;
}

/** A statement for an accountant: numbered, both parties, what was sold in sums, payouts, the balance before and after. */
export async function statementPdf(statement: StatementDocument): Promise<Buffer<ArrayBuffer>> {
  const { language, since, until, openingMicros, issuer, owner, now } = statement;
  const say: Say = (name) => texts[name][language === 'zh' ? 1 : 0];
  const { lines, closingMicros } = await summed(statement, say);
  const minute = (at: number) => rfc3339(at).slice(0, 16).replace('T', ' ');
  const number = statementNumber(statement);
  return paper({
    language,
    title: say('title'),
    number,
    facts: [`${say('number')}: ${number}`, `${say('period')}: ${minute(since)} - ${minute(until)}`],
    issuer,
    receiver: [owner.name, owner.email, ...(owner.wallet === null ? [] : [owner.wallet])],
    notes: until > now ? [say('open')] : [],
    heads: [say('what'), say('count'), say('amount')],
    rows: [
      { cells: [say('opening'), '', formatAmount(openingMicros)], isBold: true },
      ...lines.map(({ what, count, micros }): PaperRow => ({ cells: [what, String(count), formatAmount(micros)] })),
      { cells: [say('closing'), '', formatAmount(closingMicros)], isBold: true },
    ],
  });
}

interface Line {
  what: string;
  count: number;
  micros: Micros;
}

/** Sales by what was sold and by kind of entry; payouts by day. */
async function summed({ entries, openingMicros }: StatementDocument, say: Say): Promise<{ lines: Line[]; closingMicros: Micros }> {
  const lines = new Map<string, Line>();
  let closingMicros = openingMicros;
  for await (const { kind, title, amountMicros, createdAt } of entries) {
    closingMicros += amountMicros;
    const name = kind === 'sale' || kind === 'payout' ? say(kind) : kind.replaceAll('_', ' ');
    const what = kind.startsWith('payout') ? `${name} ${rfc3339(createdAt).slice(0, 10)}` : [name, title].filter(Boolean).join(': ');
    const key = lines.has(what) || lines.size < linesMax ? what : say('others');
    const line = lines.get(key) ?? { what: key, count: 0, micros: 0 };
    lines.set(key, { ...line, count: line.count + 1, micros: line.micros + amountMicros });
  }
  return { lines: [...lines.values()], closingMicros };
}
