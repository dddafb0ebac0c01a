import { AnchorButton } from '../../../components/ui/button.js';
import { DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import type { SystemQuery } from '../api/admin-system.generated.js';
import { page, queues as texts } from '../texts/system.js';

type Queue = NonNullable<SystemQuery['system']['queues']>[number];

const count = (header: string, field: string, of: (queue: Queue) => number): Column<Queue> => ({
  header,
  field,
  end: true,
  zeroIsEmpty: true,
  cell: of,
  value: of,
});
const columns: readonly Column<Queue>[] = [
  { header: texts.queue, field: 'queue', cell: ({ queue }) => queue, value: ({ queue }) => queue },
  count(texts.waiting, 'waiting', ({ waiting }) => waiting),
  count(texts.delayed, 'delayed', ({ delayed }) => delayed),
  count(texts.active, 'active', ({ active }) => active),
  count(texts.failed, 'failed', ({ failed }) => failed),
];

/** What the workers have before them; `null` while Redis is away. */
export function QueueTable({ queues }: { queues: readonly Queue[] | null | undefined }) {
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
        <DataTable
          caption={texts.title}
          rows={queues}
          rowKey={({ queue }) => queue}
          columns={columns}
          empty={<p>{texts.none}</p>}
        />
      )}
    </Card>
  );
}
