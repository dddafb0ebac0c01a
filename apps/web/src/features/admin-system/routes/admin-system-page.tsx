import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { DeadLetterTable } from '../components/dead-letter-table.js';
import { QueueTable } from '../components/queue-table.js';
import { ReconciliationCard } from '../components/reconciliation-card.js';
import { ServiceTables } from '../components/service-tables.js';
import { SetAsideTable } from '../components/set-aside-table.js';
import { Verdict } from '../components/verdict.js';
import { page } from '../texts/system.js';
import { useSystem } from '../use-system.js';

export function Component() {
  const query = useSystem();
  const problem = loadProblem(query, page.notLoaded);
  const system = query.data?.system;
  return (
    <Page>
      <PageHeader title={page.title} lead={page.lead} />
      <Stack gap={24}>
        {problem && <ErrorState {...problem} />}
        <Verdict />
        <DeadLetterTable />
        {system && (
          <>
            <SetAsideTable streams={system.setAside} />
            <ServiceTables system={system} />
            <QueueTable queues={system.queues} />
          </>
        )}
        {(system || problem) && <ReconciliationCard />}
      </Stack>
    </Page>
  );
}
