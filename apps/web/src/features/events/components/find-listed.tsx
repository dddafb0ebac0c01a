import { LinkButton } from '../../../components/ui/button.js';
import { ownEvents } from '../texts/own-events.js';

/** For organizers whose event was imported: they claim it where it is listed. */
export const FindListed = () => (
  <LinkButton look="secondary" icon="search" to="/events?range=all">
    {ownEvents.findListed}
  </LinkButton>
);
