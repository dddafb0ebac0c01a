export type CsvValue = string | number | null | undefined;

/** Spreadsheets run cells that begin with these, some also after a space and in full width. */
const SIGNS = '=+\\-@\\uff1d\\uff0b\\uff0d\\uff20';
const FORMULA = new RegExp(`^\\s*[${SIGNS}]|^[\\t\\r\\n]`);
/** Where cells are separated by semicolons or tabs, a cell of this file is read as several, and quotes do not help. */
const NEXT_CELL = new RegExp(`([;\\t\\r\\n]\\s*)([${SIGNS}]?)`, 'g');
const escapedSign = (_: string, gap: string, sign: string): string => (sign ? `${gap}'${sign}` : gap);
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

function cell(value: CsvValue): string {
  const text = value == null ? '' : String(value);
  if (PLAIN_NUMBER.test(text)) return text;
  const harmless = `${FORMULA.test(text) ? "'" : ''}${text.replace(NEXT_CELL, escapedSign)}`;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (values: readonly CsvValue[]): string => `${values.map(cell).join(',')}\r\n`;
