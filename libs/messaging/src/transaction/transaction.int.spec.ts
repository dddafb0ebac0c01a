import { testDatabase, type TestDatabase } from '@stallbook/testing';
import { createHandledStreams } from '../handled/handled-streams.js';
import { assertNoTransaction, withTransaction } from './transaction.js';

describe('a transaction', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase('transaction');
  });
  afterAll(() => database.drop());

  const callOutside = () => Promise.resolve(assertNoTransaction('SMTP'));
  const refusal = 'SMTP is called inside a MongoDB transaction';

  it('refuses calls to external systems, even after an await', async () => {
    const work = async () => {
      await Promise.resolve();
      await callOutside();
    };
    await expect(withTransaction(database.client, work)).rejects.toThrow(refusal);
  });

  it('refuses calls to external systems in the effect of a message', async () => {
    const handled = await createHandledStreams(database);
    const message = {
      id: 'm',
      topic: 't',
      key: 'k',
      stream: 's',
      sequence: 0,
      type: 'x',
      version: 1,
      occurredAt: '',
      correlationId: 'c',
      data: {},
    };
    await expect(handled.handle('me', [message], callOutside)).rejects.toThrow(refusal);
  });

  it('allows external calls after it ends, even in work that it started', async () => {
    let later: Promise<void> | undefined;
    let over: (() => void) | undefined;
    await withTransaction(database.client, () => {
      later = new Promise<void>((resolve) => (over = resolve)).then(callOutside);
      return Promise.resolve();
    });
    over?.();
    await expect(later).resolves.toBeUndefined();
    await expect(callOutside()).resolves.toBeUndefined();
  });
});
