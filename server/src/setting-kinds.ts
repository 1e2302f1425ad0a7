import { resolve } from 'node:path';
import { z } from 'zod';
import { dayMs, secondMs } from './clock.ts';
import { parseAmount } from './money.ts';

export const whole = (min: number, max: number, fallback: number) => z.coerce.number().int().min(min).max(max).default(fallback);
export const seconds = (fallback: number, least = 1) => whole(least, 31_536_000, fallback).transform((value) => value * secondMs);
export const days = (fallback: number) => whole(1, 36_500, fallback).transform((value) => value * dayMs);
export const perMinute = (fallback: number) => whole(0, 10_000_000, fallback);
const flag = z.enum(['0', '1']);
const isOne = (text: '0' | '1') => text === '1';
export const off = flag.default('0').transform(isOne);
export const on = flag.default('1').transform(isOne);
export const text = (lengthMax: number) => z.string().max(lengthMax);
/** An amount in USD, as micros. */
export const price = (fallback: string) =>
  z
    .string()
    .regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,6})?$/, 'must be a decimal such as "1.00"')
    .default(fallback)
    .transform((amount) => parseAmount(amount) ?? 0);
export const usd = price('1.00');
export const httpUrl = z.url({ protocol: /^https?$/ });
export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
/** Of a wallet on networks of the Ethereum family. */
export const privateKey = z.string().regex(/^0x[0-9a-fA-F]{64}$/, 'must be 0x and 64 hexadecimal digits');

/** Null if absent. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().transform((value) => value ?? null);
}

/** Some of these words, separated by commas; none by default. */
export function commaList<Word extends string>(words: readonly Word[]) {
  const isSome = (list: string) => list.split(',').every((word) => words.some((known) => known === word.trim()));
  return text(4000)
    .default('')
    .refine((list) => list === '' || isSome(list), `must be some of ${words.join(', ')}, separated by commas`)
    .transform((list) => words.filter((word) => list.split(',').some((each) => each.trim() === word)));
}

export const optionalFolder = optional(
  text(4096)
    .min(1)
    .transform((folder) => resolve(folder)),
);

/** A setting: the name of its environment variable is its title. */
export function setting<Schema extends z.ZodType>(name: string, schema: Schema, description: string): Schema {
  return schema.meta({ title: name, description });
}
