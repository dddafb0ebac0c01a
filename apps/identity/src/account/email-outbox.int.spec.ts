import { requestPasswordReset, updatePassword } from '@stallbook/contracts';
import { AddressHash, EmailQueue } from '@stallbook/platform';
import { openProxy } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { PersonalDataCleaner } from '../erasure/personal-data-cleaner.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { BackgroundTasks } from './background-tasks.js';

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
});
