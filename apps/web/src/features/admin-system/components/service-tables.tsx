import { Badge } from '../../../components/ui/badge.js';
import { countColumn, DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import type { SystemQuery } from '../api/admin-system.generated.js';
import { consumers as groupTexts, relays as relayTexts, services as texts, uptime } from '../texts/system.js';
import { quiet } from '../texts/verdict.js';
import { QuietPart } from './quiet-part.js';

type System = SystemQuery['system'];
interface Row {
  name: string;
  status: System['gateway'] | null;
}
type Relay = { service: string } & NonNullable<System['services'][number]['status']>['relay'];
type Consumer = System['consumers'][number];

function State({ status }: Row) {
  if (!status) return <Badge tone="red">{texts.states.away}</Badge>;
  if (status.degraded.length > 0) return <Badge tone="yellow">{texts.states.degraded}</Badge>;
  return <Badge tone="green">{texts.states.up}</Badge>;
}

const serviceColumns: readonly Column<Row>[] = [
  { header: texts.service, field: 'service', cell: ({ name }) => name, value: ({ name }) => name },
  { header: texts.state, cell: (row) => <State {...row} /> },
  { header: texts.version, cell: ({ status }) => status?.version ?? '—' },
  { header: texts.instance, cell: ({ status }) => status?.instance ?? '—' },
  {
    header: texts.uptime,
    field: 'uptime_seconds',
    end: true,
    cell: ({ status }) => (status ? uptime(status.uptimeSeconds) : '—'),
    value: ({ status }) => status?.uptimeSeconds,
  },
];
const pendingOf = ({ position, published }: Relay): number => Math.max(0, position - published);
const relayColumns: readonly Column<Relay>[] = [
  { header: relayTexts.service, field: 'service', cell: ({ service }) => service, value: ({ service }) => service },
  countColumn(relayTexts.position, ({ position }) => position, 'position'),
  countColumn(relayTexts.published, ({ published }) => published, 'published'),
  { ...countColumn(relayTexts.pending, pendingOf, 'pending'), zeroIsEmpty: true },
  { ...countColumn(relayTexts.unsequenced, (relay: Relay) => relay.unsequenced, 'unsequenced'), zeroIsEmpty: true },
];
const lagColumn = countColumn<Consumer>(groupTexts.lag, ({ lag }) => lag, 'lag');
const consumerColumns: readonly Column<Consumer>[] = [
  { header: groupTexts.group, field: 'group', cell: ({ group }) => group, value: ({ group }) => group },
  {
    ...lagColumn,
    zeroIsEmpty: true,
    cell: (consumer) => (consumer.lag === null ? groupTexts.unknown : lagColumn.cell(consumer)),
  },
];

const unpublished = (relays: readonly Relay[]): number =>
  relays.reduce((sum, relay) => sum + pendingOf(relay) + relay.unsequenced, 0);

function lagLine(consumers: readonly Consumer[]): string {
  const lag = consumers.reduce((sum, one) => sum + (one.lag ?? 0), 0);
  if (lag > 0) return quiet.lag(lag);
  return consumers.some((one) => one.lag === null) ? quiet.unknownLag : quiet.noLag;
}

export function ServiceTables({ system }: { system: System }) {
  const rows = [
    { name: texts.gateway, status: system.gateway },
    ...system.services.map(({ service, status }) => ({ name: service, status })),
  ];
  const troubled = rows.filter(({ status }) => !status || status.degraded.length > 0).length;
  const relays = system.services.flatMap(({ service, status }) => (status ? [{ service, ...status.relay }] : []));
  const waiting = unpublished(relays);
  return (
    <>
      <Card title={texts.title}>
        <QuietPart
          isQuiet={troubled === 0}
          line={troubled === 0 ? quiet.services(rows.length) : quiet.servicesAway(troubled)}
        >
          <DataTable
            caption={texts.title}
            rows={rows}
            rowKey={({ name }) => name}
            columns={serviceColumns}
            empty={<p>{texts.none}</p>}
          />
        </QuietPart>
      </Card>
      <Card title={relayTexts.title}>
        <QuietPart isQuiet={waiting === 0} line={waiting === 0 ? quiet.published : quiet.toPublish(waiting)}>
          <DataTable
            caption={relayTexts.title}
            rows={relays}
            rowKey={({ service }) => service}
            columns={relayColumns}
            empty={<p>{relayTexts.none}</p>}
          />
        </QuietPart>
      </Card>
      <Card title={groupTexts.title}>
        <QuietPart isQuiet={system.consumers.every(({ lag }) => lag === 0)} line={lagLine(system.consumers)}>
          <DataTable
            caption={groupTexts.title}
            rows={system.consumers}
            rowKey={({ group }) => group}
            columns={consumerColumns}
            empty={<p>{groupTexts.none}</p>}
          />
        </QuietPart>
      </Card>
    </>
  );
}
