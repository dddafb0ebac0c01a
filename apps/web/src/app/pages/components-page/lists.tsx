import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import {
  DataTable,
  instantColumn,
  moneyColumn,
  statusColumn,
  type Column,
} from '../../../components/ui/table/data-table.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { NoneFound } from '../../../components/ui/list/none-found.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { booths, type Booth } from './sample.js';
import { Section, State } from './section.js';

const columns: readonly Column<Booth>[] = [
  { header: 'Vendor', field: 'vendor', cell: (booth) => booth.vendor || '—', value: (booth) => booth.vendor },
  statusColumn('Status', (booth) => booth.status),
  moneyColumn('Booth fee', (booth) => booth.cents, 'booth_fee'),
  { header: 'Place', field: 'place', cell: (booth) => booth.place ?? '—', value: (booth) => booth.place },
  instantColumn('Paid', (booth) => booth.at, 'paid_at'),
  {
    header: 'Actions',
    actions: true,
    cell: (booth) => (
      <Button look="secondary" small aria-label={`Open ${booth.vendor}`}>
        Open
      </Button>
    ),
  },
];
const shared = { columns, rowKey: (booth: Booth) => booth.id };
const all = { value: '', label: 'All' } as const;
const paid = { value: 'completed', label: 'Paid' } as const;

export function Lists() {
  const [status, setStatus] = useState<'' | 'completed'>('');
  return (
    <Section title="Tables">
      <State name="With everything">
        <DataTable
          {...shared}
          id="components"
          caption="Booths"
          rows={booths.filter((booth) => !status || booth.status === status)}
          filters={<Segments label="Status" value={status} options={[all, paid]} onChange={setStatus} />}
          filterText={`Status: ${status || 'all'}`}
        />
      </State>
      <State name="Pages">
        <DataTable {...shared} caption="Pages" rows={booths} pageSize={5} />
      </State>
      <State name="On its way">
        <DataTable {...shared} caption="Waiting" rows={undefined} />
      </State>
      <State name="Failed">
        <DataTable
          {...shared}
          caption="Failed"
          rows={undefined}
          problem={{ message: 'The booths could not be loaded.', onRetry: () => undefined }}
        />
      </State>
      <State name="Empty">
        <DataTable
          {...shared}
          id="components-empty"
          caption="None"
          rows={[]}
          filters={<Segments label="Status" value={status} options={[all, paid]} onChange={setStatus} />}
          empty={
            <EmptyState title="No booths yet" action={<LinkButton to="/create-event">Create an event</LinkButton>}>
              Vendors apply once your event is published.
            </EmptyState>
          }
        />
      </State>
      <State name="None found">
        <NoneFound
          texts={{ title: 'No booths found', text: 'Try other filters.', action: 'Clear filters' }}
          filters={{ isFiltered: true, clear: () => undefined }}
        />
      </State>
    </Section>
  );
}
