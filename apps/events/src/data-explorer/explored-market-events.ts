import { MarketEventStatus } from '@stallbook/contracts';
import { explorerSource } from '@stallbook/administration';
import { everyWordBegins } from '@stallbook/platform';
import type { Filter } from 'mongodb';
import { marketEvents, type MarketEventDocument } from '../market-event/market-event.projection.js';

type Stored = Filter<MarketEventDocument>;

const statuses = Object.values(MarketEventStatus);
const inAnyStatus = { status: { $in: statuses } } satisfies Stored;

export const exploredMarketEvents = explorerSource<MarketEventDocument>({
  type: 'market_events',
  collection: marketEvents.collection,
  status: { field: 'status', values: statuses },
  newest: { field: 'createdAt', storedAs: 'text', tie: -1 },
  search: (text) => {
    const words = everyWordBegins(text);
    const named: Stored[] = [{ eventCode: text.toUpperCase() }, { organizerId: text }];
    return words ? [...named, { ...inAnyStatus, words } as Stored] : named;
  },
  columns: {
    id: { kind: 'market_event', value: ({ _id }) => _id },
    title: { kind: 'text', value: ({ title }) => title },
    status: { kind: 'text', value: ({ status }) => status },
    event_type: { kind: 'text', value: ({ eventType }) => eventType },
    event_date: { kind: 'day', value: ({ eventDate }) => eventDate },
    city: { kind: 'text', value: ({ city }) => city },
    state: { kind: 'text', value: ({ state }) => state },
    organizer_id: { kind: 'account', value: ({ organizerId }) => organizerId },
    booth_fee: { kind: 'cents', value: ({ boothFeeCents }) => boothFeeCents },
    application_fee: { kind: 'cents', value: ({ applicationFeeCents }) => applicationFeeCents },
    source: { kind: 'text', value: ({ source }) => source },
    organizer_claimed: { kind: 'text', value: ({ organizerClaimed }) => organizerClaimed },
    created_at: { kind: 'instant', value: ({ createdAt }) => createdAt },
    updated_at: { kind: 'instant', value: ({ updatedAt }) => updatedAt },
  },
});
