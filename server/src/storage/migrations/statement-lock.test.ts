import { expect, it } from 'vitest';
import { migrations } from '../migrate.ts';
import { locksOf } from './statement-lock.ts';

const locks = (...statements: string[]) => locksOf(statements, 'postgres').map(({ lock, table }) => [lock, table]);

it.each([
  [`create table pets (name text primary key)`, 'none', null],
  [`create index pets_by_age on pets (age)`, 'writes', 'pets'],
  [`create unique index concurrently pets_by_age on pets (age)`, 'none', null],
  [`alter table pets add column age integer`, 'brief', 'pets'],
  [`alter table pets add column age integer not null default 1`, 'brief', 'pets'],
  [`alter table pets add column id uuid default gen_random_uuid()`, 'everything', 'pets'],
  [`alter table pets add column age integer check (age > 0)`, 'everything', 'pets'],
  [`alter table pets drop column age`, 'brief', 'pets'],
  [`alter table pets alter column age type bigint`, 'everything', 'pets'],
  [`alter table pets alter column age set not null`, 'everything', 'pets'],
  [`alter table pets add constraint grown check (age > 1) not valid`, 'brief', 'pets'],
  [`alter table pets add constraint grown check (age > 1)`, 'everything', 'pets'],
  [`update pets set age = 1`, 'rows', 'pets'],
  [`vacuum full`, 'everything', null],
])('%s locks %s of %s', (statement, lock, table) => {
  expect(locks(statement)).toEqual([[lock, table]]);
});

it('a table that the same migrations make has nobody to lock out', () => {
  expect(
    locks(`create table pets (name text)`, `create index pets_by_name on pets (name)`, `create index toys_by_name on toys (name)`),
  ).toEqual([
    ['none', null],
    ['none', null],
    ['writes', 'toys'],
  ]);
});

it('every statement of the migrations is known', () => {
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const all = locksOf(
      migrations.flatMap((migration) => migration.statements(dialect)),
      dialect,
    );
    expect(all.filter(({ lock }) => lock === 'everything')).toEqual([]);
  }
});
