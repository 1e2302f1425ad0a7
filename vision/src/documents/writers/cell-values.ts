/** The value of a workbook cell, chosen so that Excel shows the printed text. `format` is an Excel number format. */
export type CellValue = { kind: 'text'; text: string } | { kind: 'number'; value: number; format: string };

/** Excel truncates longer texts. */
const textMax = 32_767;

/**
 * Converts a text to a number or date when that is certain and the cell still shows the same text. Excluded are account, article and
 * telephone numbers (leading zeros, more than 9 digits in a row), versions (`1.2.3`) and ambiguous dates (`03/04/2026`). Formulas are
 * never created: a text that begins with `=` stays text.
 * @param isCode Whether the column holds identifiers, as `codeColumns` in sheet-layout.ts decides.
 */
export function cellValue(text: string, isCode = false): CellValue {
  const trimmed = text.trim();
  if (trimmed.length <= 40 && /\d/.test(trimmed) && !(isCode && /^\d+$/.test(trimmed))) {
    const number = dateValue(trimmed) ?? numberValue(trimmed);
    if (number !== null) return { kind: 'number', ...number };
  }
  return { kind: 'text', text: text.length > textMax ? `${text.slice(0, textMax - 1).toWellFormed()}…` : text };
}

/** One code with a leading zero makes the whole column a column of codes: 00123, 00124, 11125. */
export function isCodeColumn(texts: Iterable<string>): boolean {
  for (const text of texts) if (/^\s*[+-]?0\d/.test(text) && !/^\s*0\d?[/:.\-年月]/.test(text)) return true;
  return false;
}

const numberPattern =
  /^(\()?([-+−–]?)\s?([$€£¥￥₩]\s?)?([-−]?)([1-9]\d{0,2}(?:,\d{3}){1,4}|0|[1-9]\d{0,8})(\.\d{1,10})?(\s?[%‰]|\s?[€£元원円])?(\))?$/u;

function numberValue(text: string): { value: number; format: string } | null {
  const match = numberPattern.exec(text);
  if (match === null) return null;
  const [, opening, sign = '', currency = '', innerSign = '', whole = '', fraction = '', unit = '', closing] = match;
  const isAccounting = opening !== undefined;
  // A printed plus sign would be lost, and `(5%` is not a number.
  if (isAccounting !== (closing !== undefined) || sign === '+' || (sign !== '' && (innerSign !== '' || isAccounting))) return null;
  const isPercent = unit.trim() === '%';
  if (unit.trim() === '‰') return null;
  const digits = (whole.includes(',') ? '#,##0' : '0') + (fraction === '' ? '' : `.${'0'.repeat(fraction.length - 1)}`);
  const shown = quoted(currency) + digits + (isPercent ? `${quoted(unit.slice(0, -1))}%` : quoted(unit));
  const amount = Number(whole.replaceAll(',', '') + fraction);
  const isNegative = isAccounting || sign !== '' || innerSign !== '';
  const value = (isNegative ? -amount : amount) / (isPercent ? 100 : 1);
  // Division leaves rounding errors: 1.1 % would become 0.011000000000000001. Rounding to 15 digits removes them.
  return { value: Number(value.toPrecision(15)), format: isAccounting ? `${shown};(${shown})` : shown };
}

function quoted(text: string): string {
  return text === '' ? '' : `"${text}"`;
}

const datePattern =
  /^(\d{4})(?:(-)(\d{2})-(\d{2})|(\/)(\d{1,2})\/(\d{1,2})|(年)\s?(\d{1,2})月\s?(\d{1,2})日|(년)\s?(\d{1,2})월\s?(\d{1,2})일)$/u;

/** Only dates with the year first: the order of other dates depends on the reader's country. */
function dateValue(text: string): { value: number; format: string } | null {
  const match = datePattern.exec(text);
  if (match === null) return null;
  const [year = '', kind = '', month = '', day = ''] = match.slice(1).filter((part) => part !== undefined);
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const date = new Date(time);
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  // Excel counts days wrong before March 1900, and does not support dates before 1900.
  if (!isReal || Number(year) < 1901) return null;
  const [monthCode, dayCode] = [month.length === 2 ? 'mm' : 'm', day.length === 2 ? 'dd' : 'd'];
  const formats: Readonly<Record<string, string>> = {
    '-': 'yyyy-mm-dd',
    '/': `yyyy/${monthCode}/${dayCode}`,
    年: `yyyy"年"${monthCode}"月"${dayCode}"日"`,
    년: `yyyy"년" ${monthCode}"월" ${dayCode}"일"`,
  };
  const format = formats[kind];
  return format === undefined ? null : { value: Math.round((time - Date.UTC(1899, 11, 30)) / 86_400_000), format };
}
