/** What a spreadsheet would run when a cell begins with it. */
const formula = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

export type CsvValue = string | number | null | undefined;

/** A cell as it may be written: quoted where needed, and a text that looks like a formula stays a text. */
function csvCell(value: CsvValue): string {
  const text = value == null ? '' : String(value);
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
