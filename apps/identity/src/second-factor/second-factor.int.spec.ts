import {
  checkSecondFactor,
  confirmAuthenticator,
  identityPersonData,
  mySecondFactor,
  mySecurityRecord,
  refreshSession,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  turnOffSecondFactor,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { BSON } from 'mongodb';
import { PasswordHasher } from '../account/credentials/password-hasher.js';
import { SESSIONS, type SessionDocument } from '../session/session.schema.js';
import { openHarness, type Harness } from '../testing/harness.js';
import type { SecondFactorDocument } from './second-factor.schema.js';
import { factorsOn, PASSWORD } from './testing/factors.js';

const STEP_UP = { code: 'STEP_UP_REQUIRED' };

describe('the second factor of an account', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  const { codeOf, enroll, join, nextCode } = factorsOn(() => harness);
  const refreshed = async (refreshToken: string): Promise<Actor> =>
    harness.actorIn(await harness.call(refreshSession, { refreshToken }));
  const start = (actor: Actor, currentPassword?: string) =>
    harness.call(startAuthenticator, { ...(currentPassword && { currentPassword }) }, actor);

  it('starts with the current password and a code of the new app', async () => {
    const actor = harness.actorIn(await join('vera@example.org'));
    await expect(start(actor)).rejects.toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'currentPassword' }] });
    await expect(start(actor, 'not the password')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const { secret, uri } = await start(actor, PASSWORD);
    expect(uri).toContain(`secret=${secret}`);
    await expect(harness.call(confirmAuthenticator, { code: '000000' }, actor)).rejects.toMatchObject({
      code: 'IDENTITY.WRONG_FACTOR',
    });
    expect(await harness.call(mySecondFactor, {}, actor)).toMatchObject({ on: false, authenticatorAddedAt: null });
    const elsewhere = harness.actorIn(await harness.signIn('vera@example.org', PASSWORD));
    await expect(harness.call(confirmAuthenticator, { code: codeOf(secret) }, elsewhere)).rejects.toMatchObject({
      code: 'IDENTITY.NOT_STARTED',
    });
    const { recoveryCodes } = await harness.call(confirmAuthenticator, { code: codeOf(secret) }, actor);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await harness.call(mySecondFactor, {}, actor)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  });

  it('must be confirmed within ten minutes, and cannot be guessed', async () => {
    harness.clock.pause();
    const actor = harness.actorIn(await join('late@example.org'));
    const { secret } = await start(actor, PASSWORD);
    await harness.clock.advance(10 * 60_000);
    await expect(harness.call(confirmAuthenticator, { code: codeOf(secret) }, actor)).rejects.toMatchObject({
      code: 'IDENTITY.NOT_STARTED',
    });
    const { secret: next } = await start(actor, PASSWORD);
    const guess = () => harness.call(confirmAuthenticator, { code: '000000' }, actor);
    for (let n = 0; n < 5; n += 1) await expect(guess()).rejects.toMatchObject({ code: 'IDENTITY.WRONG_FACTOR' });
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await harness.clock.advance(60_000);
    await harness.call(confirmAuthenticator, { code: codeOf(next) }, actor);
  });

  it('ends sessions that never passed it', async () => {
    await join('others@example.org');
    const other = await harness.signIn('others@example.org', PASSWORD);
    const own = await harness.signIn('others@example.org', PASSWORD);
    const { secret } = await start(harness.actorIn(own), PASSWORD);
    await harness.call(confirmAuthenticator, { code: codeOf(secret) }, harness.actorIn(own));
    await expect(harness.call(refreshSession, { refreshToken: other.refreshToken })).rejects.toMatchObject({
      code: 'IDENTITY.SESSION_ENDED',
    });
    expect((await refreshed(own.refreshToken)).secondFactor?.checkedAt).not.toBeNull();
  });

  it('adds no session to the data of the account, and keeps no second copy of the secret of the open one', async () => {
    const { session } = await enroll('one-session@example.org');
    const personId = session.user.id;
    const { kinds } = await harness.call(identityPersonData, { personId }, actorAs('system'));
    const isOpen = [expect.objectContaining({ endedAt: null })];
    expect(kinds.find(({ kind }) => kind === 'sessions')?.records).toEqual(isOpen);
    const stored = await harness.db.collection<SessionDocument>(SESSIONS).find({ accountId: personId }).toArray();
    expect(stored).toHaveLength(2);
    expect(new Set(stored.map(({ nonce }) => nonce)).size).toBe(2);
  });

  it('is in the next token, however late the majority of the database has it', async () => {
    const { session } = await enroll('lagging@example.org');
    await harness.db.command({ profile: 2 });
    expect((await refreshed(session.refreshToken)).secondFactor).toBeDefined();
    await harness.db.command({ profile: 0 });
    const ns = `${harness.db.databaseName}.accounts`;
    const reads = await harness.db
      .collection('system.profile')
      .find({ ns, 'command.filter._id': session.user.id })
      .toArray();
    const levels = reads.map(({ command }) => (command as { readConcern?: { level: string } }).readConcern?.level);
    expect(levels).toContain('local');
  });

  it('returns the same recovery codes for a repeated command', async () => {
    const actor = harness.actorIn(await join('again@example.org'));
    const { secret } = await start(actor, PASSWORD);
    const [input, commandId] = [{ code: codeOf(secret) }, newId()];
    const first = await harness.call(confirmAuthenticator, input, actor, commandId);
    expect(await harness.call(confirmAuthenticator, input, actor, commandId)).toEqual(first);
  });

  it('stores neither the secret nor a recovery code in plain text', async () => {
    const { secret, recoveryCodes } = await enroll('sealed@example.org');
    const documents = await harness.db.collection('secondFactors').find().toArray();
    const stored = documents.map((one) => Buffer.from(BSON.serialize(one)).toString('latin1')).join('');
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', '').slice(4));
    expect(stored).toContain('$argon2id$');
  });

  it('is bound to its account and useless for another one', async () => {
    const [one, other] = [await enroll('one@example.org'), await enroll('other@example.org')];
    const factors = harness.db.collection<SecondFactorDocument>('secondFactors');
    const moved = await factors.findOne({ _id: harness.actorIn(other.session).id });
    const actor = await refreshed(one.session.refreshToken);
    await factors.updateOne({ _id: actor.id }, { $set: { authenticator: moved?.authenticator ?? null } });
    await nextCode();
    await expect(harness.call(checkSecondFactor, { code: codeOf(other.secret) }, actor)).rejects.toMatchObject({
      code: 'INTERNAL',
    });
  });

  it('requires a check within the last ten minutes before every change', async () => {
    const { secret, session } = await enroll('stale@example.org');
    const { refreshToken, ...opened } = await harness.call(refreshSession, { refreshToken: session.refreshToken });
    const fresh = harness.actorIn({ ...opened, refreshToken });
    await harness.call(renewRecoveryCodes, {}, fresh);
    await harness.clock.advance(10 * 60_000 + 1);
    const changes = [
      () => start(fresh),
      () => start(fresh, PASSWORD),
      () => harness.call(renewRecoveryCodes, {}, fresh),
      () => harness.call(removeAuthenticator, {}, fresh),
      () => harness.call(turnOffSecondFactor, {}, fresh),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject(STEP_UP);
    await harness.call(checkSecondFactor, { code: codeOf(secret) }, fresh);
    await harness.call(renewRecoveryCodes, {}, await refreshed(refreshToken));
  });

  it('gets new recovery codes, which replace the old ones', async () => {
    const { recoveryCodes, session } = await enroll('renew@example.org');
    const actor = await refreshed(session.refreshToken);
    const { recoveryCodes: fresh } = await harness.call(renewRecoveryCodes, {}, actor);
    const use = (code = '') => harness.call(checkSecondFactor, { code }, actor);
    await expect(use(recoveryCodes[0])).rejects.toMatchObject({ code: 'IDENTITY.WRONG_FACTOR' });
    await use(fresh[0]);
    expect(await harness.call(mySecondFactor, {}, actor)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('gets the same recovery codes for a repeated command, unless newer ones replaced them', async () => {
    const { session } = await enroll('repeated@example.org');
    const actor = await refreshed(session.refreshToken);
    const renew = (commandId: string) => harness.call(renewRecoveryCodes, {}, actor, commandId);
    const earlier = await renew('earlier');
    expect(await renew('earlier')).toEqual(earlier);
    const later = await renew('later');
    expect(await renew('earlier')).toEqual({ recoveryCodes: [] });
    expect(await renew('later')).toEqual(later);
  });

  it('has no recovery codes without a factor, and hashes none', async () => {
    const hash = jest.spyOn(harness.app.get(PasswordHasher), 'hash');
    const actor = harness.actorIn(await join('no-factor@example.org'));
    const before = hash.mock.calls.length;
    await expect(harness.call(renewRecoveryCodes, {}, actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(hash).toHaveBeenCalledTimes(before);
    hash.mockRestore();
  });

  it('gets new recovery codes a few times, then after a while', async () => {
    harness.clock.pause();
    const { session } = await enroll('eager@example.org');
    const actor = await refreshed(session.refreshToken);
    for (let time = 0; time < 5; time += 1) await harness.call(renewRecoveryCodes, {}, actor);
    await expect(harness.call(renewRecoveryCodes, {}, actor)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is turned off, with an email and an entry in the record for each change', async () => {
    const { session } = await enroll('off@example.org');
    const actor = await refreshed(session.refreshToken);
    await harness.call(turnOffSecondFactor, {}, actor);
    await harness.signIn('off@example.org', PASSWORD);
    expect((await refreshed(session.refreshToken)).secondFactor).toBeUndefined();
    await eventually(async () => {
      const mails = (await harness.mailsTo('off@example.org')).filter(({ type }) => type === 'second_factor_changed');
      expect(mails.map(({ data }) => data['what'])).toEqual(['authenticator_added', 'second_factor_off']);
    });
    const kinds = (await harness.call(mySecurityRecord, {}, actor)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['authenticator_added', 'second_factor_off']));
  });

  it('cannot be changed after the account was deleted', async () => {
    const { session } = await enroll('gone@example.org');
    const actor = await refreshed(session.refreshToken);
    await harness.db.collection<{ _id: string }>('accounts').deleteOne({ _id: actor.id });
    await expect(harness.call(turnOffSecondFactor, {}, actor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
