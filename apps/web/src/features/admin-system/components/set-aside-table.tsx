import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { DataTable, instantColumn, type Column } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useRetrySetAsideMutation, type SystemQuery } from '../api/admin-system.generated.js';
import { setAside as words } from '../texts.js';

type Stream = SystemQuery['system']['setAside'][number];

function Retry({ service, streamId, retrying }: Stream) {
  const [retry, { isLoading }] = useRetrySetAsideMutation();
  if (retrying) return <Badge tone="blue">{words.retrying}</Badge>;
  const send = async () => {
    const { error } = await retry({ input: { service, streamId } });
    toast(error ? words.failed : words.asked, error ? 'error' : undefined);
  };
  return (
    <Button
      look="secondary"
      small
      icon="refresh"
      busy={isLoading}
      aria-label={words.retryOf(streamId)}
      onClick={() => void send()}
    >
      {words.retry}
    </Button>
  );
}

const columns: readonly Column<Stream>[] = [
  { header: words.stream, cell: ({ streamId }) => streamId, value: ({ streamId }) => streamId },
  { header: words.service, cell: ({ service }) => service, value: ({ service }) => service },
  { header: words.version, end: true, cell: ({ firstVersion }) => firstVersion },
  { header: words.commits, end: true, cell: ({ commits }) => commits, value: ({ commits }) => commits },
  { header: words.reason, cell: ({ reason }) => reason },
  instantColumn(words.tried, ({ triedAt }) => triedAt),
  { header: words.actions, actions: true, cell: (stream) => <Retry {...stream} /> },
];

/** What the relays could not publish. */
export function SetAsideTable({ streams }: { streams: readonly Stream[] | undefined }) {
  return (
    <Card title={words.title}>
      <DataTable
        caption={words.title}
        rows={streams}
        rowKey={({ service, streamId }) => `${service}/${streamId}`}
        columns={columns}
        empty={<p>{words.none}</p>}
      />
    </Card>
  );
}
