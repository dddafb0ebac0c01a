import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { countColumn, DataTable, instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { useRetrySetAsideMutation, type SystemQuery } from '../api/admin-system.generated.js';
import { setAside as texts } from '../texts/system.js';

type Stream = SystemQuery['system']['setAside'][number];

function Retry({ service, streamId, retrying }: Stream) {
  const [retry, { isLoading }] = useRetrySetAsideMutation();
  if (retrying) return <Badge tone="blue">{texts.retrying}</Badge>;
  const send = async () => {
    const { error } = await retry({ input: { service, streamId } });
    toast(error ? texts.failed : texts.asked, error ? 'error' : undefined);
  };
  return (
    <Button
      look="secondary"
      small
      icon="refresh"
      busy={isLoading}
      aria-label={texts.retryOf(streamId)}
      onClick={() => void send()}
    >
      {texts.retry}
    </Button>
  );
}

const columns: readonly Column<Stream>[] = [
  { header: texts.stream, field: 'stream_id', cell: ({ streamId }) => streamId, value: ({ streamId }) => streamId },
  { header: texts.service, field: 'service', cell: ({ service }) => service, value: ({ service }) => service },
  { header: texts.version, end: true, cell: ({ firstVersion }) => firstVersion },
  countColumn(texts.commits, ({ commits }) => commits, 'commits'),
  { header: texts.reason, cell: ({ reason }) => reason },
  instantColumn(texts.tried, ({ triedAt }) => triedAt, 'tried_at'),
  { header: texts.actions, actions: true, cell: (stream) => <Retry {...stream} /> },
];

/** What the relays could not publish. */
export function SetAsideTable({ streams }: { streams: readonly Stream[] }) {
  return (
    <Card title={texts.title}>
      <DataTable
        caption={texts.title}
        rows={streams}
        rowKey={({ service, streamId }) => `${service}/${streamId}`}
        columns={columns}
        empty={<p>{texts.none}</p>}
      />
    </Card>
  );
}
