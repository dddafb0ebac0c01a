import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { marketDates } from '../../../components/event/event-dates.js';
import { StatusBadge } from '../../../components/ui/badge.js';
import { Facts, Row, Stack } from '../../../components/ui/layout.js';
import { InstantText } from '../../../components/ui/text.js';
import { joinPlace } from '../../../lib/format/text.js';
import type { InvitationFactsFragment as Invitation } from '../api/invitations.generated.js';
import { receivedInvitations as texts } from '../texts.js';
import styles from './invitation-letter.module.css';

/** What a vendor wrote, and about which event. */
export function InvitationLetter({ invitation, actions }: { invitation: Invitation; actions: ReactNode }) {
  const { event, customMessage, status, createdAt } = invitation;
  return (
    <Stack gap={14}>
      <div>
        <StatusBadge status={status} />
      </div>
      {customMessage && <blockquote className={styles.message}>{customMessage}</blockquote>}
      <Facts
        entries={[
          [texts.dates, event && marketDates(event)],
          [texts.place, event && joinPlace(event.location, placeName(event.city, event.state))],
          [texts.sent, <InstantText key="sent" iso={createdAt} />],
        ]}
      />
      <Row gap={8}>{actions}</Row>
    </Stack>
  );
}

export const headingOf = ({ vendor, event }: Pick<Invitation, 'vendor' | 'event'>): string =>
  texts.wouldSell(vendor?.businessName ?? texts.someVendor, event?.title ?? texts.someEvent);
