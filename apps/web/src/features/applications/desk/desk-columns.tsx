import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Column, DataColumn } from '../../../components/ui/table/data-table.js';
import {
  type ReceivedFactsFragment as Application,
  type DeskEntryFactsFragment as DeskEntry,
} from '../api/applications.generated.js';
import { receivedColumns } from '../components/application-columns.js';
import { applicationColumns as headers } from '../texts/lists.js';
import { desk, marks as texts } from '../texts/desk.js';
import styles from './desk.module.css';
import { StarButton } from './quick-marks.js';
import { SelectBox } from './select-box.js';
import type { Selection } from './use-selection.js';
import { vendorOf } from './vendor-of.js';

const ofApplication = ({ cell, value, csv, ...column }: DataColumn<Application>): DataColumn<DeskEntry> => ({
  ...column,
  cell: (entry) => cell(entry.application),
  value: value && ((entry) => value(entry.application)),
  csv: csv && ((entry) => csv(entry.application)),
});
const [, ...others] = receivedColumns.map(ofApplication);

/** A link also for another tab and for paper. */
function VendorLink({ entry, onOpen }: { entry: DeskEntry; onOpen: (entry: DeskEntry) => void }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(entry);
  };
  return (
    <Link to={`/applications?application=${entry.id}`} aria-haspopup="dialog" onClick={open}>
      {vendorOf(entry)}
    </Link>
  );
}

const vendorColumn = (selection: Selection, onOpen: (entry: DeskEntry) => void): Column<DeskEntry> => ({
  header: headers.vendor,
  field: 'vendor',
  cell: (entry) => (
    <span className={styles.vendor}>
      <SelectBox entry={entry} selection={selection} />
      <div>
        <VendorLink entry={entry} onOpen={onOpen} />
        <span className={styles.category}>{entry.categories.join(', ')}</span>
      </div>
    </span>
  ),
  value: vendorOf,
  csv: ({ application }) => application.vendor?.businessName,
});

const columns: readonly Column<DeskEntry>[] = [
  {
    header: texts.shortlisted,
    field: 'shortlisted',
    phone: 'more',
    cell: (entry) => <StarButton entry={entry} />,
    value: ({ marks }) => (marks.shortlisted ? texts.yes : ''),
    csv: ({ marks }) => String(marks.shortlisted),
  },
  {
    header: texts.rated,
    field: 'rating',
    cell: ({ marks }) => marks.rating ?? '—',
    value: ({ marks }) => marks.rating,
  },
  {
    header: desk.category,
    field: 'categories',
    cell: ({ categories }) => categories.join(', ') || '—',
    value: ({ categories }) => categories.join(', '),
  },
  ...others,
  {
    header: texts.tags,
    field: 'tags',
    cell: ({ marks }) => marks.tags.join(', ') || '—',
    value: ({ marks }) => marks.tags.join(', '),
  },
  { header: texts.note, field: 'note', cell: ({ marks }) => marks.note ?? '—', value: ({ marks }) => marks.note },
];

/** More would not fit next to the buttons. */
const extras: readonly string[] = [
  texts.rated,
  desk.category,
  headers.contact,
  headers.fees,
  headers.applied,
  texts.tags,
  texts.note,
];

interface DeskTable {
  selection: Selection;
  onOpen: (entry: DeskEntry) => void;
  /** The rows of one event differ in their booths, those of all in their events. */
  ofOneEvent: boolean;
}

export const deskColumns = ({ selection, onOpen, ofOneEvent }: DeskTable): readonly Column<DeskEntry>[] => {
  const hidden = [...extras, ofOneEvent ? headers.event : headers.booth];
  return [
    vendorColumn(selection, onOpen),
    ...columns.map((column) => ({ ...column, extra: hidden.includes(column.header) })),
  ];
};
