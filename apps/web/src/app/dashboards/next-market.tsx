import { Link } from 'react-router-dom';
import { MarketDayBadge } from '../../components/event/market-day-badge.js';
import { eventDayOf } from '../../components/event/market-day.js';
import { Facts, Stack } from '../../components/ui/layout.js';
import type { ApplicationFactsFragment } from '../../features/applications/api/applications.generated.js';
import { useEventQuery } from '../../features/events/api/events.generated.js';
import { formatDateRange, formatDayAndTime, formatTime } from '../../lib/format/dates.js';
import { stateCode } from '../../lib/format/place.js';
import { joinPlace } from '../../lib/format/text.js';
import { DashboardSection } from './dashboard-section.js';
import { nextMarket as texts } from './texts.js';

const LINES = 13;

export function NextMarket({ application }: { application: ApplicationFactsFragment }) {
  const event = useEventQuery({ id: application.eventId });
  return (
    <DashboardSection title={texts.title} query={event} problem={texts.notLoaded} lines={LINES}>
      {({ event: market }) => (
        <Stack gap={14}>
          <h3>
            <Link to={`/events/${market.id}`}>{market.title}</Link> <MarketDayBadge day={eventDayOf(market)} />
          </h3>
          <Facts
            entries={[
              [
                texts.when,
                joinPlace(
                  formatDateRange(market.eventDate, market.eventEndDate),
                  market.startTime && formatTime(market.startTime),
                ),
              ],
              [
                texts.loadIn,
                formatDayAndTime(
                  market.loadInDate,
                  market.loadInTime,
                  market.eventDate === (market.eventEndDate ?? market.eventDate) ? market.eventDate : null,
                ) || texts.unknown,
              ],
              // Some markets are named after their city.
              [
                texts.where,
                joinPlace(...new Set([market.location, market.address, market.city, stateCode(market.state)])),
              ],
              [texts.booth, application.boothLocation ?? texts.unknown],
            ]}
          />
        </Stack>
      )}
    </DashboardSection>
  );
}
