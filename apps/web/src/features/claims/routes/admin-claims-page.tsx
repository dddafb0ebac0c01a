import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog.js';
import { Segments } from '../../../components/ui/filters.js';
import { Card, Facts, Page, PageHeader, Row, Stack } from '../../../components/ui/layout.js';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { InstantText, PhoneText } from '../../../components/ui/text.js';
import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { formatDate } from '../../../lib/format/dates.js';
import { joinPlace, plural } from '../../../lib/format/text.js';
import {
  useApproveClaimMutation,
  useClaimsQuery,
  useDenyClaimMutation,
  type ClaimsQuery,
  type ClaimStatus,
} from '../api/claims.generated.js';

type Claim = ClaimsQuery['claims']['items'][number];
const statuses: readonly { value: ClaimStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'denied', label: 'Denied' },
];
const pageSize = 20;

export function Component() {
  const [status, setStatus] = useState<ClaimStatus>('pending');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useClaimsQuery({ input: { status, page, pageSize } });
  const [deciding, setDeciding] = useState<{ claim: Claim; approve: boolean } | null>(null);
  const [approve] = useApproveClaimMutation();
  const [deny] = useDenyClaimMutation();
  const decide = async () => {
    if (!deciding) return;
    const reply = await (deciding.approve ? approve : deny)({ id: deciding.claim.id });
    if (reply.error)
      toast(
        (isApiError(reply.error) && reply.error.message) || 'The claim could not be decided. Please try again.',
        'error',
      );
    else toast(deciding.approve ? 'Claim approved' : 'Claim denied');
    setDeciding(null);
  };
  const claims = data?.claims;
  return (
    <Page>
      <PageHeader title="Claims" lead={claims && `${plural(claims.total, 'claim')} ${status}`} documentTitle="Claims" />
      <Stack gap={20}>
        <Segments
          label="Status"
          value={status}
          options={statuses}
          onChange={(value) => {
            setStatus(value);
            setPage(1);
          }}
        />
        {error && !isFetching && (
          <ErrorState message="The claims could not be loaded." onRetry={() => void refetch()} />
        )}
        {!claims && isFetching && <SkeletonCards lines={5} />}
        {claims?.total === 0 && (
          <EmptyState title={`No ${status} claims`}>Claims of listed events arrive here.</EmptyState>
        )}
        {claims?.items.map((claim) => (
          <Card key={claim.id} title={claim.event?.title ?? 'Event'} actions={<StatusBadge status={claim.status} />}>
            <Stack>
              <Facts
                entries={[
                  [
                    'Event',
                    claim.event && (
                      <Link key="event" to={`/events/${claim.event.id}`}>
                        {formatDate(claim.event.eventDate)}, {joinPlace(claim.event.city, claim.event.state)}
                      </Link>
                    ),
                  ],
                  ['Requested by', joinPlace(claim.requestedByName, claim.businessName)],
                  [
                    'Email',
                    <a key="mail" href={`mailto:${claim.requestedByEmail}`}>
                      {claim.requestedByEmail}
                    </a>,
                  ],
                  ['Phone', claim.requestedByPhone && <PhoneText key="phone" phone={claim.requestedByPhone} />],
                  ['Message', claim.message],
                  ['Sent', <InstantText key="sent" iso={claim.createdAt} />],
                  ['Decided', claim.decidedAt && <InstantText key="decided" iso={claim.decidedAt} />],
                ]}
              />
              {claim.status === 'pending' && (
                <Row>
                  <Button icon="check" onClick={() => setDeciding({ claim, approve: true })}>
                    Approve
                  </Button>
                  <Button look="dangerQuiet" icon="close" onClick={() => setDeciding({ claim, approve: false })}>
                    Deny
                  </Button>
                </Row>
              )}
            </Stack>
          </Card>
        ))}
        {claims && (
          <Pagination label="Pages of claims" page={page} total={claims.total} pageSize={pageSize} onPage={setPage} />
        )}
      </Stack>
      <Confirm
        title={deciding?.approve ? 'Approve this claim?' : 'Deny this claim?'}
        action={deciding?.approve ? 'Approve claim' : 'Deny claim'}
        danger={deciding?.approve === false}
        open={deciding !== null}
        onClose={() => setDeciding(null)}
        onConfirm={decide}
      >
        {deciding?.approve ? (
          <p>
            {deciding.claim.requestedByName} becomes the contact of {deciding.claim.event?.title}. If the address
            belongs to a registered organizer, they own the event from now on.
          </p>
        ) : (
          <p>{deciding?.claim.requestedByName} is denied; the event stays claimable.</p>
        )}
      </Confirm>
    </Page>
  );
}
