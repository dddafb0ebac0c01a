import { MarketDayBadge } from '../../components/event/market-day-badge.js';
import { marketDayOf } from '../../components/event/market-day.js';
import { PlaceLink } from '../../components/event/place-link.js';
import { LinkButton } from '../../components/ui/button.js';
import { Card, Facts, Row, Stack } from '../../components/ui/layout.js';
import type { OwnApplication } from '../../features/applications/components/application-list.js';
import { Availability, EventName } from '../../features/applications/components/event-name.js';
import { MessageLink } from '../../features/messages/components/message-link.js';
import { formatDateRange, formatDayAndTime, formatTime } from '../../lib/format/dates.js';
import { joinPlace } from '../../lib/format/text.js';
import { nextMarket as texts } from './texts.js';

export function NextMarket({ application }: { application: OwnApplication }) {
  const { id, event, marketEvent, boothLocation } = application;
  const onlyDay = event?.startDate === event?.endDate ? event?.startDate : null;
  const { loadInDate, loadInTime, location = '', address = null } = marketEvent ?? {};
  return (
    <Card title={texts.title}>
      <Stack gap={14}>
        <h3>
          <EventName application={application} /> {event && <MarketDayBadge day={marketDayOf(event)} />}
        </h3>
        <Availability application={application} />
        <Facts
          entries={[
            [
              texts.when,
              event &&
                joinPlace(
                  formatDateRange(event.startDate, event.endDate),
                  event.startTime && formatTime(event.startTime),
                ),
            ],
            [texts.loadIn, marketEvent && (formatDayAndTime(loadInDate, loadInTime, onlyDay) || texts.unknown)],
            [texts.where, event && <PlaceLink key="where" place={{ ...event, location, address }} />],
            [texts.booth, boothLocation ?? texts.unknown],
          ]}
        />
        <Row>
          <LinkButton small look="secondary" to="/vendor/upcoming-events">
            {texts.details}
          </LinkButton>
          <MessageLink small about="application" id={id} to="organizer" />
        </Row>
      </Stack>
    </Card>
  );
}
