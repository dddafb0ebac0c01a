import { Link } from 'react-router-dom';
import { countColumn, DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { usePolling } from '../../../lib/api/polling.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminImportsApi, type ImportJobsQuery } from '../api/admin-imports.generated.js';
import { shownName } from '../job-name.js';
import { importHistory as texts } from '../texts.js';
import { isUnderWay, pollMs } from '../use-import-job.js';

type Listed = ImportJobsQuery['jobs']['items'][number];

const starterOf = ({ starter }: Listed) => starter?.contactName ?? starter?.email;
const nameOf = (job: Listed) => starterOf(job) ?? texts.admin;
const statusOf = ({ dryRun, status }: Listed) => {
  const name = texts.statuses[status];
  if (!dryRun) return name;
  return status === 'finished' ? texts.dryRun : texts.dryRunIs(name);
};

const createdOf = ({ dryRun, createdCount, undoneCount }: Listed) => {
  if (dryRun) return texts.wouldCreate(createdCount);
  return undoneCount > 0 ? texts.thenDeleted(createdCount, undoneCount) : formatCount(createdCount);
};

const columns: readonly Column<Listed>[] = [
  {
    header: texts.file,
    field: 'file_name',
    cell: ({ id, fileName }) => <Link to={`/admin/import?job=${id}`}>{shownName(fileName)}</Link>,
    value: ({ fileName }) => shownName(fileName),
    csv: ({ fileName }) => fileName,
  },
  instantColumn(texts.when, ({ createdAt }) => createdAt, 'created_at'),
  {
    header: texts.by,
    field: 'started_by',
    cell: (job) => <Link to={`/admin/users/${job.startedBy}`}>{nameOf(job)}</Link>,
    value: nameOf,
    csv: starterOf,
  },
  {
    header: texts.status,
    field: 'status',
    cell: statusOf,
    value: statusOf,
    csv: ({ dryRun, status }) => (dryRun && status === 'finished' ? 'dry_run' : status),
  },
  {
    ...countColumn(texts.created, ({ createdCount }: Listed) => createdCount, 'created_count'),
    cell: createdOf,
  },
  countColumn(texts.skipped, ({ skippedCount }) => skippedCount, 'skipped_count'),
  countColumn(texts.failed, ({ failedCount }) => failedCount, 'failed_count'),
];

export function ImportHistory() {
  const [polling, pollWhile] = usePolling(pollMs);
  const { list } = useListPage({
    endpoint: adminImportsApi.endpoints.importJobs,
    scope: 'history',
    pageSize: 20,
    ask: (_, paging) => ({ input: paging }),
    pick: ({ jobs }) => jobs,
    notLoaded: texts.notLoaded,
    options: { refetchOnMountOrArgChange: true, ...polling },
  });
  pollWhile(list.rows?.some(({ status }) => isUnderWay(status)) ?? false);
  return (
    <Card title={texts.title}>
      <DataTable
        id="imports"
        caption={texts.title}
        list={list}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>}
      />
    </Card>
  );
}
