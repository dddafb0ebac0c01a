import { AnchorButton } from '../../../components/ui/button.js';
import { DataTable, type Column } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import type { SystemQuery } from '../api/admin-system.generated.js';
import { page, queues as words } from '../texts.js';

type Queue = NonNullable<SystemQuery['system']['queues']>[number];

const count = (header: string, of: (queue: Queue) => number): Column<Queue> => ({
  header,
  end: true,
  cell: of,
  value: of,
});
const columns: readonly Column<Queue>[] = [
  { header: words.queue, cell: ({ queue }) => queue, value: ({ queue }) => queue },
  count(words.waiting, ({ waiting }) => waiting),
  count(words.delayed, ({ delayed }) => delayed),
  count(words.active, ({ active }) => active),
  count(words.failed, ({ failed }) => failed),
];

/** What the workers have before them; `null` while Redis is away. */
export function QueueTable({ queues }: { queues: readonly Queue[] | null | undefined }) {
  return (
    <Card
      title={words.title}
      actions={
        <AnchorButton look="secondary" small icon="gear" href="/admin/queues">
          {page.queues}
        </AnchorButton>
      }
    >
      {queues === null ? (
        <Notice tone="warning">{words.notReachable}</Notice>
      ) : (
        <DataTable
          caption={words.title}
          rows={queues}
          rowKey={({ queue }) => queue}
          columns={columns}
          empty={<p>{words.none}</p>}
        />
      )}
    </Card>
  );
}
