import {
  checkSecondFactor,
  confirmAuthenticator,
  mySecondFactor,
  mySecurityRecord,
  refreshSession,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  turnOffSecondFactor,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { BSON } from 'mongodb';
import { openHarness } from '../testing/harness.js';
import type { Harness } from '../testing/harness.js';
import type { SecondFactorDocument } from './second-factors.js';
import { factorsOn, PASSWORD } from './testing.js';

const STEP_UP = { code: 'STEP_UP_REQUIRED' };

describe('the second factor of an account', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness()));
  afterAll(() => stage.close());

  const { codeOf, enroll, join, nextCode } = factorsOn(() => stage);
  const refreshed = async (refreshToken: string): Promise<Actor> =>
    stage.actorIn(await stage.call(refreshSession, { refreshToken }));
  const start = (actor: Actor, currentPassword?: string) =>
    stage.call(startAuthenticator, { ...(currentPassword && { currentPassword }) }, actor);

  it('begins with the current password and a code of the new app', async () => {
    const actor = stage.actorIn(await join('vera@example.org'));
    await expect(start(actor)).rejects.toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'currentPassword' }] });
    await expect(start(actor, 'not the password')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const { secret, uri } = await start(actor, PASSWORD);
    expect(uri).toContain(`secret=${secret}`);
    await expect(stage.call(confirmAuthenticator, { code: '000000' }, actor)).rejects.toMatchObject({
      code: 'IDENTITY.WRONG_FACTOR',
    });
    expect(await stage.call(mySecondFactor, {}, actor)).toMatchObject({ on: false, authenticatorAddedAt: null });
    const elsewhere = stage.actorIn(await stage.signIn('vera@example.org', PASSWORD));
    await expect(stage.call(confirmAuthenticator, { code: codeOf(secret) }, elsewhere)).rejects.toMatchObject({
      code: 'IDENTITY.NOT_STARTED',
    });
    const { recoveryCodes } = await stage.call(confirmAuthenticator, { code: codeOf(secret) }, actor);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await stage.call(mySecondFactor, {}, actor)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  });

  it('is confirmed within ten minutes, and not at all by guessing', async () => {
    const actor = stage.actorIn(await join('late@example.org'));
    const { secret } = await start(actor, PASSWORD);
    await stage.clock.advance(10 * 60_000);
    await expect(stage.call(confirmAuthenticator, { code: codeOf(secret) }, actor)).rejects.toMatchObject({
      code: 'IDENTITY.NOT_STARTED',
    });
    const { secret: next } = await start(actor, PASSWORD);
    const guess = () => stage.call(confirmAuthenticator, { code: '000000' }, actor);
    for (let n = 0; n < 5; n += 1) await expect(guess()).rejects.toMatchObject({ code: 'IDENTITY.WRONG_FACTOR' });
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await stage.clock.advance(60_000);
    await stage.call(confirmAuthenticator, { code: codeOf(next) }, actor);
  });

  it('ends the sessions that never showed it', async () => {
    await join('others@example.org');
    const other = await stage.signIn('others@example.org', PASSWORD);
    const own = await stage.signIn('others@example.org', PASSWORD);
    const { secret } = await start(stage.actorIn(own), PASSWORD);
    await stage.call(confirmAuthenticator, { code: codeOf(secret) }, stage.actorIn(own));
    await expect(stage.call(refreshSession, { refreshToken: other.refreshToken })).rejects.toMatchObject({
      code: 'IDENTITY.SESSION_ENDED',
    });
    expect((await refreshed(own.refreshToken)).secondFactor?.checkedAt).not.toBeNull();
  });

  it('gives the same answer to the same command, recovery codes and all', async () => {
    const actor = stage.actorIn(await join('again@example.org'));
    const { secret } = await start(actor, PASSWORD);
    const [input, commandId] = [{ code: codeOf(secret) }, newId()];
    const first = await stage.call(confirmAuthenticator, input, actor, commandId);
    expect(await stage.call(confirmAuthenticator, input, actor, commandId)).toEqual(first);
  });

  it('keeps neither the secret nor a recovery code as such', async () => {
    const { secret, recoveryCodes } = await enroll('sealed@example.org');
    const documents = await stage.db.collection('second_factors').find().toArray();
    const stored = documents.map((one) => Buffer.from(BSON.serialize(one)).toString('latin1')).join('');
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', '').slice(4));
    expect(stored).toContain('$argon2id$');
  });

  it('is sealed for its account: moved to another one it opens nothing', async () => {
    const [one, other] = [await enroll('one@example.org'), await enroll('other@example.org')];
    const factors = stage.db.collection<SecondFactorDocument>('second_factors');
    const moved = await factors.findOne({ _id: stage.actorIn(other.session).id });
    const actor = await refreshed(one.session.refreshToken);
    await factors.updateOne({ _id: actor.id }, { $set: { authenticator: moved?.authenticator ?? null } });
    await nextCode();
    await expect(stage.call(checkSecondFactor, { code: codeOf(other.secret) }, actor)).rejects.toMatchObject({
      code: 'INTERNAL',
    });
  });

  it('asks for itself again before it is changed, when it was shown more than ten minutes ago', async () => {
    const { secret, session } = await enroll('stale@example.org');
    const { refreshToken, ...opened } = await stage.call(refreshSession, { refreshToken: session.refreshToken });
    const fresh = stage.actorIn({ ...opened, refreshToken });
    await stage.call(renewRecoveryCodes, {}, fresh);
    await stage.clock.advance(10 * 60_000 + 1);
    const changes = [
      () => start(fresh),
      () => start(fresh, PASSWORD),
      () => stage.call(renewRecoveryCodes, {}, fresh),
      () => stage.call(removeAuthenticator, {}, fresh),
      () => stage.call(turnOffSecondFactor, {}, fresh),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject(STEP_UP);
    await stage.call(checkSecondFactor, { code: codeOf(secret) }, fresh);
    await stage.call(renewRecoveryCodes, {}, await refreshed(refreshToken));
  });

  it('is not changed by a token from before there was one', async () => {
    const { session } = await enroll('before@example.org');
    await expect(start(stage.actorIn(session), PASSWORD)).rejects.toMatchObject(STEP_UP);
  });

  it('gets new recovery codes, which end the old ones', async () => {
    const { recoveryCodes, session } = await enroll('renew@example.org');
    const actor = await refreshed(session.refreshToken);
    const { recoveryCodes: fresh } = await stage.call(renewRecoveryCodes, {}, actor);
    const use = (code = '') => stage.call(checkSecondFactor, { code }, actor);
    await expect(use(recoveryCodes[0])).rejects.toMatchObject({ code: 'IDENTITY.WRONG_FACTOR' });
    await use(fresh[0]);
    expect(await stage.call(mySecondFactor, {}, actor)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('is turned off, with a mail and a line in the record for each change', async () => {
    const { session } = await enroll('off@example.org');
    const actor = await refreshed(session.refreshToken);
    await stage.call(turnOffSecondFactor, {}, actor);
    await stage.signIn('off@example.org', PASSWORD);
    expect((await refreshed(session.refreshToken)).secondFactor).toBeUndefined();
    await eventually(async () => {
      const mails = (await stage.mailsTo('off@example.org')).filter(({ type }) => type === 'second_factor_changed');
      expect(mails.map(({ data }) => data['what'])).toEqual([
        'An authenticator app was added.',
        'The second factor was turned off.',
      ]);
    });
    const kinds = (await stage.call(mySecurityRecord, {}, actor)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['authenticator_added', 'second_factor_off']));
  });

  it('is not changed where the account is gone', async () => {
    const { session } = await enroll('gone@example.org');
    const actor = await refreshed(session.refreshToken);
    await stage.db.collection<{ _id: string }>('accounts').deleteOne({ _id: actor.id });
    await expect(stage.call(turnOffSecondFactor, {}, actor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
