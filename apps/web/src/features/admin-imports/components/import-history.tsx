import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminImportsApi, type ImportJobsQuery } from '../api/admin-imports.generated.js';
import { shownName } from '../job-name.js';
import { importHistory as texts } from '../texts.js';
import { isUnderWay, pollMs } from '../use-import-job.js';

type Listed = ImportJobsQuery['jobs']['items'][number];

const count = (header: string, of: (job: Listed) => number): Column<Listed> => ({
  header,
  end: true,
  cell: (job) => formatCount(of(job)),
  value: of,
});
const nameOf = ({ starter }: Listed) => starter?.contactName ?? starter?.email ?? texts.admin;
const statusOf = ({ dryRun, status }: Listed) => {
  const name = texts.statuses[status];
  if (!dryRun) return name;
  return status === 'finished' ? texts.dryRun : texts.dryRunIs(name);
};

const columns: readonly Column<Listed>[] = [
  {
    header: texts.file,
    cell: ({ id, fileName }) => <Link to={`/admin/import?job=${id}`}>{shownName(fileName)}</Link>,
    value: ({ fileName }) => shownName(fileName),
  },
  instantColumn(texts.when, ({ createdAt }) => createdAt),
  { header: texts.by, cell: (job) => <Link to={`/admin/users/${job.startedBy}`}>{nameOf(job)}</Link>, value: nameOf },
  { header: texts.status, cell: statusOf, value: statusOf },
  {
    ...count(texts.created, ({ createdCount }) => createdCount),
    cell: ({ dryRun, createdCount }) => (dryRun ? texts.wouldCreate(createdCount) : formatCount(createdCount)),
  },
  count(texts.skipped, ({ skippedCount }) => skippedCount),
  count(texts.failed, ({ failedCount }) => failedCount),
];

export function ImportHistory() {
  const [active, setActive] = useState(false);
  const { list } = useListPage({
    endpoint: adminImportsApi.endpoints.importJobs,
    scope: 'history',
    pageSize: 20,
    ask: (_, paging) => ({ input: paging }),
    pick: ({ jobs }) => jobs,
    notLoaded: texts.notLoaded,
    options: { refetchOnMountOrArgChange: true, pollingInterval: active ? pollMs : 0 },
  });
  const isActive = list.rows?.some(({ status }) => isUnderWay(status)) ?? false;
  useEffect(() => setActive(isActive), [isActive]);
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
