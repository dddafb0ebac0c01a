import { UpcomingEvents } from '../../features/applications/components/upcoming-events.js';
import { MessageLink } from '../../features/messages/components/message-link.js';

export function Component() {
  return (
    <UpcomingEvents messageAction={({ id }) => <MessageLink small about="application" id={id} to="organizer" />} />
  );
}
