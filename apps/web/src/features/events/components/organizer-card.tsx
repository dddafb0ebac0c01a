import { mailTo } from '@stallbook/kernel/mail-to';
import { Icon } from '../../../components/icons/icon.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { PhoneText } from '../../../components/ui/text.js';
import { subscriptionToOrganizer } from '../../../lib/calendar.js';
import { organizerCard } from '../texts/detail.js';
import type { EventDetails } from './event-facts.js';

/** Only web addresses; a stored `javascript:` must never become a link. */
const webLink = (url: string | null) => (url && /^https?:\/\//i.test(url) ? url : undefined);

export function OrganizerCard({ event }: { event: EventDetails }) {
  const email = event.contactEmail ?? event.organizerContactEmail;
  const phone = event.contactPhone ?? event.organizerContactPhone;
  const website = webLink(event.websiteUrl);
  const name = event.organizer?.businessName;
  const contact = event.organizer?.contactName ?? event.organizerContactName;
  if (!name && !contact && !email && !phone && !website) return null;
  return (
    <Card title={organizerCard.title}>
      <Stack gap={8}>
        {name && <strong>{name}</strong>}
        {contact && <div>{contact}</div>}
        {email && <a href={mailTo(email)}>{email}</a>}
        {phone && <PhoneText phone={phone} />}
        {website && (
          <Row gap={6}>
            <a href={website} target="_blank" rel="noreferrer nofollow">
              {organizerCard.website}
            </a>
            <Icon name="external" size={16} />
          </Row>
        )}
        {event.organizer && <a href={subscriptionToOrganizer(event.organizer.id)}>{organizerCard.calendar}</a>}
      </Stack>
    </Card>
  );
}
