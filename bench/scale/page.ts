import { readFile, writeFile } from 'node:fs/promises';
import { capacity, scales, use, type Assumption } from './assumptions.ts';
import { operations, readCosts, type Costs, type Operation } from './costs.ts';
import { demandAt, limitsOf } from './simulation.ts';

const page = new URL('../../docs/scale.md', import.meta.url);

/** Writes the tables of docs/scale.md from costs.json and the assumptions; the text between them stays. */
export async function writeScalePage(): Promise<void> {
  await writeFile(page, withTables(await readFile(page, 'utf8'), readCosts()));
}

/** @throws where the page has lost a mark */
export function withTables(text: string, costs: Costs): string {
  return Object.entries(tablesOf(costs)).reduce((before, [name, table]) => {
    const [begin, end] = [`<!-- ${name}: written by npm run bench -- scale -->`, `<!-- end of ${name} -->`];
    const [head, rest] = [before.split(begin)[0] ?? '', before.split(begin)[1]];
    const tail = rest?.split(end)[1];
    if (rest === undefined || tail === undefined) throw new Error(`docs/scale.md has lost the marks of ${name}`);
    return `${head}${begin}\n\n${table}\n\n${end}${tail}`;
  }, text);
}

const names: Readonly<Record<Operation, string>> = {
  challenge: 'challenge (402)',
  paidCall: 'paid call: payment and use',
  fetch: 'paid fetch: payment and delivery',
  search: 'search',
  asset: 'asset stored, in a batch',
  event: 'demand signal',
};

function tablesOf(costs: Costs): Record<string, string> {
  return {
    costs: costTable(costs),
    demand: demandTable(costs),
    limits: limitTable(costs),
    assumptions: assumptionTable({ ...use, ...capacity }),
  };
}

function costTable(costs: Costs): string {
  const cells = (dialect: 'sqlite' | 'postgres', operation: Operation) => {
    const { serverCpuMicros, databaseCpuMicros, rows, bytes } = costs[dialect][operation];
    const cpu =
      dialect === 'sqlite'
        ? [whole(serverCpuMicros)]
        : [whole(serverCpuMicros), databaseCpuMicros === null ? '?' : whole(databaseCpuMicros)];
    return [...cpu, rows.toFixed(1), whole(Math.max(0, bytes))];
  };
  const rows = operations.map((operation) => [names[operation], ...cells('sqlite', operation), ...cells('postgres', operation)]);
  const [few, all] = costs.assets;
  const heads = ['One', 'SQLite: service us', 'rows', 'bytes', 'PostgreSQL: service us', 'database us', 'rows', 'bytes'];
  const search = (dialect: 'sqlite' | 'postgres') => {
    const { serverCpuMicros, databaseCpuMicros } = costs.searchAmongFew[dialect];
    return `${whole(serverCpuMicros)}${dialect === 'sqlite' ? '' : ` and ${whole(databaseCpuMicros ?? 0)}`} us`;
  };
  const where = `Measured with ${costs.node} on ${costs.processor}, ${costs.cores} cores, among ${count(all)} assets.`;
  const amongFew = `Among ${count(few)} assets, a search took ${search('sqlite')} with SQLite, ${search('postgres')} with PostgreSQL.`;
  const noise = 'What grows with the catalog is lost in the noise among so few.';
  return `${table(heads, rows)}\n\n${where} ${amongFew} ${noise}`;
}

function demandTable(costs: Costs): string {
  const demands = scales.map((calls) => ({ sqlite: demandAt(costs, 'sqlite', calls), postgres: demandAt(costs, 'postgres', calls) }));
  const row = (name: string, of: (demand: (typeof demands)[number]) => string) => [name, ...demands.map(of)];
  const replicas = (cores: number) => count(Math.max(1, Math.ceil(cores / capacity.busyShare.value)));
  return table(
    ['Paid calls a day', ...scales.map(power)],
    [
      row('assets', ({ postgres }) => count(postgres.assets)),
      row('paid calls a second, at the peak', ({ postgres }) => count(postgres.callsPerSecond)),
      row(
        'with SQLite: cores of the one process',
        ({ sqlite }) => `${sqlite.serviceCores.toFixed(2)}${sqlite.serviceCores > capacity.busyShare.value ? ' (too many)' : ''}`,
      ),
      row('with PostgreSQL: replicas of the service', ({ postgres }) => replicas(postgres.serviceCores)),
      row('cores of the database', ({ postgres }) => postgres.databaseCores.toFixed(1)),
      row('rows a day', ({ postgres }) => count(postgres.rowsPerDay)),
      row('growth of the database a day', ({ postgres }) => size(postgres.bytesPerDay)),
      row('transactions a day', ({ postgres }) => count(postgres.transactionsPerDay)),
      row('log of changes a second, at the peak', ({ postgres }) => size(postgres.walBytesPerSecond)),
      row('vector index, half vectors', ({ postgres }) => size(postgres.vectorBytes.half)),
      row('updates a second of the hottest row', ({ postgres }) => postgres.hottestRowPerSecond.toFixed(1)),
    ],
  );
}

function limitTable(costs: Costs): string {
  const rows = limitsOf(costs).map(({ name, callsPerDay, capacity: most, answer, needs }) => [
    Number.isFinite(callsPerDay) ? rounded(callsPerDay) : 'never',
    name,
    most,
    answer,
    needs,
  ]);
  return table(['Paid calls a day', 'What ends', 'At', 'What answers it', 'Needs'], rows);
}

function assumptionTable(all: Readonly<Record<string, Assumption>>): string {
  return table(
    ['Assumption', 'Value', 'Why'],
    Object.entries(all).map(([name, { value, unit, reason }]) => [
      `\`${name}\``,
      `${value >= 1e6 ? power(value) : String(value)} ${unit}`,
      reason,
    ]),
  );
}

function table(heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '---'))), ...rows.map(line)].join('\n');
}

const whole = (value: number) => count(Math.round(value));
const count = (value: number) => (value >= 1e6 ? rounded(value) : Math.round(value).toLocaleString('en'));

/** E.g. `2.3 * 10^7`. */
function rounded(value: number): string {
  if (value < 1e5) return Math.round(value).toLocaleString('en');
  const exponent = Math.floor(Math.log10(value));
  const factor = (value / 10 ** exponent).toFixed(1);
  return factor === '10.0' ? `10^${exponent + 1}` : factor === '1.0' ? `10^${exponent}` : `${factor} * 10^${exponent}`;
}

const power = (value: number) => rounded(value);

function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** step;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[step]}`;
}
