import {
  accountsByIds,
  applicationCountsByEventIds,
  fullEventsByIds,
  imageLinks,
  marketEventsByIds,
  messageFiles,
  messageImageLinks,
  membershipsOf,
  paymentsByApplicationIds,
  profilesByIds,
  sharedAddresses,
  type Account,
  type ApplicationCounts,
  type FullEvent,
  type ImageLinks,
  type MarketEvent,
  type Membership,
  type MessageFileFacts,
  type MessageImageLinks,
  type Payment,
  type PublicProfile,
  type SharedAddress,
} from '@stallbook/contracts';
import DataLoader from 'dataloader';
import type { Caller } from '../session/caller.js';

/** Batches the joins of one request. */
export class Loaders {
  readonly profile: DataLoader<string, PublicProfile | null>;
  /** Only for admins. */
  readonly account: DataLoader<string, Account | null>;
  readonly marketEvent: DataLoader<string, MarketEvent | null>;
  readonly paymentOfApplication: DataLoader<string, Payment | null>;
  readonly applicationCounts: DataLoader<string, ApplicationCounts | null>;
  readonly fullEvent: DataLoader<string, FullEvent | null>;
  readonly imageLinks: DataLoader<string, ImageLinks | null>;
  readonly messageFiles: DataLoader<string, MessageFileFacts | null>;
  readonly messageImageLinks: DataLoader<string, MessageImageLinks | null>;
  readonly sharedAddress: DataLoader<string, SharedAddress | null>;
  readonly membership: DataLoader<Pick<Account, 'id' | 'role'>, Membership | null>;

  constructor(caller: Caller) {
    this.profile = byKey(
      (ids) => caller.callPublic(profilesByIds, { ids: [...ids].sort() }),
      ({ id }) => id,
    );
    this.account = byKey(
      (ids) => caller.call(accountsByIds, { ids }),
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
    this.fullEvent = byKey(
      (ids) => caller.callPublic(fullEventsByIds, { ids: [...ids].sort() }),
      ({ eventId }) => eventId,
    );
    this.imageLinks = byKey(
      (photoIds) => caller.call(imageLinks, { photoIds }),
      ({ photoId }) => photoId,
    );
    this.messageFiles = byKey(
      (fileIds) => caller.call(messageFiles, { fileIds }),
      ({ fileId }) => fileId,
    );
    this.messageImageLinks = byKey(
      (imageIds) => caller.call(messageImageLinks, { imageIds }),
      ({ imageId }) => imageId,
    );
    this.sharedAddress = byKey(
      (ids) => caller.call(sharedAddresses, { ids }),
      ({ personId }) => personId,
    );
    this.membership = new DataLoader(
      async (accounts) => {
        const people = accounts.map(({ id: personId, role }) => ({ personId, role }));
        const found = new Map((await caller.call(membershipsOf, { people })).map((one) => [one.personId, one]));
        return accounts.map(({ id }) => found.get(id) ?? null);
      },
      { maxBatchSize: 500 },
    );
  }
}

/** A missing record does not exist or is not visible to the caller. */
function byKey<T>(ask: (keys: string[]) => Promise<T[]>, keyOf: (found: T) => string): DataLoader<string, T | null> {
  return new DataLoader<string, T | null>(
    async (keys) => {
      const found = new Map((await ask([...keys])).map((one) => [keyOf(one), one]));
      return keys.map((key) => found.get(key) ?? null);
    },
    { maxBatchSize: 500 },
  );
}
