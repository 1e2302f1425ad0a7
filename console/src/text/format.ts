import type { Language } from './language.ts';

/** Every format of this file, in one language. */
export interface Formats {
  language: Language;
  money(this: void, amount: string, currency?: string): string;
  count(this: void, value: number): string;
  percent(this: void, share: number): string;
  languageName(this: void, code: string): string;
  bytes(this: void, size: number): string;
  duration(this: void, ms: number): string;
  ago(this: void, time: string): string;
  dateTime(this: void, time: string): string;
  date(this: void, time: string): string;
  month(this: void, time: string): string;
}

export function formatsIn(language: Language): Formats {
  return formats[language];
}

/** Made once, so that what depends on a format is not drawn again. */
const formats: Readonly<Record<Language, Formats>> = { en: make('en'), zh: make('zh') };

function make(language: Language): Formats {
  return {
    language,
    money: (amount, currency) => money(amount, language, currency),
    count: (value) => count(value, language),
    percent: (share) => percent(share, language),
    languageName: (code) => languageName(code, language),
    bytes: (size) => bytes(size, language),
    duration: (ms) => duration(ms, language),
    ago: (time) => ago(time, language),
    dateTime: (time) => dateTime(time, language),
    date: (time) => date(time, language),
    month: (time) => month(time, language),
  };
}

/** A price as a person reads it: at least two decimals, never rounded. @param amount an exact decimal of the service, in its currency */
export function money(amount: string, language: Language, currency = 'USD'): string {
  const decimals = (amount.split('.')[1] ?? '').replace(/0+$/, '').length;
  return new Intl.NumberFormat(locale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: Math.max(2, decimals),
  }).format(Number(amount));
}

export function count(value: number, language: Language): string {
  return new Intl.NumberFormat(locale(language)).format(value);
}

/** @param share 0 to 1 */
export function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(locale(language), { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** E.g. `Chinese`. @param code ISO 639-1 */
function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames([locale(language)], { type: 'language' }).of(code) ?? code;
}

/** E.g. `5.2 MB`. */
export function bytes(size: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const power = Math.min(Math.floor(Math.log10(Math.max(size, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat(locale(language), {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(size / 1000 ** power);
}

/** E.g. `0.4 ms`, `180 ms`, `2.4 s`. */
export function duration(ms: number, language: Language): string {
  const isShort = ms < 1000;
  return new Intl.NumberFormat(locale(language), {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    unitDisplay: isShort ? 'short' : 'narrow',
    maximumFractionDigits: isShort && ms >= 10 ? 0 : 1,
  }).format(isShort ? ms : ms / 1000);
}

/** E.g. `3 minutes ago`. */
export function ago(time: string, language: Language, now = Date.now()): string {
  const seconds = Math.round((new Date(time).getTime() - now) / 1000);
  const steps = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const [unit, length] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(locale(language), { numeric: 'auto' }).format(Math.round(seconds / length), unit);
}

/** E.g. `20 Nov 2026, 08:15`, in the time zone of the reader. */
export function dateTime(time: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}

/** The day (UTC) that begins then, e.g. `20 Nov 2026`. */
function date(time: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));
}

/** E.g. `November 2026` (UTC). */
function month(time: string, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(time));
}

/** A mark on an axis of time. @param time unix seconds @param step seconds to the next mark */
export function tick(time: number, step: number, language: Language): string {
  const date = new Date(time * 1000);
  const isMidnight = date.getHours() === 0 && date.getMinutes() === 0;
  const parts =
    step < 86_400 && !isMidnight ? ({ hour: '2-digit', minute: '2-digit' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale(language), parts).format(date);
}

function locale(language: Language): string {
  return language === 'zh' ? 'zh-Hans' : 'en-GB';
}
