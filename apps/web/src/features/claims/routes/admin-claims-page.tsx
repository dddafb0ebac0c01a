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
import { joinPlace } from '../../../lib/format/text.js';
import {
  useApproveClaimMutation,
  useClaimsQuery,
  useDenyClaimMutation,
  type ClaimsQuery,
  type ClaimStatus,
} from '../api/claims.generated.js';
import { claimReview } from '../texts/review.js';

type Claim = ClaimsQuery['claims']['items'][number];
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
    if (reply.error) toast((isApiError(reply.error) && reply.error.message) || claimReview.failed, 'error');
    else toast(claimReview[deciding.approve ? 'approve' : 'deny'].done);
    setDeciding(null);
  };
  const claims = data?.claims;
  const asked = claimReview[deciding?.approve ? 'approve' : 'deny'];
  return (
    <Page>
      <PageHeader title={claimReview.title} lead={claims && claimReview.count(claims.total, status)} />
      <Stack gap={20}>
        <Segments
          label={claimReview.status}
          value={status}
          options={claimReview.statuses}
          onChange={(value) => {
            setStatus(value);
            setPage(1);
          }}
        />
        {error && !isFetching && <ErrorState message={claimReview.notLoaded} onRetry={() => void refetch()} />}
        {!claims && isFetching && <SkeletonCards lines={5} />}
        {claims?.total === 0 && <EmptyState title={claimReview.none.title(status)}>{claimReview.none.text}</EmptyState>}
        {claims?.items.map((claim) => (
          <Card
            key={claim.id}
            title={claim.event?.title ?? claimReview.event}
            actions={<StatusBadge status={claim.status} />}
          >
            <Stack>
              <Facts
                entries={[
                  [
                    claimReview.event,
                    claim.event && (
                      <Link key="event" to={`/events/${claim.event.id}`}>
                        {formatDate(claim.event.eventDate)}, {joinPlace(claim.event.city, claim.event.state)}
                      </Link>
                    ),
                  ],
                  [claimReview.requestedBy, joinPlace(claim.requestedByName, claim.businessName)],
                  [
                    claimReview.email,
                    <a key="mail" href={`mailto:${claim.requestedByEmail}`}>
                      {claim.requestedByEmail}
                    </a>,
                  ],
                  [
                    claimReview.phone,
                    claim.requestedByPhone && <PhoneText key="phone" phone={claim.requestedByPhone} />,
                  ],
                  [claimReview.message, claim.message],
                  [claimReview.sent, <InstantText key="sent" iso={claim.createdAt} />],
                  [claimReview.decided, claim.decidedAt && <InstantText key="decided" iso={claim.decidedAt} />],
                ]}
              />
              {claim.status === 'pending' && (
                <Row>
                  <Button icon="check" onClick={() => setDeciding({ claim, approve: true })}>
                    {claimReview.approve.button}
                  </Button>
                  <Button look="dangerQuiet" icon="close" onClick={() => setDeciding({ claim, approve: false })}>
                    {claimReview.deny.button}
                  </Button>
                </Row>
              )}
            </Stack>
          </Card>
        ))}
        {claims && (
          <Pagination label={claimReview.pages} page={page} total={claims.total} pageSize={pageSize} onPage={setPage} />
        )}
      </Stack>
      <Confirm
        title={asked.title}
        action={asked.action}
        danger={deciding?.approve === false}
        open={deciding !== null}
        onClose={() => setDeciding(null)}
        onConfirm={decide}
      >
        <p>{deciding && asked.effect(deciding.claim.requestedByName, deciding.claim.event?.title)}</p>
      </Confirm>
    </Page>
  );
}
