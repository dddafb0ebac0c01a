import { Controller, Inject } from '@nestjs/common';
import {
  calendarEntries,
  calendarEntriesOfEvent,
  type ApplicationForEventInput,
  type CalendarFeedEntry,
  type CalendarTokenInput,
} from '@stallbook/contracts';
import { actorOf, addDays, localDateAt, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { ApplicationDocument } from '../../application/application.projection.js';
import { ApplicationReader } from '../../application/application.reader.js';
import { seenByVendor } from '../../application/domain/deferred-decision.js';
import { MarketEventReplicas, type MarketEventReplica } from '../../replicas/market-event-replicas.js';
import { CalendarFeeds } from '../calendar-feeds.js';

/** Newest first; an older application to a market that is still ahead is rare. */
const MAX_APPLICATIONS = 500;
const DAYS_BACK = 90;

@Controller()
export class CalendarEntriesHandler {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly applications: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(calendarEntries)
  async ofVendor({ token }: CalendarTokenInput): Promise<CalendarFeedEntry[]> {
    return this.entriesFor({ vendorId: await this.feeds.vendorOf(token) });
  }

  @Handles(calendarEntriesOfEvent)
  ofEvent({ eventId: marketEventId }: ApplicationForEventInput, context: CallContext): Promise<CalendarFeedEntry[]> {
    return this.entriesFor({ vendorId: actorOf(context).id, marketEventId });
  }

  private async entriesFor(whose: { vendorId: string; marketEventId?: string }): Promise<CalendarFeedEntry[]> {
    const { items } = await this.applications.newest(
      { ...whose, $or: [{ status: { $in: ['pending', 'accepted'] } }, { heldBy: { $gt: '' } }] },
      { page: 1, pageSize: MAX_APPLICATIONS },
    );
    const byId = new Map(items.map((one) => [one.marketEventId, seenByVendor(one)]));
    const oldest = addDays(localDateAt(this.clock.now(), 'utc'), -DAYS_BACK);
    return (await this.markets.byIds([...byId.keys()]))
      .filter(({ status, deleted, endDate }) => status === 'published' && !deleted && endDate >= oldest)
      .flatMap((market) => entryOf(market, byId.get(market._id)))
      .sort((one, other) => one.startDate.localeCompare(other.startDate));
  }
}

function entryOf(market: MarketEventReplica, application: ApplicationDocument | undefined): CalendarFeedEntry[] {
  if (application?.status !== 'pending' && application?.status !== 'accepted') return [];
  const { title, location, address, city, state, timeZone, startDate, endDate, startTime, endTime } = market;
  return [
    {
      eventId: market._id,
      title,
      location,
      city,
      state,
      timeZone,
      startDate,
      endDate,
      startTime,
      endTime,
      address,
      loadInDate: market.loadInDate,
      loadInTime: market.loadInTime,
      status: application.status,
      awaitsPayment: application.paymentStatus === 'pending' || application.paymentStatus === 'failed',
      boothLocation: application.boothLocation,
    },
  ];
}
