import { Link } from 'react-router-dom';
import { Facts, Stack } from '../../components/ui/layout.js';
import type { ApplicationFactsFragment } from '../../features/applications/api/applications.generated.js';
import { useEventQuery } from '../../features/events/api/events.generated.js';
import { formatDate, formatDateRange, formatTime } from '../../lib/format/dates.js';
import { joinPlace } from '../../lib/format/text.js';
import { Part } from './part.js';

/** Where the vendor stands next, and when the van has to be there. */
export function NextMarket({ application }: { application: ApplicationFactsFragment }) {
  const event = useEventQuery({ id: application.eventId });
  return (
    <Part title="Your next market day" query={event} problem="Your next market day could not be loaded.">
      {({ event: market }) => (
        <Stack gap={14}>
          <h3>
            <Link to={`/events/${market.id}`}>{market.title}</Link>
          </h3>
          <Facts
            entries={[
              [
                'When',
                joinPlace(
                  formatDateRange(market.eventDate, market.eventEndDate),
                  market.startTime && formatTime(market.startTime),
                ),
              ],
              [
                'Load-in',
                joinPlace(
                  market.loadInDate && formatDate(market.loadInDate),
                  market.loadInTime && formatTime(market.loadInTime),
                ) || 'Not said yet',
              ],
              // Some markets are called after their town.
              ['Where', joinPlace(...new Set([market.location, market.address, market.city, market.state]))],
              ['Your booth', application.boothLocation ?? 'Not said yet'],
            ]}
          />
        </Stack>
      )}
    </Part>
  );
}
