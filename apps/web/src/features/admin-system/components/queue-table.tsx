import { AnchorButton } from '../../../components/ui/button.js';
import { countColumn, DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import type { SystemQuery } from '../api/admin-system.generated.js';
import { page, queues as texts } from '../texts/system.js';
import { quiet } from '../texts/verdict.js';
import { QuietPart } from './quiet-part.js';

type Queue = NonNullable<SystemQuery['system']['queues']>[number];

const jobs = (name: 'waiting' | 'delayed' | 'active' | 'failed'): Column<Queue> => ({
  ...countColumn(texts[name], (queue) => queue[name], name),
  zeroIsEmpty: true,
});
const columns: readonly Column<Queue>[] = [
  { header: texts.queue, field: 'queue', cell: ({ queue }) => queue, value: ({ queue }) => queue },
  jobs('waiting'),
  jobs('delayed'),
  jobs('active'),
  jobs('failed'),
];

const sum = (queues: readonly Queue[], of: (queue: Queue) => number): number =>
  queues.reduce((total, queue) => total + of(queue), 0);

/** What the workers have before them; `null` while Redis is away. */
export function QueueTable({ queues }: { queues: readonly Queue[] | null }) {
  const waiting = sum(queues ?? [], (queue) => queue.waiting);
  const failed = sum(queues ?? [], (queue) => queue.failed);
  const isQuiet = waiting === 0 && failed === 0;
  return (
    <Card
      title={texts.title}
      actions={
        <AnchorButton look="secondary" small icon="gear" href="/admin/queues">
          {page.queues}
        </AnchorButton>
      }
    >
      {queues === null ? (
        <Notice tone="warning">{texts.notReachable}</Notice>
      ) : (
        <QuietPart isQuiet={isQuiet} line={isQuiet ? quiet.noJobs : quiet.jobs(waiting, failed)}>
          <DataTable
            caption={texts.title}
            rows={queues}
            rowKey={({ queue }) => queue}
            columns={columns}
            empty={<p>{texts.none}</p>}
          />
        </QuietPart>
      )}
    </Card>
  );
}
