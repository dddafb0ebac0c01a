/** Spreadsheets run cells that begin with these, some also after a space and in full width. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

function cell(value: string | null): string {
  const text = value ?? '';
  const harmless = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (values: readonly (string | null)[]): string => `${values.map(cell).join(',')}\r\n`;
