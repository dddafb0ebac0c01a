import {
  applicationCountsByEventIds,
  marketEventsByIds,
  paymentsByApplicationIds,
  profilesByIds,
  type ApplicationCounts,
  type MarketEvent,
  type Payment,
  type PublicProfile,
} from '@stallbook/contracts';
import DataLoader from 'dataloader';
import type { Caller } from './caller.js';

/** Joins of one request: however many records name the same owner, the service is asked once. */
export class Loaders {
  readonly profile: DataLoader<string, PublicProfile | null>;
  readonly marketEvent: DataLoader<string, MarketEvent | null>;
  readonly paymentOfApplication: DataLoader<string, Payment | null>;
  readonly applicationCounts: DataLoader<string, ApplicationCounts | null>;

  constructor(caller: Caller) {
    this.profile = byKey(
      (ids) => caller.callPublic(profilesByIds, { ids: [...ids].sort() }),
      ({ id }) => id,
    );
    this.marketEvent = byKey(
      (ids) => caller.call(marketEventsByIds, { ids }),
      ({ id }) => id,
    );
    this.paymentOfApplication = byKey(
      (applicationIds) => caller.call(paymentsByApplicationIds, { applicationIds }),
      ({ applicationId }) => applicationId,
    );
    this.applicationCounts = byKey(
      (ids) => caller.call(applicationCountsByEventIds, { ids }),
      ({ eventId }) => eventId,
    );
  }
}

/** What is not among the answers does not exist, or not for this caller. */
function byKey<T>(ask: (keys: string[]) => Promise<T[]>, keyOf: (found: T) => string): DataLoader<string, T | null> {
  return new DataLoader<string, T | null>(
    async (keys) => {
      const found = new Map((await ask([...keys])).map((one) => [keyOf(one), one]));
      return keys.map((key) => found.get(key) ?? null);
    },
    { maxBatchSize: 500 },
  );
}
