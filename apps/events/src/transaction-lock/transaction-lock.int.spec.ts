import { newId } from '@stallbook/kernel';
import { openHarness, type Harness } from '../testing/harness.js';
import { TransactionLock } from './transaction-lock.js';

describe('a lock on a subject', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-04-01T10:00:00Z')));
  afterAll(() => harness?.close());

  it('is taken by one transaction at a time, also several times in one millisecond', async () => {
    harness.clock.pause();
    const subject = newId();
    const lock = harness.app.get(TransactionLock);
    const begin = () => {
      const session = harness.db.client.startSession();
      session.startTransaction();
      return session;
    };
    const before = begin();
    await lock.acquire([subject], before);
    await before.commitTransaction();
    const [first, second] = [begin(), begin()];
    await lock.acquire([subject], first);
    await expect(lock.acquire([subject], second)).rejects.toMatchObject({ codeName: 'WriteConflict' });
    await first.commitTransaction();
    await Promise.all([before, first, second].map((session) => session.endSession()));
    harness.clock.resume();
  });
});
