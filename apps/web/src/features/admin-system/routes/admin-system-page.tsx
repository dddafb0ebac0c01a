import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import type { SystemQuery } from '../api/admin-system.generated.js';
import { DeadLetterTable } from '../components/dead-letter-table.js';
import { QueueTable } from '../components/queue-table.js';
import { ReconciliationCard } from '../components/reconciliation-card.js';
import { ServiceTables } from '../components/service-tables.js';
import { SetAsideTable } from '../components/set-aside-table.js';
import { page } from '../texts/system.js';
import { useSystem } from '../use-system.js';

function degradedParts({ gateway, services }: SystemQuery['system']): string[] {
  const parts = [gateway, ...services.map(({ status }) => status)].flatMap((status) => status?.degraded ?? []);
  return [...new Set(parts)].sort();
}

export function Component() {
  const query = useSystem();
  const { data, error } = query;
  const problem = loadProblem(query, page.notLoaded);
  const system = data?.system;
  const degraded = system ? degradedParts(system) : [];
  return (
    <Page>
      <PageHeader title={page.title} lead={page.lead} />
      <Stack gap={24}>
        {problem && <ErrorState {...problem} />}
        {degraded.length > 0 && (
          <Notice tone="warning" title={page.degraded(degraded.join(', '))}>
            {page.degradedNote}
          </Notice>
        )}
        <DeadLetterTable />
        {(system || !error) && (
          <>
            <SetAsideTable streams={system?.setAside} />
            <ServiceTables system={system} />
            <QueueTable queues={system && system.queues} />
          </>
        )}
        <ReconciliationCard />
      </Stack>
    </Page>
  );
}
