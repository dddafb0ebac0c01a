import { marketColumns } from '../../../components/event/market-columns.js';
import { LinkButton } from '../../../components/ui/button.js';
import { DataTable, instantColumn, statusColumn, type Column } from '../../../components/ui/table/data-table.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { invitationsApi, type InvitationFactsFragment as Invitation } from '../api/invitations.generated.js';
import { sentInvitations as texts } from '../texts.js';

const namedOrganizer = ({ organizerName, organizerEmail }: Invitation) =>
  [organizerName, organizerEmail].filter(Boolean).join(', ');
const invited = (invitation: Invitation) =>
  invitation.isSeededEventInvitation ? namedOrganizer(invitation) || '—' : texts.ofEvent;

const columns: readonly Column<Invitation>[] = [
  ...marketColumns<Invitation>(texts),
  { header: texts.organizer, field: 'organizer', cell: invited, value: invited, csv: namedOrganizer },
  statusColumn(texts.status, ({ status }) => status),
  instantColumn<Invitation>(texts.sent, ({ createdAt }) => createdAt, 'created_at'),
];

export function SentInvitations() {
  const { list } = useListPage({
    endpoint: invitationsApi.endpoints.sentInvitations,
    ask: (_chosen, paging) => ({ input: paging }),
    pick: ({ invitations }) => invitations,
    notLoaded: texts.notLoaded,
  });
  return (
    <DataTable
      id="sent-invitations"
      caption={texts.caption}
      list={list}
      rowKey={({ id }) => id}
      columns={columns}
      empty={
        <EmptyState
          title={texts.none.title}
          scene="farmers_market"
          action={<LinkButton to="/events">{texts.none.action}</LinkButton>}
        >
          {texts.none.text}
        </EmptyState>
      }
    />
  );
}
