import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';

export const importPage = {
  title: 'Import events',
  lead: 'Organizers can claim imported events. We report every value we replace.',
} as const;

export const importSource = {
  title: 'CSV file',
  choose: 'Choose a CSV file',
  accepted: 'Comma-separated, with a header row, up to 50 MB',
  paste: 'Or paste rows',
  pasteExample: 'event_name,city,state,start_date',
  pastedName: 'Pasted text',
  start: 'Start import',
  chooseAnother: 'Choose another file',
  signedOut: 'Authentication required for import. Please log in and try again.',
  forbidden: (reason: string) => `Permission denied. ${reason}`,
  failed: 'The import could not be started.',
} as const;

export const importPreview = {
  title: 'Preview of the first rows',
  failed: 'The preview could not be created.',
  unusedColumns: (names: readonly string[]) => `Unused columns: ${names.join(', ')}`,
  failure: (row: number, message: string) => (row > 0 ? `Row ${row}: ${message}` : message),
  caption: 'Preview',
  event: 'Event',
  type: 'Type',
  date: 'Date',
  place: 'Place',
  fee: 'Fee',
  booths: 'Booths',
  replaced: (count: number) => `${plural(count, { one: 'value', other: 'values' })} will be replaced in these rows`,
  warning: (row: number, field: string | null | undefined, message: string) =>
    `Row ${row}${field ? `, ${field}` : ''}: ${message}`,
} as const;

export const importReport = {
  notLoaded: 'The import could not be loaded.',
  progress: 'Import progress',
  running: (read: number, total: number) =>
    `${formatCount(read)}${total ? ` of ${formatCount(total)}` : ''} rows, in batches of 5.`,
  finished: (read: number) => `Finished: ${formatCount(read)} rows read.`,
  created: 'Created events',
  failedRows: 'Failed rows',
  rowWarnings: 'Row warnings',
  again: 'Import another file',
  seeEvents: 'View events',
  warnings: 'Warnings',
  failed: 'The import failed',
  fileDeleted: 'The file was deleted after 30 days. This report is kept.',
} as const;

export const importAdvice: Partial<Record<string, { title: string; hint: string }>> = {
  PERMISSION_DENIED: {
    title: 'Permission denied',
    hint: 'Check that your email is on the configured admin list, then sign in again.',
  },
  INVALID_DATE: { title: 'Date format error', hint: 'Check the date fields. Write dates as YYYY-MM-DD.' },
};

export const importMessages = {
  row: 'Row',
  rowNumber: (row: number) => (row === 0 ? 'File' : `Row ${row}`),
  field: 'Field',
  message: 'Details',
  notLoaded: 'The rows could not be loaded.',
} as const;
