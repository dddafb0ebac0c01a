import { AsyncResource } from 'node:async_hooks';
import {
  accountErasure,
  carryOutErasure,
  createProfile,
  currentUser,
  EmailType,
  eraseAccount,
  ERASURES_QUEUE,
  erasingServices,
  LinkType,
  personErased,
  personErasureCompleted,
  requestEmailChange,
  signIn,
  verifyLink,
  type ProfileRole,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { AddressHash, EmailQueue, openQueue } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ClientSession, MongoServerError } from 'mongodb';
import { DEMO_ACCOUNTS } from '../account/demo-accounts.js';
import { SecurityLog } from '../security/security-log.js';
import { NewDeviceEmail } from '../session/new-device-email.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { ProfileProvisioning } from '../profile/profile-provisioning.js';
import { AddressHistory } from './address-history.js';
import { PersonalDataCleaner } from './personal-data-cleaner.js';

const PASSWORD = 'a pass phrase';
const ADMINS = ['ada@example.org', 'abe@example.org'];

describe('the erasure of an account', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_ADMIN_EMAILS: ADMINS.join(','), STALLBOOK_DEMO: '1' });
  });
  afterAll(() => harness.close());

  const someone = async (email = `${newId()}@example.org`) => {
    await harness.register(email, PASSWORD);
    await harness.confirm(email);
    return { email, actor: harness.actorIn(await harness.signIn(email, PASSWORD)) };
  };
  const erase = (actor: Actor, currentPassword = PASSWORD) => harness.call(eraseAccount, { currentPassword }, actor);
  const carryOut = (id: string) => harness.call(carryOutErasure, { id }, actorAs('system'));
  const reports = (id: string) =>
    harness.db.collection<{ _id: string; done: string[]; waitingFor: string[] }>('erasures').findOne({ _id: id });

  it('deletes the account immediately, and returns the same answer again', async () => {
    const { email, actor } = await someone();
    const { id } = await erase(actor);
    expect(id).not.toContain(actor.id);
    await expect(harness.signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    await expect(harness.call(currentUser, {}, actor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await erase(actor)).id).toBe(id);
    // An entry of a sign-in that is recorded late is removed again.
    await eventually(async () => {
      for (const name of ['accounts', 'links', 'sessions', 'securityEvents']) {
        const kept = JSON.stringify(await harness.db.collection(name).find().toArray());
        expect(kept).not.toContain(actor.id);
      }
    });
  });

  it('publishes the end of its sessions once Redis is back, and keeps nothing of them', async () => {
    const { actor } = await someone();
    const { redis, config, db } = harness;
    const sessionId = actor.sessionId ?? '';
    const sessions = db.collection<{ _id: string }>('sessions');
    const published = () => redis.zscore(`${config.STALLBOOK_DB_PREFIX}:ended-sessions`, sessionId);
    const away = jest.spyOn(redis, 'eval').mockRejectedValue(new Error('Redis is away'));
    const { id } = await erase(actor);
    await carryOut(id);
    expect(await published()).toBeNull();
    expect(Object.keys((await sessions.findOne({ _id: sessionId })) ?? {}).sort()).toEqual([
      '_id',
      'endedAt',
      'rotatedAt',
      'unpublished',
    ]);
    away.mockRestore();
    await eventually(async () => expect(await published()).not.toBeNull());
    await eventually(async () => expect(await sessions.findOne({ _id: sessionId })).toBeNull());
  });

  it('leaves no entry of a sign-in that is recorded late', async () => {
    const { email, actor } = await someone();
    const newDevice = harness.app.get(NewDeviceEmail);
    const goes = new Promise<void>((resolve) => {
      jest.spyOn(newDevice, 'send').mockImplementation(async ({ _id }) => {
        if (_id !== actor.id) return;
        await harness.app.get(PersonalDataCleaner).remove({ personId: actor.id, addresses: [email] });
        resolve();
      });
    });
    await harness.call(signIn, { email, password: PASSWORD, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' });
    await goes;
    // Sign-ins are recorded in order: the next entry proves that the first was handled.
    const next = await someone();
    const noted = { accountId: next.actor.id, kind: 'signed_in' };
    const record = harness.db.collection('securityEvents');
    await eventually(async () => expect(await record.countDocuments(noted)).toBeGreaterThan(0));
    jest.restoreAllMocks();
    expect(await record.countDocuments({ accountId: actor.id })).toBe(0);
  });

  it('leaves no entry of a wrong password that is recorded late', async () => {
    const { email, actor } = await someone();
    const securityLog = harness.app.get(SecurityLog);
    const addAll = securityLog.addAll.bind(securityLog);
    const noted = new Promise<void>((resolve) => {
      jest.spyOn(securityLog, 'addAll').mockImplementation(async (events, session) => {
        const isOurs = events.some(({ kind, accountId }) => kind === 'sign_in_failed' && accountId === actor.id);
        if (isOurs) await harness.app.get(PersonalDataCleaner).remove({ personId: actor.id, addresses: [email] });
        await addAll(events, session);
        if (isOurs) resolve();
      });
    });
    await expect(harness.signIn(email, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    await noted;
    const left = { accountId: actor.id };
    await eventually(async () => expect(await harness.db.collection('securityEvents').countDocuments(left)).toBe(0));
    jest.restoreAllMocks();
  });

  it('removes emails to others that wait and concern the person', async () => {
    const { actor } = await someone();
    const staff = `${newId()}@example.org`;
    const mail = { id: newId(), type: EmailType.contact_received, to: staff, toName: '', data: {} };
    await harness.app.get(EmailQueue).enqueue({ ...mail, concerns: [actor.id] });
    await harness.app.get(PersonalDataCleaner).remove({ personId: actor.id, addresses: [] });
    expect(await harness.mailsTo(staff)).toEqual([]);
  });

  it('is queued once when the answer to its commit was lost', async () => {
    const { email, actor } = await someone();
    const cleaner = harness.app.get(PersonalDataCleaner);
    const removeAccount = cleaner.removeAccount.bind(cleaner);
    let lost: ClientSession | undefined;
    jest.spyOn(cleaner, 'removeAccount').mockImplementation((personId, session) => {
      lost ??= session;
      return removeAccount(personId, session);
    });
    const { commitTransaction } = ClientSession.prototype;
    jest.spyOn(ClientSession.prototype, 'commitTransaction').mockImplementation(async function (this: ClientSession) {
      await commitTransaction.call(this);
      if (this !== lost) return;
      throw new MongoServerError({ message: 'lost', errorLabels: ['UnknownTransactionCommitResult'] });
    });
    const { id } = await erase(actor);
    jest.restoreAllMocks();
    expect(lost).toBeDefined();
    const queue = openQueue(ERASURES_QUEUE, { redis: harness.redis, config: harness.config, logger: console });
    expect((await queue.getJob(id))?.data).toEqual({ erasureId: id });
    expect(await harness.db.collection('erasures').countDocuments({ personId: actor.id })).toBe(1);
    await expect(harness.signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    await (await queue.getJob(id))?.remove();
    expect((await erase(actor)).id).toBe(id);
    expect(await queue.getJob(id)).toBeDefined();
    await queue.close();
  });

  it('includes an address that was confirmed meanwhile', async () => {
    const { email, actor } = await someone();
    const moved = `moved-${email}`;
    await harness.call(requestEmailChange, { email: moved, currentPassword: PASSWORD }, actor);
    await harness.lastMailTo(moved, 'confirm_email_change');
    const change = { tokenHash: await harness.tokenMailedTo(moved), type: LinkType.email_change, password: PASSWORD };
    const history = harness.app.get(AddressHistory);
    const of = history.of.bind(history);
    const otherRequest = new AsyncResource('other request');
    jest.spyOn(history, 'of').mockImplementationOnce(async (account) => {
      const before = await of(account);
      await otherRequest.runInAsyncScope(() => harness.call(verifyLink, change));
      return before;
    });
    const { id } = await erase(actor);
    jest.restoreAllMocks();
    await carryOut(id);
    const { addresses } = await harness.received(personErased, actor.id);
    expect(addresses).toEqual(expect.arrayContaining(harness.app.get(AddressHash).every(moved)));
    await expect(harness.signIn(moved, PASSWORD)).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
  });

  it('includes an address from before the account had a profile', async () => {
    const { email, actor } = await someone();
    const moved = `first-${email}`;
    await harness.call(requestEmailChange, { email: moved, currentPassword: PASSWORD }, actor);
    await harness.lastMailTo(moved, 'confirm_email_change');
    const change = { tokenHash: await harness.tokenMailedTo(moved), type: LinkType.email_change, password: PASSWORD };
    await harness.call(verifyLink, change);
    await carryOut((await erase(actor)).id);
    const { addresses } = await harness.received(personErased, actor.id);
    expect(addresses).toEqual(expect.arrayContaining(harness.app.get(AddressHash).every(email)));
  });

  it('is not undone by a change of address that is confirmed meanwhile', async () => {
    const { email, actor } = await someone();
    const about = { businessName: 'Miller Jam', contactName: 'Ann Miller', city: 'Salem', state: 'OR' };
    await harness.call(createProfile, { role: 'vendor' as ProfileRole, ...about }, actor);
    const moved = `late-${email}`;
    await harness.call(requestEmailChange, { email: moved, currentPassword: PASSWORD }, actor);
    await harness.lastMailTo(moved, 'confirm_email_change');
    const change = { tokenHash: await harness.tokenMailedTo(moved), type: LinkType.email_change, password: PASSWORD };
    const profiles = harness.app.get(ProfileProvisioning);
    const ensure = profiles.ensure.bind(profiles);
    jest.spyOn(profiles, 'ensure').mockImplementationOnce(async (...given) => {
      await carryOut((await erase(actor)).id);
      return ensure(...given);
    });
    await harness.call(verifyLink, change).catch(() => undefined);
    jest.restoreAllMocks();
    const everything = await Promise.all(
      (await harness.db.collections()).map((collection) => collection.find().toArray()),
    );
    expect(JSON.stringify(everything)).not.toContain(moved);
  });

  it('changes nothing for a wrong password', async () => {
    const { email, actor } = await someone();
    await expect(erase(actor, 'wrong')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'currentPassword', message: 'That is not your current password' }],
    });
    await expect(harness.signIn(email, PASSWORD)).resolves.toBeDefined();
  });

  it('is complete with the last report, whatever their order and repetitions', async () => {
    const { actor } = await someone();
    const { id } = await erase(actor);
    expect(await carryOut(id)).toMatchObject({ done: 0, total: erasingServices.length });
    const [last = 'billing', ...others] = [...erasingServices].reverse();
    for (const service of [...others, ...others]) {
      await harness.publish(personErasureCompleted, { personId: actor.id, service });
    }
    await eventually(async () => expect((await reports(id))?.waitingFor).toEqual([last]));
    expect((await harness.call(accountErasure, { id })).completedAt).toBeNull();
    await harness.publish(personErasureCompleted, { personId: actor.id, service: last });
    await eventually(async () => expect((await harness.call(accountErasure, { id })).completedAt).not.toBeNull());
  });

  it('is announced twice and then finished', async () => {
    const { actor } = await someone();
    const { id } = await erase(actor);
    await carryOut(id);
    for (const service of erasingServices)
      await harness.publish(personErasureCompleted, { personId: actor.id, service });
    await eventually(async () => expect((await reports(id))?.waitingFor).toEqual([]));
    expect((await carryOut(id)).againAfterMs).toBeGreaterThan(0);
    await harness.clock.advance(6 * 60_000);
    expect((await carryOut(id)).againAfterMs).toBeNull();
    expect((await carryOut(id)).againAfterMs).toBeNull();
    await eventually(() => {
      const sent = harness.messages.filter(({ type, key }) => type === personErased.type && key === actor.id);
      const [first, ...others] = sent.map(({ data }) => (data as { requestedAt?: string }).requestedAt);
      expect([first, others]).toEqual([expect.any(String), [first]]);
    });
  });

  it('is refused to the last admin', async () => {
    const [ada, abe] = [await someone(ADMINS[0]), await someone(ADMINS[1])];
    await erase(abe.actor);
    await expect(erase(ada.actor)).rejects.toMatchObject({ code: 'IDENTITY.LAST_ADMIN' });
  });

  it('leaves no readable profile, and prevents a new one', async () => {
    const { email, actor } = await someone();
    const about = { businessName: 'Miller Jam', contactName: 'Ann Miller', city: 'Salem', state: 'OR' };
    await harness.call(createProfile, { role: 'vendor' as ProfileRole, ...about }, actor);
    await carryOut((await erase(actor)).id);
    // An entry of a sign-in that is recorded late is removed again.
    await eventually(async () => {
      const everything = await Promise.all(
        (await harness.db.collections()).map((collection) => collection.find().toArray()),
      );
      expect(JSON.stringify(everything)).not.toMatch(new RegExp(`${email}|Miller`));
    });
    await expect(harness.call(createProfile, { role: 'vendor' as ProfileRole, ...about }, actor)).rejects.toMatchObject(
      {
        code: 'UNAUTHENTICATED',
      },
    );
  });

  it('of a demo account lasts beyond the next start', async () => {
    const { email, password } = DEMO_ACCOUNTS[0]!;
    const actor = harness.actorIn(await harness.signIn(email, password));
    await erase(actor, password);
    await harness.seedAgain();
    await expect(harness.signIn(email, password)).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
  });
});
