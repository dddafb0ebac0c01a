import { placeName } from '@stallbook/kernel/us-states';
import { Button } from '../../../components/ui/button.js';
import { DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { FilterSelect, SearchField } from '../../../components/ui/list/filters.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatDateRange } from '../../../lib/format/dates.js';
import { oneOf, typed } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { adminTransferApi, type TransferableEventsQuery } from '../api/admin-transfer.generated.js';
import { transferableEvents } from '../texts.js';

type Listed = TransferableEventsQuery['events']['items'][number];

const filters = { search: typed, claim: oneOf('all', 'open', 'claimed') };
const claimOptions = filters.claim.values.map((value) => ({ value, label: transferableEvents.claims[value] }));

export function TransferableEvents({ onChoose }: { onChoose: (id: string) => void }) {
  const {
    list,
    filters: { chosen, texts, type, choose },
  } = useListPage({
    endpoint: adminTransferApi.endpoints.transferableEvents,
    filters,
    ask: ({ search, claim }, paging) => ({
      input: {
        search: search || null,
        seededByAdmin: true,
        organizerClaimed: claim === 'all' ? null : claim === 'claimed',
        ...paging,
      },
    }),
    pick: ({ events }) => events,
    notLoaded: transferableEvents.notLoaded,
  });
  const columns: readonly Column<Listed>[] = [
    { header: transferableEvents.event, cell: ({ title }) => title },
    { header: transferableEvents.day, cell: ({ eventDate, eventEndDate }) => formatDateRange(eventDate, eventEndDate) },
    { header: transferableEvents.place, cell: ({ city, state }) => placeName(city, state) },
    {
      header: transferableEvents.owner,
      cell: ({ organizer }) => organizer?.businessName ?? transferableEvents.noOwner,
    },
    {
      header: transferableEvents.actions,
      actions: true,
      cell: ({ id, title }) => (
        <Button look="secondary" small aria-label={transferableEvents.chooseOf(title)} onClick={() => onChoose(id)}>
          {transferableEvents.choose}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption={transferableEvents.caption}
      list={list}
      rowKey={({ id }) => id}
      columns={columns}
      filters={
        <>
          <SearchField
            label={transferableEvents.search}
            maxLength={100}
            placeholder={transferableEvents.searchExample}
            value={texts.search}
            onChange={(search) => type({ search })}
          />
          <FilterSelect
            label={transferableEvents.claim}
            value={chosen.claim}
            options={claimOptions}
            onChange={(claim) => choose({ claim })}
          />
        </>
      }
      empty={<EmptyState title={transferableEvents.none.title}>{transferableEvents.none.text}</EmptyState>}
    />
  );
}
