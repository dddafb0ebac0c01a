import { personDataIn, type PersonDataSource } from '@stallbook/event-store';
import { pick } from '@stallbook/kernel';
import type { Db } from 'mongodb';
import { applications } from '../application/application.projection.js';
import { seenByVendor } from '../application/domain/deferred-decision.js';
import { byMarketEvents } from '../replicas/by-market-events.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';

/** A vendor's own applications, and an organizer's decisions without what the vendors wrote. */
export function applicationData(db: Db, markets: MarketEventReplicas): PersonDataSource[] {
  const all = applications.in(db);
  return [
    personDataIn('applications', all, {
      personField: 'vendorId',
      show: async (stored) => {
        const { _id: id, applicationId: _same, organizerId: _theirs, ...document } = seenByVendor(stored);
        const { streamVersion: _version, ...shown } = document as typeof document & { streamVersion: number };
        // Only lists use these fields.
        const {
          words: _words,
          sortName: _sortName,
          categories: _categories,
          category: _category,
          booth: _booth,
          heldBy: _held,
          ...own
        } = shown;
        const eventTitle = await markets.titleOf(stored.marketEventId);
        return { id, eventTitle, currency: 'usd', ...own };
      },
    }),
    personDataIn('decisions', all, {
      filterFor: async ({ personId }) =>
        byMarketEvents(await markets.idsOwnedBy(personId)).map((some) => ({ ...some, decidedAt: { $ne: null } })),
      show: async ({ _id: applicationId, ...row }) => ({
        applicationId,
        eventTitle: await markets.titleOf(row.marketEventId),
        ...pick(row, 'marketEventId', 'status', 'boothLocation', 'decidedAt'),
      }),
    }),
  ];
}
