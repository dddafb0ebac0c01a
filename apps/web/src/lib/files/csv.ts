/** Spreadsheets run cells that begin with these, some also after a space and in full width. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

export type CsvValue = string | number | null | undefined;

function csvCell(value: CsvValue): string {
  const text = value == null ? '' : String(value);
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
