import { EmailType, requestPasswordReset, updatePassword } from '@stallbook/contracts';
import { withTransaction } from '@stallbook/messaging';
import { AddressHash, EmailQueue, LOGGER, MONGO_CLIENT, type EmailToSend, type Logger } from '@stallbook/platform';
import { openProxy } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { PersonalDataCleaner } from '../erasure/personal-data-cleaner.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { BackgroundTasks } from './background-tasks.js';
import { EmailOutbox } from './email-outbox.js';
import { WAITING_EMAILS, type WaitingEmailDocument } from './waiting-email.schema.js';

const PASSWORD = 'a pass phrase';

describe('an email of an account', () => {
  let harness: Harness;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  beforeAll(async () => {
    proxy = await openProxy(process.env['REDIS_URL'] ?? '');
    harness = await openHarness({ REDIS_URL: proxy.url });
  });
  afterAll(async () => {
    await harness?.close();
    await proxy?.close();
  });

  const waiting = () => harness.db.collection('waitingEmails').find().toArray();
  const ask = (email: string) => harness.call(requestPasswordReset, { email });
  const settled = () => harness.app.get(BackgroundTasks).beforeApplicationShutdown();

  it('waits for Redis, and the person gets their answer', async () => {
    const session = await harness.join('vera@example.org', PASSWORD);
    const change = { currentPassword: PASSWORD, password: 'Another pass phrase 2' };
    await proxy.disconnect();
    try {
      await expect(harness.register('newcomer@example.org', PASSWORD)).resolves.toMatchObject({
        needsConfirmation: true,
      });
      await ask('vera@example.org');
      await settled();
      await harness.call(updatePassword, change, harness.actorIn(session));
      await settled();
      const stored = await waiting();
      expect(stored).toHaveLength(3);
      expect(JSON.stringify(stored)).not.toContain('example.org');
    } finally {
      await proxy.reconnect();
    }
    await harness.lastMailTo('newcomer@example.org', 'confirm_sign_up');
    await harness.lastMailTo('vera@example.org', 'reset_password');
    await harness.lastMailTo('vera@example.org', 'password_changed');
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it('is dropped with its account', async () => {
    const email = 'gone@example.org';
    const { user } = await harness.join(email, PASSWORD);
    const away = jest.spyOn(EmailQueue.prototype, 'enqueue').mockRejectedValue(new Error('Redis is away'));
    await ask(email);
    await settled();
    expect(await waiting()).toHaveLength(1);
    const addresses = harness.app.get(AddressHash).every(email);
    await harness.app.get(PersonalDataCleaner).remove({ personId: user.id, addresses });
    expect(await waiting()).toEqual([]);
    away.mockRestore();
  });

  const email = (id: string): EmailToSend => ({
    id,
    type: EmailType.account_exists,
    to: `${id}@example.org`,
    toName: '',
    language: null,
    data: { sign_in_url: 'https://stallbook.example' },
  });

  it('is dropped if it cannot be read, and later ones are sent', async () => {
    const failed = jest.spyOn(harness.app.get<Logger>(LOGGER), 'error');
    const outbox = harness.app.get(EmailOutbox);
    const unreadable = { _id: '0-unreadable', sealed: 'with a removed key', addressHashes: [] };
    await harness.db.collection<WaitingEmailDocument>(WAITING_EMAILS).insertOne(unreadable);
    await outbox.add(email('1-readable'));
    outbox.wake();
    await harness.lastMailTo('1-readable@example.org', 'account_exists');
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ emailId: '0-unreadable' }), expect.any(String));
    failed.mockRestore();
  });

  it('is not queued if its person is erased while the ones before it are', async () => {
    const outbox = harness.app.get(EmailOutbox);
    const addresses = harness.app.get(AddressHash).every('2-erased@example.org');
    const forgotten = jest
      .spyOn(EmailQueue.prototype, 'enqueue')
      .mockImplementationOnce(() => outbox.forget(addresses));
    await withTransaction(harness.app.get(MONGO_CLIENT), async (session) => {
      for (const id of ['1-before', '2-erased', '3-after']) await outbox.add(email(id), session);
    });
    outbox.wake();
    await harness.lastMailTo('3-after@example.org', 'account_exists');
    expect(forgotten.mock.calls.map(([{ id }]) => id)).toEqual(['1-before', '3-after']);
    forgotten.mockRestore();
  });

  it('is refused inside a transaction, which could still fail', async () => {
    const send = () => harness.app.get(EmailOutbox).send(email('too-early'));
    await expect(withTransaction(harness.app.get(MONGO_CLIENT), send)).rejects.toThrow('transaction');
    expect(await waiting()).toEqual([]);
  });
});
