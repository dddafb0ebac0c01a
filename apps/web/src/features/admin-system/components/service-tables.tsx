import { Badge } from '../../../components/ui/badge.js';
import { DataTable, type Column } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import type { SystemQuery } from '../api/admin-system.generated.js';
import { consumers as groupWords, relays as relayWords, services as words, uptime } from '../texts.js';

type System = SystemQuery['system'];
interface Row {
  name: string;
  status: System['gateway'] | null;
}
type Relay = { service: string } & NonNullable<System['services'][number]['status']>['relay'];
type Consumer = System['consumers'][number];

function State({ status }: Row) {
  if (!status) return <Badge tone="red">{words.states.away}</Badge>;
  if (status.degraded.length > 0) return <Badge tone="yellow">{words.states.degraded}</Badge>;
  return <Badge tone="green">{words.states.up}</Badge>;
}

const serviceColumns: readonly Column<Row>[] = [
  { header: words.service, cell: ({ name }) => name, value: ({ name }) => name },
  { header: words.state, cell: (row) => <State {...row} /> },
  { header: words.version, cell: ({ status }) => status?.version ?? '—' },
  { header: words.instance, cell: ({ status }) => status?.instance ?? '—' },
  {
    header: words.uptime,
    end: true,
    cell: ({ status }) => (status ? uptime(status.uptimeSeconds) : '—'),
    value: ({ status }) => status?.uptimeSeconds,
  },
];
const relayColumns: readonly Column<Relay>[] = [
  { header: relayWords.service, cell: ({ service }) => service, value: ({ service }) => service },
  { header: relayWords.position, end: true, cell: ({ position }) => position, value: ({ position }) => position },
  { header: relayWords.published, end: true, cell: ({ published }) => published, value: ({ published }) => published },
  {
    header: relayWords.pending,
    end: true,
    cell: ({ position, published }) => Math.max(0, position - published),
    value: ({ position, published }) => position - published,
  },
  {
    header: relayWords.unsequenced,
    end: true,
    cell: ({ unsequenced }) => unsequenced,
    value: ({ unsequenced }) => unsequenced,
  },
];
const consumerColumns: readonly Column<Consumer>[] = [
  { header: groupWords.group, cell: ({ group }) => group, value: ({ group }) => group },
  { header: groupWords.lag, end: true, cell: ({ lag }) => lag ?? groupWords.unknown, value: ({ lag }) => lag },
];

export function ServiceTables({ system }: { system: System | undefined }) {
  const rows = system && [
    { name: words.gateway, status: system.gateway },
    ...system.services.map(({ service, status }) => ({ name: service, status })),
  ];
  const relays = system?.services.flatMap(({ service, status }) => (status ? [{ service, ...status.relay }] : []));
  return (
    <>
      <Card title={words.title}>
        <DataTable
          caption={words.title}
          rows={rows}
          rowKey={({ name }) => name}
          columns={serviceColumns}
          empty={<p>{words.none}</p>}
        />
      </Card>
      <Card title={relayWords.title}>
        <DataTable
          caption={relayWords.title}
          rows={relays}
          rowKey={({ service }) => service}
          columns={relayColumns}
          empty={<p>{relayWords.none}</p>}
        />
      </Card>
      <Card title={groupWords.title}>
        <DataTable
          caption={groupWords.title}
          rows={system?.consumers}
          rowKey={({ group }) => group}
          columns={consumerColumns}
          empty={<p>{groupWords.none}</p>}
        />
      </Card>
    </>
  );
}
