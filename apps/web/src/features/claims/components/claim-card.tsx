import { mailTo } from '@stallbook/kernel/mail-to';
import { placeName } from '@stallbook/kernel/us-states';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { InstantText, PhoneText, WholeText } from '../../../components/ui/text.js';
import { formatDate } from '../../../lib/format/dates.js';
import { joinPlace } from '../../../lib/format/text.js';
import type { ClaimsQuery } from '../api/claims.generated.js';
import { claimReview } from '../texts/review.js';

type Claim = ClaimsQuery['claims']['items'][number];

/** Who gets the event with the approval of the claim. */
export const ownerName = ({ nextOwner }: Claim): string | null =>
  nextOwner && (nextOwner.businessName || nextOwner.contactName || nextOwner.email);

export interface Deciding {
  claim: Claim;
  approve: boolean;
}

const hoursSince = (iso: string): number => Math.floor((Date.now() - Date.parse(iso)) / 3_600_000);

function NextOwner({ claim }: { claim: Claim }) {
  const owner = ownerName(claim);
  if (!claim.nextOwner || !owner) return claimReview.noOwner;
  return <Link to={`/admin/users/${claim.nextOwner.id}`}>{claimReview.newOwner(owner)}</Link>;
}

/** A claim as an admin decides on it. */
export function ClaimCard({ claim, onDecide }: { claim: Claim; onDecide: (deciding: Deciding) => void }) {
  const isPending = claim.status === 'pending';
  const requestedBy = joinPlace(claim.requestedByName, claim.businessName);
  return (
    <Card title={claim.event?.title ?? claimReview.event} actions={<StatusBadge status={claim.status} />}>
      <Stack>
        <Facts
          entries={[
            [
              claimReview.event,
              claim.event && (
                <Link key="event" to={`/events/${claim.event.id}`}>
                  {formatDate(claim.event.eventDate)}, {placeName(claim.event.city, claim.event.state)}
                </Link>
              ),
            ],
            [
              claimReview.requestedBy,
              claim.organizerId ? (
                <Link key="account" to={`/admin/users/${claim.organizerId}`}>
                  {requestedBy}
                </Link>
              ) : (
                requestedBy
              ),
            ],
            [
              claimReview.email,
              <a key="mail" href={mailTo(claim.requestedByEmail)}>
                {claim.requestedByEmail}
              </a>,
            ],
            [claimReview.phone, claim.requestedByPhone && <PhoneText key="phone" phone={claim.requestedByPhone} />],
            [claimReview.message, claim.message && <WholeText key="message" text={claim.message} />],
            [claimReview.sent, <InstantText key="sent" iso={claim.createdAt} />],
            [
              claimReview.others,
              claim.otherOpenClaims && claim.event ? (
                <Link key="others" to={`/admin/claims?event=${claim.event.id}`}>
                  {claimReview.otherClaims(claim.otherOpenClaims)}
                </Link>
              ) : null,
            ],
            [claimReview.owner, isPending ? <NextOwner key="owner" claim={claim} /> : null],
            [claimReview.due, isPending ? claimReview.age(hoursSince(claim.createdAt)) : null],
            [claimReview.closed, claim.closedBecause && claimReview.closings[claim.closedBecause]],
            [claimReview.decided, claim.decidedAt && <InstantText key="decided" iso={claim.decidedAt} />],
          ]}
        />
        {isPending && (
          <Row>
            <Button icon="check" onClick={() => onDecide({ claim, approve: true })}>
              {claimReview.approve.button}
            </Button>
            <Button look="dangerQuiet" icon="close" onClick={() => onDecide({ claim, approve: false })}>
              {claimReview.deny.button}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
