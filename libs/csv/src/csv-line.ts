/** Spreadsheets run cells that begin with these. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

function cell(value: string | null): string {
  const text = value ?? '';
  const harmless = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (values: readonly (string | null)[]): string => `${values.map(cell).join(',')}\r\n`;
