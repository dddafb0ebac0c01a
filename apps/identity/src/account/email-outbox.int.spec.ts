import {
  checkSecondFactor,
  EmailType,
  refreshSession,
  requestPasswordReset,
  turnOffSecondFactor,
  updatePassword,
} from '@stallbook/contracts';
import { withTransaction } from '@stallbook/messaging';
import { AddressHash, EmailQueue, LOGGER, MONGO_CLIENT, type EmailToSend, type Logger } from '@stallbook/platform';
import { openProxy } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { PersonalDataCleaner } from '../erasure/personal-data-cleaner.js';
import { factorsOn, PASSWORD } from '../second-factor/testing/factors.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { BackgroundTasks } from './background-tasks.js';
import { EmailOutbox } from './email-outbox.js';
import { WAITING_EMAILS, type WaitingEmailDocument } from './waiting-email.schema.js';

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

  describe('of a change', () => {
    const { enroll, join } = factorsOn(() => harness);
    const changes: Record<string, (address: string) => Promise<() => Promise<unknown>>> = {
      password_changed: async (address) => {
        const actor = harness.actorIn(await join(address));
        return () => harness.call(updatePassword, { currentPassword: PASSWORD, password: 'Another 1 phrase' }, actor);
      },
      second_factor_changed: async (address) => {
        const { session } = await enroll(address);
        await harness.lastMailTo(address, 'second_factor_changed');
        const actor = harness.actorIn(await harness.call(refreshSession, { refreshToken: session.refreshToken }));
        return () => harness.call(turnOffSecondFactor, {}, actor);
      },
      'second_factor_changed for a recovery code': async (address) => {
        const { session, recoveryCodes } = await enroll(address);
        await harness.lastMailTo(address, 'second_factor_changed');
        const actor = harness.actorIn(session);
        return () => harness.call(checkSecondFactor, { code: recoveryCodes[0] }, actor);
      },
    };

    it.each(Object.entries(changes))(
      'is stored with it, so that a crash after it loses nothing: %s',
      async (name, prepare) => {
        const address = `${name.split(' ').join('-')}@example.org`;
        const change = await prepare(address);
        await eventually(async () => expect(await waiting()).toEqual([]));
        const mails = (await harness.mailsTo(address)).length;
        const crashed = [
          jest.spyOn(BackgroundTasks.prototype, 'run').mockReturnValue(),
          jest.spyOn(EmailQueue.prototype, 'enqueue').mockRejectedValue(new Error('the process ended')),
        ];
        await change();
        expect(await waiting()).toHaveLength(1);
        for (const spy of crashed) spy.mockRestore();
        harness.app.get(EmailOutbox).wake();
        await eventually(async () => expect(await harness.mailsTo(address)).toHaveLength(mails + 1));
        expect((await harness.mailsTo(address)).at(-1)?.type).toBe(name.split(' ')[0]);
      },
    );
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
      .mockImplementationOnce(() => outbox.forget('2-erased', addresses));
    await withTransaction(harness.app.get(MONGO_CLIENT), async (session) => {
      for (const id of ['1-before', '2-erased', '3-after']) await outbox.add(email(id), session);
    });
    outbox.wake();
    await harness.lastMailTo('3-after@example.org', 'account_exists');
    expect(forgotten.mock.calls.map(([{ id }]) => id)).toEqual(['1-before', '3-after']);
    forgotten.mockRestore();
  });

  it('stays if it was written after an erasure of someone who had the address before', async () => {
    const away = jest.spyOn(EmailQueue.prototype, 'enqueue').mockRejectedValue(new Error('Redis is away'));
    const outbox = harness.app.get(EmailOutbox);
    const addresses = harness.app.get(AddressHash).every('new-holder@example.org');
    const now = harness.clock.now().getTime();
    await outbox.send(email('new-holder'));
    await outbox.forget('a former holder', addresses, new Date(now - 60_000));
    expect(await waiting()).toHaveLength(1);
    await outbox.forget('a former holder', addresses, new Date(now + 3_600_000));
    expect(await waiting()).toEqual([]);
    away.mockRestore();
  });

  it('is refused inside a transaction, which could still fail', async () => {
    const send = () => harness.app.get(EmailOutbox).send(email('too-early'));
    await expect(withTransaction(harness.app.get(MONGO_CLIENT), send)).rejects.toThrow('transaction');
    expect(await waiting()).toEqual([]);
  });
});
