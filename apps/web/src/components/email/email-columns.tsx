import { emailLog as texts } from '../../lib/emails/texts.js';
import { Badge, type Tone } from '../ui/badge.js';
import { ServiceText } from '../ui/service-text.js';
import { countColumn, instantColumn, type Column } from '../ui/table/data-table.js';

interface LoggedEmail {
  type: string;
  status: keyof typeof texts.statuses;
  reason: string | null;
  createdAt: string;
  attempts: readonly { at: string; error: string | null }[];
}

const tones: Record<LoggedEmail['status'], Tone> = {
  queued: 'blue',
  sent: 'green',
  failed: 'red',
  withheld: 'gray',
  bounced: 'red',
  complained: 'red',
};

/** The last error says why an email is waiting. */
const reasonOf = ({ reason, status, attempts }: LoggedEmail): string =>
  reason ?? (status === 'queued' ? (attempts.at(-1)?.error ?? '') : '');

export const emailColumns: readonly Column<LoggedEmail>[] = [
  {
    header: texts.type,
    field: 'type',
    cell: ({ type }) => texts.nameOf(type),
    value: ({ type }) => texts.nameOf(type),
    csv: ({ type }) => type,
  },
  instantColumn(texts.when, ({ createdAt }) => createdAt, 'created_at'),
  {
    header: texts.status,
    field: 'status',
    cell: ({ status }) => <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>,
    value: ({ status }) => texts.statuses[status],
    csv: ({ status }) => status,
  },
  countColumn(texts.attempts, ({ attempts }) => attempts.length, 'attempts'),
  {
    header: texts.reason,
    field: 'reason',
    cell: (email) => {
      const reason = reasonOf(email);
      return reason ? <ServiceText>{reason}</ServiceText> : '—';
    },
    value: reasonOf,
  },
];
