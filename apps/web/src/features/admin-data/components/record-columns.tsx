import { Link } from 'react-router-dom';
import { eventTypeLabel } from '../../../components/event/event-labels.js';
import { categoryLabel } from '../../../components/post/texts.js';
import { InstantText, MoneyText } from '../../../components/ui/text.js';
import type { Column } from '../../../components/ui/table/data-table.js';
import { formatDate } from '../../../lib/format/dates.js';
import { emailLog } from '../../../lib/emails/texts.js';
import type { DataRecordsQuery } from '../api/admin-data.generated.js';
import { explorer as texts, headingOf, sourceLabel, statusLabel } from '../texts.js';
import { RecordId } from './record-id.js';

type Found = DataRecordsQuery['records'];
type DataRecord = Found['items'][number];
type Kind = Found['fields'][number]['kind'];

const plain = (value: string) => (value === 'true' ? texts.yes : value === 'false' ? texts.no : value);

const cells: Record<Kind, (value: string) => React.ReactNode> = {
  text: plain,
  number: plain,
  cents: (value) => <MoneyText cents={Number(value)} />,
  day: formatDate,
  instant: (value) => <InstantText iso={value} />,
  // Posts by Stallbook have no account.
  account: (id) => (id === 'system' ? '—' : <IdLink to={`/admin/users/${id}`} id={id} />),
  market_event: (id) => <IdLink to={`/events/${id}`} id={id} />,
};

/** Fields whose values are codes. */
const words: Partial<Record<string, (code: string) => string>> = {
  category: categoryLabel,
  event_type: eventTypeLabel,
  payment_status: statusLabel,
  plan: statusLabel,
  role: statusLabel,
  source: sourceLabel,
  status: statusLabel,
  type: emailLog.nameOf,
};

const isId = (name: string) => /(^|_)id$/.test(name);

function IdLink({ to, id }: { to: string; id: string }) {
  return (
    <Link to={to}>
      <RecordId id={id} />
    </Link>
  );
}

const idColumn: Column<DataRecord> = { header: texts.id, cell: ({ id }) => <RecordId id={id} /> };

/** Before the first answer, only the ID. */
export function recordColumns(fields: Found['fields'] = []): readonly Column<DataRecord>[] {
  if (fields.length === 0) return [idColumn];
  return fields.map(({ name, kind }, at) => ({
    header: headingOf(name),
    phone: at > 3 ? 'more' : undefined,
    end: kind === 'cents' || kind === 'number',
    cell: ({ values }) => {
      const value = values[at];
      if (!value) return '—';
      if (kind === 'text' && isId(name)) return <RecordId id={value} />;
      return (words[name] ?? cells[kind])(value);
    },
  }));
}
