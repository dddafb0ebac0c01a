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
  type Membership,
} from '@stallbook/contracts';
import DataLoader from 'dataloader';
import type { Caller } from '../session/caller.js';

/** Batches the joins of one request. */
export class Loaders {
  constructor(private readonly caller: Caller) {}

  readonly profile = byKey(
    (ids) => this.caller.callPublic(profilesByIds, { ids: [...ids].sort() }),
    ({ id }) => id,
  );
  /** Only for admins. */
  readonly account = byKey(
    (ids) => this.caller.call(accountsByIds, { ids }),
    ({ id }) => id,
  );
  readonly marketEvent = byKey(
    (ids) => this.caller.call(marketEventsByIds, { ids }),
    ({ id }) => id,
  );
  readonly paymentOfApplication = byKey(
    (applicationIds) => this.caller.call(paymentsByApplicationIds, { applicationIds }),
    ({ applicationId }) => applicationId,
  );
  readonly applicationCounts = byKey(
    (ids) => this.caller.call(applicationCountsByEventIds, { ids }),
    ({ eventId }) => eventId,
  );
  readonly fullEvent = byKey(
    (ids) => this.caller.callPublic(fullEventsByIds, { ids: [...ids].sort() }),
    ({ eventId }) => eventId,
  );
  readonly imageLinks = byKey(
    (photoIds) => this.caller.call(imageLinks, { photoIds }),
    ({ photoId }) => photoId,
  );
  readonly messageFiles = byKey(
    (fileIds) => this.caller.call(messageFiles, { fileIds }),
    ({ fileId }) => fileId,
  );
  readonly messageImageLinks = byKey(
    (imageIds) => this.caller.call(messageImageLinks, { imageIds }),
    ({ imageId }) => imageId,
  );
  readonly sharedAddress = byKey(
    (ids) => this.caller.call(sharedAddresses, { ids }),
    ({ personId }) => personId,
  );
  readonly membership = new DataLoader<Pick<Account, 'id' | 'role'>, Membership | null>(
    async (accounts) => {
      const people = accounts.map(({ id: personId, role }) => ({ personId, role }));
      const found = new Map((await this.caller.call(membershipsOf, { people })).map((one) => [one.personId, one]));
      return accounts.map(({ id }) => found.get(id) ?? null);
    },
    { maxBatchSize: 500 },
  );
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
