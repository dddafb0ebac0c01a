import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useMySecurityRecordQuery, type MySecurityRecordQuery } from '../api/identity.generated.js';

type Entry = MySecurityRecordQuery['record'][number];

const words: Record<Entry['kind'], string> = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in with a wrong password',
  session_ended: 'Device signed out',
  signed_out_everywhere: 'Signed out everywhere',
  reset_requested: 'Password reset asked for',
  password_changed: 'Password changed',
  email_change_requested: 'Change of email asked for',
  email_changed: 'Email changed',
};

const columns: readonly Column<Entry>[] = [
  { header: 'What', cell: ({ kind }) => words[kind] },
  instantColumn('When', ({ at }) => at),
  { header: 'Device', cell: ({ device }) => device ?? '—' },
];

/** What happened to the account, so that its owner notices what they did not do. */
export function SecurityCard() {
  const { data, error, isFetching, refetch } = useMySecurityRecordQuery();
  return (
    <Card title="Recent security activity">
      <DataTable
        caption="Security activity"
        columns={columns}
        rows={data?.record}
        rowKey={({ id }) => id}
        pageSize={10}
        problem={
          error && !isFetching
            ? { message: 'The activity could not be loaded.', onRetry: () => void refetch() }
            : undefined
        }
        empty={
          <EmptyState title="Nothing yet" scene={null}>
            Sign-ins and changes of your email and password stand here.
          </EmptyState>
        }
      />
    </Card>
  );
}
