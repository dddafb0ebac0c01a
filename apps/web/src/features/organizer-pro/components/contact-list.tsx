import { mailTo } from '@stallbook/kernel/mail-to';
import { placeName } from '@stallbook/kernel/us-states';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { DataTable, statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { FilterSelect } from '../../../components/ui/list/filters.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { EmailWords } from '../../../components/ui/text.js';
import { toast } from '../../../components/ui/toast.js';
import { oneOf } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { organizerProApi, type VendorContactsQuery } from '../api/organizer-pro.generated.js';
import { communication as texts } from '../texts/communication.js';
import { quality } from '../texts/quality.js';

type Contact = VendorContactsQuery['contacts']['items'][number];

const filters = { status: oneOf('accepted', 'pending', 'rejected', 'all') };
const statuses = [
  { value: 'accepted' as const, label: texts.statuses.accepted },
  { value: 'pending' as const, label: texts.statuses.pending },
  { value: 'rejected' as const, label: texts.statuses.rejected },
  { value: 'all' as const, label: texts.all },
];
const nameOf = ({ vendor }: Contact) => vendor?.businessName ?? quality.someVendor;
const placeOf = ({ vendor }: Contact) => placeName(vendor?.city, vendor?.state);

const columns: readonly Column<Contact>[] = [
  {
    header: texts.vendor,
    field: 'vendor',
    cell: (row) => <Link to={`/vendors/${row.vendorId}`}>{nameOf(row)}</Link>,
    value: nameOf,
    csv: ({ vendor }) => vendor?.businessName,
  },
  {
    header: texts.contact,
    field: 'contact_name',
    cell: ({ vendor }) => vendor?.contactName,
    value: ({ vendor }) => vendor?.contactName,
  },
  { header: texts.place, field: 'place', cell: placeOf, value: placeOf },
  {
    header: texts.email,
    field: 'email',
    cell: ({ email }) =>
      email ? (
        <a href={mailTo(email)}>
          <EmailWords email={email} />
        </a>
      ) : (
        texts.notShared
      ),
    value: ({ email }) => email,
  },
  statusColumn(texts.status, ({ status }) => status),
  {
    header: texts.booth,
    field: 'booth_location',
    cell: ({ boothLocation }) => boothLocation ?? '—',
    value: ({ boothLocation }) => boothLocation,
  },
  {
    header: texts.actions,
    actions: true,
    cell: (row) => (
      <LinkButton
        small
        look="quiet"
        lead
        icon="message"
        to={`/messages/new?application=${row.applicationId}`}
        aria-label={texts.messageOf(nameOf(row))}
      >
        {texts.message}
      </LinkButton>
    ),
  },
];

/** The vendors who applied to an event, to reach them together. */
export function ContactList({ eventId }: { eventId: string }) {
  const { list, filters: address } = useListPage({
    endpoint: organizerProApi.endpoints.vendorContacts,
    filters,
    fetchSize: maxPageSize,
    ask: ({ status }, paging) => ({ input: { eventId, status: status === 'all' ? null : status, ...paging } }),
    pick: ({ contacts }) => contacts,
    notLoaded: texts.notLoaded,
  });
  const copy = async () => {
    try {
      const rows = list.isWhole ? (list.rows ?? []) : await list.everyRow();
      const shared = rows.flatMap(({ email }) => email ?? []);
      if (shared.length === 0) return toast(texts.noAddresses, 'info');
      await navigator.clipboard.writeText(shared.join(', '));
      toast(texts.copied(shared.length));
    } catch {
      toast(texts.notCopied, 'error');
    }
  };
  return (
    <Card>
      <Stack>
        <p>{texts.consent}</p>
        <DataTable
          id="vendor-contacts"
          caption={texts.caption}
          list={list}
          rowKey={({ applicationId }) => applicationId}
          columns={columns}
          filters={
            <>
              <FilterSelect
                label={texts.status}
                value={address.chosen.status}
                options={statuses}
                onChange={(status) => address.choose({ status })}
              />
              <LinkButton look="secondary" small icon="message" to={`/messages/broadcast?event=${eventId}`}>
                {texts.writeToGroup}
              </LinkButton>
              <Button look="secondary" small icon="copy" onClick={() => void copy()}>
                {texts.copy}
              </Button>
            </>
          }
          empty={
            <EmptyState title={texts.noVendors.title} scene={null}>
              {texts.noVendors.text}
            </EmptyState>
          }
        />
      </Stack>
    </Card>
  );
}
