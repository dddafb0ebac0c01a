import { formatCount } from '../../lib/format/numbers.js';
import { plural } from '../../lib/format/text.js';
import type { ImportField, ImportStatus } from './api/admin-imports.generated.js';
import { fileRow } from './file-row.js';

export const importPage = {
  title: 'Import events',
  lead: 'Add events from a spreadsheet. Their organizers can claim them. Where a value is missing or can’t be read, we fill one in and list it in the report.',
} as const;

export const importSource = {
  title: 'CSV file',
  choose: 'Choose a CSV file',
  accepted: 'Comma-separated, with a header row and dates like 2027-05-08, up to 50 MB',
  paste: 'Or paste rows',
  pasteExample: 'event_name,city,state,start_date',
  pastedName: 'Pasted text',
  start: 'Start import',
  dryRun: 'Try without importing',
  chooseAnother: 'Choose another file',
  rows: (count: number) => plural(count, { one: 'row', other: 'rows' }),
  signedOut: 'Authentication required for import. Please log in and try again.',
  failed: 'The import could not be started.',
  tooLong: 'Too long to paste. Save it as a CSV file and choose it.',
  emptyFile: 'The file is empty. Choose a file with a header row and a row for each event.',
  notCsv:
    'This is not a CSV file that we can read. In your spreadsheet program, save it as “CSV UTF-8 (comma-separated)”, then choose that file.',
} as const;

export const importPreview = {
  title: 'Preview of the first rows',
  failed: 'The preview could not be created.',
  dates: {
    title: (example: string) => `Dates like ${example} can’t be read`,
    text: 'The import reads only dates such as 2027-05-08 and replaces all others with a guess. In your spreadsheet program, format the date columns as yyyy-mm-dd, save the file as CSV again, and choose it here.',
  },
  nothing: 'No row of this preview can be imported.',
  unusedColumns: (names: readonly string[]) => `Unused columns: ${names.join(', ')}`,
  failure: (row: number) => (row > 0 ? `Row ${fileRow(row)}:` : ''),
  caption: 'Preview',
  event: 'Event',
  type: 'Type',
  date: 'Date',
  place: 'Place',
  fee: 'Fee',
  booths: 'Booths',
  different: (count: number) =>
    `${plural(count, { one: 'value', other: 'values' })} in these rows will differ from the file`,
  isReplaced: '(replaced)',
  warning: (row: number, field: string | null | undefined) => `Row ${fileRow(row)}${field ? `, ${field}` : ''}:`,
} as const;

export const importColumns = {
  title: 'Columns',
  lead: 'Choose what each column holds.',
  noTitle: 'Choose the column with the name of the event.',
  column: 'Column',
  example: 'Example',
  holds: 'Holds',
  of: (name: string, position: number) => `Column ${position + 1}${name ? `, ${name}` : ''}`,
  ignored: 'Nothing (ignored)',
  wholeRow: 'The whole row',
  fields: {
    title: 'Event name',
    type: 'Event type',
    venue: 'Venue',
    address: 'Street',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    startDate: 'Start date',
    eventDate: 'Event date',
    endDate: 'End date',
    startTime: 'Opening time',
    endTime: 'Closing time',
    fee: 'Vendor fee',
    boothCount: 'Number of booths',
    description: 'Description',
    website: 'Website',
    organizerName: 'Organizer name',
    organizerEmail: 'Organizer email',
    organizerPhone: 'Organizer phone',
    latitude: 'Latitude',
    longitude: 'Longitude',
  } satisfies Record<ImportField, string>,
} as const;

export const importHistory = {
  title: 'Past imports',
  file: 'File',
  by: 'By',
  admin: 'An admin',
  when: 'When',
  status: 'Status',
  statuses: {
    queued: 'Waiting',
    running: 'Running',
    finished: 'Finished',
    failed: 'Failed',
    undoing: 'Being undone',
    undone: 'Undone',
  } satisfies Record<ImportStatus, string>,
  dryRun: 'Trial run',
  dryRunIs: (status: string) => `Trial run: ${status.toLowerCase()}`,
  wouldCreate: (count: number) => `Would be created: ${formatCount(count)}`,
  created: 'Created',
  thenDeleted: (created: number, deleted: number) => `${formatCount(created)}, then deleted: ${formatCount(deleted)}`,
  skipped: 'Skipped',
  failed: 'Failed',
  notLoaded: 'The past imports could not be loaded.',
  none: { title: 'No imports', text: 'Imports appear here with what they created.' },
} as const;

export const importUndo = {
  button: 'Undo this import',
  title: 'Undo this import?',
  deletes: (count: number) =>
    `This deletes ${plural(count, { one: 'event', other: 'events' })} that this import created.`,
  deleted: (count: number) => `Deleted: ${formatCount(count)}`,
  why: 'This is possible as long as none of its events was claimed or changed. The report is kept.',
  confirm: 'Delete the events',
  failed: 'The import could not be undone. Please try again.',
  running: (count: number, total: number) =>
    `Undoing: ${formatCount(count)} of ${plural(total, { one: 'event', other: 'events' })} deleted.`,
  done: (count: number) => `This import was undone: ${plural(count, { one: 'event', other: 'events' })} deleted.`,
} as const;

export const importReport = {
  dryRunDone: 'Nothing was imported. This is what an import would do.',
  dryRunning: 'This is a trial run: it imports nothing.',
  mayLeave: 'You can leave this page. The report stays under “Past imports”.',
  importNow: 'Import now',
  wouldCreate: 'Would be created',
  skippedRows: 'Skipped as duplicates',
  notLoaded: 'The import could not be loaded.',
  progress: 'Import progress',
  running: (read: number, total: number) =>
    `${total ? `${formatCount(read)} of ` : ''}${plural(total || read, { one: 'row', other: 'rows' })}.`,
  finished: (read: number) => `Finished: ${plural(read, { one: 'row', other: 'rows' })} read.`,
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
    hint: 'Ask the people who run this site to add your email to its admins, then log in again.',
  },
  INVALID_DATE: {
    title: 'Date format error',
    hint: 'Check the date fields. Write dates as YYYY-MM-DD, like 2027-05-08.',
  },
};

export const importMessages = {
  row: 'Row',
  rowNumber: (row: number) => (row === 0 ? 'File' : `Row ${fileRow(row)}`),
  event: 'Event',
  field: 'Field',
  message: 'Details',
  everyField: (total: number) => `All (${formatCount(total)})`,
  ofField: (field: string, isMissing: boolean, count: number) =>
    `${field}${isMissing ? ', missing' : ''} (${formatCount(count)})`,
  absent: (fields: readonly string[], rows: number) =>
    `Missing in all ${formatCount(rows)} rows and filled in: ${fields.join(', ')}`,
  notLoaded: 'The rows could not be loaded.',
} as const;
