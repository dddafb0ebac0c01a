import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Segments } from '../../../components/ui/list/filters.js';
import { Page, PageHeader, Stack } from '../../../components/ui/layout.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { oneOf, picked } from '../../../lib/lists/filters.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { claimsApi, useApproveClaimMutation, useDenyClaimMutation } from '../api/claims.generated.js';
import { ClaimCard, ownerName, type Deciding } from '../components/claim-card.js';
import { OtherClaims } from '../components/other-claims.js';
import { claimReview } from '../texts/review.js';

const filters = { status: oneOf('pending', 'approved', 'denied'), event: picked };

export function Component() {
  const {
    data,
    list,
    filters: {
      chosen: { status, event },
      choose,
    },
  } = useListPage({
    endpoint: claimsApi.endpoints.claims,
    filters,
    ask: ({ status: asked, event: eventId }, paging) => ({
      input: { status: asked, eventId: eventId || null, ...paging },
    }),
    pick: ({ claims }) => claims,
    notLoaded: claimReview.notLoaded,
  });
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const [approve] = useApproveClaimMutation();
  const [deny] = useDenyClaimMutation();
  const decide = async () => {
    if (!deciding) return;
    const reply = await (deciding.approve ? approve : deny)({ id: deciding.claim.id });
    if (reply.error) toast(messageOf(reply.error, claimReview.failed), 'error');
    else toast(claimReview[deciding.approve ? 'approve' : 'deny'].done(ownerName(deciding.claim)));
    setDeciding(null);
  };
  const asked = claimReview[deciding?.approve ? 'approve' : 'deny'];
  const ofAll = event && (
    <Button look="secondary" small onClick={() => choose({ event: '' })}>
      {claimReview.ofAll}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={claimReview.title}
        lead={data && claimReview.count(list.total, status, event !== '')}
        actions={ofAll}
      />
      <Stack gap={20}>
        <Segments
          label={claimReview.status}
          value={status}
          options={claimReview.statuses}
          onChange={(value) => choose({ status: value })}
        />
        <ListFrame
          list={list}
          waiting={<SkeletonCards lines={5} />}
          empty={<EmptyState title={claimReview.none.title(status, event !== '')}>{claimReview.none.text}</EmptyState>}
          pagesLabel={claimReview.pages}
        >
          {(claims) => claims.map((claim) => <ClaimCard key={claim.id} claim={claim} onDecide={setDeciding} />)}
        </ListFrame>
      </Stack>
      <Confirm
        title={asked.title}
        action={asked.action}
        danger={deciding?.approve === false}
        open={deciding !== null}
        onClose={() => setDeciding(null)}
        onConfirm={decide}
      >
        {deciding && (
          <p>
            {asked.effect(
              deciding.claim.requestedByName,
              deciding.claim.event?.title ?? claimReview.event,
              deciding.claim.requestedByEmail,
              ownerName(deciding.claim),
            )}
          </p>
        )}
        {deciding?.approve && deciding.claim.event && <OtherClaims eventId={deciding.claim.event.id} />}
      </Confirm>
    </Page>
  );
}
