import {
  accountErasure,
  accountErasures,
  carryOutErasure,
  createProfile,
  currentUser,
  eraseAccount,
  ERASURES_QUEUE,
  erasingServices,
  personErasureCompleted,
  signIn,
} from '@stallbook/contracts';
import type { ProfileRole } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { openQueue } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ClientSession, MongoServerError } from 'mongodb';
import { DEMO_ACCOUNTS } from '../account/demo-accounts.js';
import { SecurityRecord } from '../security/security-record.js';
import { NewDeviceMail } from '../session/new-device-mail.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { PersonalDataCleaner } from './personal-data-cleaner.js';

const PASSWORD = 'a pass phrase';
const ADMINS = ['ada@example.org', 'abe@example.org'];

describe('the erasure of an account', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness({ STALLBOOK_ADMIN_EMAILS: ADMINS.join(','), STALLBOOK_DEMO: '1' });
  });
  afterAll(() => stage.close());

  const someone = async (email = `${newId()}@example.org`) => {
    await stage.register(email, PASSWORD);
    await stage.confirm(email);
    return { email, actor: stage.actorIn(await stage.signIn(email, PASSWORD)) };
  };
  const erase = (actor: Actor, currentPassword = PASSWORD) => stage.call(eraseAccount, { currentPassword }, actor);
  const carryOut = (id: string) => stage.call(carryOutErasure, { id }, actorAs('system'));
  const reports = async (id: string) =>
    (await stage.call(accountErasures, { page: 1, pageSize: 100 }, actorAs('admin'))).items.find(
      (one) => one.id === id,
    );

  it('takes the account away with the answer, and answers a second time as the first', async () => {
    const { email, actor } = await someone();
    const { id } = await erase(actor);
    expect(id).not.toContain(actor.id);
    await expect(stage.signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    await expect(stage.call(currentUser, {}, actor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await erase(actor)).id).toBe(id);
    for (const name of ['accounts', 'links', 'sessions', 'security_record']) {
      const kept = JSON.stringify(await stage.db.collection(name).find().toArray());
      expect(kept).not.toContain(actor.id);
    }
  });

  it('leaves no trace of a log-in whose entry in the security record is written late', async () => {
    const { email, actor } = await someone();
    const newDevice = stage.app.get(NewDeviceMail);
    const goes = new Promise<void>((resolve) => {
      jest.spyOn(newDevice, 'send').mockImplementation(async ({ _id }) => {
        if (_id !== actor.id) return;
        await stage.app.get(PersonalDataCleaner).remove({ personId: actor.id, addresses: [email] });
        resolve();
      });
    });
    await stage.call(signIn, { email, password: PASSWORD, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' });
    await goes;
    // The log-ins of one moment are noted together: another one's entry says that all were.
    const next = await someone();
    const noted = { accountId: next.actor.id, kind: 'signed_in' };
    const record = stage.db.collection('security_record');
    await eventually(async () => expect(await record.countDocuments(noted)).toBe(1));
    jest.restoreAllMocks();
    expect(await record.countDocuments({ accountId: actor.id })).toBe(0);
  });

  it('leaves no trace of a wrong password that is noted after it', async () => {
    const { email, actor } = await someone();
    const record = stage.app.get(SecurityRecord);
    const addAll = record.addAll.bind(record);
    const noted = new Promise<void>((resolve) => {
      jest.spyOn(record, 'addAll').mockImplementation(async (happenings, session) => {
        const isOurs = happenings.some(({ kind, accountId }) => kind === 'sign_in_failed' && accountId === actor.id);
        if (isOurs) await stage.app.get(PersonalDataCleaner).remove({ personId: actor.id, addresses: [email] });
        await addAll(happenings, session);
        if (isOurs) resolve();
      });
    });
    await expect(stage.signIn(email, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    await noted;
    const left = { accountId: actor.id };
    await eventually(async () => expect(await stage.db.collection('security_record').countDocuments(left)).toBe(0));
    jest.restoreAllMocks();
  });

  it('is queued once where the answer to its commit was lost', async () => {
    const { email, actor } = await someone();
    const traces = stage.app.get(PersonalDataCleaner);
    const removeAccount = traces.removeAccount.bind(traces);
    let lost: ClientSession | undefined;
    jest.spyOn(traces, 'removeAccount').mockImplementation((personId, session) => {
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
    const queue = openQueue(ERASURES_QUEUE, { redis: stage.redis, config: stage.config, logger: console });
    expect((await queue.getJob(id))?.data).toEqual({ erasureId: id });
    expect(await stage.db.collection('erasures').countDocuments({ personId: actor.id })).toBe(1);
    await expect(stage.signIn(email, PASSWORD)).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    await (await queue.getJob(id))?.remove();
    expect((await erase(actor)).id).toBe(id);
    expect(await queue.getJob(id)).toBeDefined();
    await queue.close();
  });

  it('changes nothing for a wrong password', async () => {
    const { email, actor } = await someone();
    await expect(erase(actor, 'wrong')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'currentPassword', message: 'That is not your current password' }],
    });
    await expect(stage.signIn(email, PASSWORD)).resolves.toBeDefined();
  });

  it('is complete when the last service has reported, twice and in whatever order they do', async () => {
    const { actor } = await someone();
    const { id } = await erase(actor);
    expect(await carryOut(id)).toMatchObject({ done: 0, total: erasingServices.length });
    const [last = 'billing', ...others] = [...erasingServices].reverse();
    for (const service of [...others, ...others]) {
      await stage.publish(personErasureCompleted, { personId: actor.id, service });
    }
    await eventually(async () => expect((await reports(id))?.waitingFor).toEqual([last]));
    expect((await stage.call(accountErasure, { id })).completedAt).toBeNull();
    await stage.publish(personErasureCompleted, { personId: actor.id, service: last });
    await eventually(async () => expect((await stage.call(accountErasure, { id })).completedAt).not.toBeNull());
  });

  it('is told a second time, and then nothing is left to do', async () => {
    const { actor } = await someone();
    const { id } = await erase(actor);
    await carryOut(id);
    for (const service of erasingServices) await stage.publish(personErasureCompleted, { personId: actor.id, service });
    await eventually(async () => expect((await reports(id))?.waitingFor).toEqual([]));
    expect((await carryOut(id)).againAfterMs).toBeGreaterThan(0);
    await stage.clock.advance(6 * 60_000);
    expect((await carryOut(id)).againAfterMs).toBeNull();
    expect((await carryOut(id)).againAfterMs).toBeNull();
  });

  it('leaves one admin', async () => {
    const [ada, abe] = [await someone(ADMINS[0]), await someone(ADMINS[1])];
    await erase(abe.actor);
    await expect(erase(ada.actor)).rejects.toMatchObject({ code: 'IDENTITY.LAST_ADMIN' });
  });

  it('makes nothing readable of the profile, and none anew', async () => {
    const { email, actor } = await someone();
    const about = { businessName: 'Miller Jam', contactName: 'Ann Miller', city: 'Salem', state: 'OR' };
    await stage.call(createProfile, { role: 'vendor' as ProfileRole, ...about }, actor);
    await carryOut((await erase(actor)).id);
    const everything = await Promise.all(
      (await stage.db.collections()).map((collection) => collection.find().toArray()),
    );
    expect(JSON.stringify(everything)).not.toMatch(new RegExp(`${email}|Miller`));
    await expect(stage.call(createProfile, { role: 'vendor' as ProfileRole, ...about }, actor)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('holds for a demo account beyond the next start', async () => {
    const { email, password } = DEMO_ACCOUNTS[0]!;
    const actor = stage.actorIn(await stage.signIn(email, password));
    await erase(actor, password);
    await stage.seedAgain();
    await expect(stage.signIn(email, password)).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
  });
});
