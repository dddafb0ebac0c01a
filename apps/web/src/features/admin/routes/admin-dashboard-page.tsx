import { Link } from 'react-router-dom';
import { AnchorButton } from '../../../components/ui/button.js';
import { Card, Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { LoadingLines } from '../../../components/ui/skeletons.js';
import { AdminFigures } from '../components/admin-figures.js';
import { AdminTrends } from '../components/admin-trends.js';
import { NeedsYou } from '../components/needs-you.js';
import { OperationLog } from '../components/operation-log.js';
import { dashboard, tools } from '../texts.js';
import { useAdminCounts, useRecordSummaries } from '../use-admin-counts.js';
import { useAdminTasks } from '../use-admin-tasks.js';
import { useFirstCheck } from '../use-first-check.js';
import styles from './admin-dashboard.module.css';

const toolLinks = [
  ['/admin/import', tools.import],
  ['/admin/claims', tools.claims],
  ['/admin/transfer', tools.transfer],
  ['/admin/users', tools.users],
  ['/admin/events', tools.events],
  ['/admin/reports', tools.reports],
  ['/admin/blog', tools.blog],
  ['/admin/blueprints', tools.blueprints],
  ['/admin/texts', tools.texts],
  ['/admin/plans', tools.plans],
  ['/admin/email-templates', tools.emailTemplates],
  ['/admin/emails', tools.emails],
  ['/admin/data', tools.data],
  ['/admin/support', tools.support],
  ['/admin/system', tools.system],
] as const;

export function Component() {
  const open = useAdminTasks();
  const isFirstCheck = useFirstCheck(open.isChecking && !open.wasKnown);
  const counts = useAdminCounts();
  const summaries = useRecordSummaries();
  const missing = [...counts.missing, ...summaries.missing];
  return (
    <Page>
      <PageHeader
        title={dashboard.title}
        documentTitle={dashboard.documentTitle}
        actions={
          <AnchorButton look="secondary" icon="gear" href="/admin/queues">
            {dashboard.queues}
          </AnchorButton>
        }
      />
      <Stack gap={24}>
        <NeedsYou open={open} />
        {/* A new one for each length of the list above, because one that moves would count as a shift. */}
        {isFirstCheck ? (
          <Card key={open.tasks.length}>
            <LoadingLines label={dashboard.loading} lines={24} />
          </Card>
        ) : (
          <>
            {missing.length > 0 && (
              <ErrorState
                message={dashboard.countsNotLoaded}
                onRetry={() => missing.forEach((one) => void one.refetch())}
              />
            )}
            <AdminFigures counts={counts} summaries={summaries} />
            <Card title={tools.title}>
              <div className={styles.tools}>
                {toolLinks.map(([to, label]) => (
                  <Link key={to} to={to} className={styles.tool}>
                    {label}
                  </Link>
                ))}
              </div>
            </Card>
            <AdminTrends summaries={summaries} />
            <OperationLog />
          </>
        )}
      </Stack>
    </Page>
  );
}
