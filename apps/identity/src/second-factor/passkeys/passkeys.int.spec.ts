import {
  addPasskey,
  checkPasskeyOptions,
  checkSecondFactor,
  completeSignIn,
  mySecondFactor,
  refreshSession,
  removePasskey,
  renamePasskey,
  signInPasskeyOptions,
  startPasskey,
  turnOffSecondFactor,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { SecurityKey } from '../../testing/security-key.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { factorsOn, PASSWORD } from '../testing/factors.js';
import { RelyingParty } from './relying-party.js';

const ORIGIN = 'https://stallbook.example';
const REFUSED = { code: 'IDENTITY.PASSKEY_REFUSED' };
const ADMIN = 'adam@example.org';

describe('passkeys', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_PUBLIC_URL: ORIGIN, STALLBOOK_ADMIN_EMAILS: ADMIN });
  });
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  const { join, ticketOf } = factorsOn(() => harness);
  const add = (actor: Actor, response: string, name = 'Phone') => harness.call(addPasskey, { name, response }, actor);
  const optionsToAdd = async (actor: Actor) =>
    (await harness.call(startPasskey, actor.secondFactor ? {} : { currentPassword: PASSWORD }, actor)).options;
  const optionsToCheck = async (actor: Actor) => (await harness.call(checkPasskeyOptions, {}, actor)).options;
  /** A person with one passkey, in a session that knows of it. */
  const enroll = async (email: string) => {
    const { refreshToken, accessToken, ...session } = await join(email);
    const before = harness.actorIn({ ...session, refreshToken, accessToken });
    const key = new SecurityKey(ORIGIN);
    const { recoveryCodes } = await add(before, key.create(await optionsToAdd(before)));
    const actor = harness.actorIn(await harness.call(refreshSession, { refreshToken }));
    return { key, actor, recoveryCodes, refreshToken };
  };

  it('are bound to the host of the installation', async () => {
    const actor = harness.actorIn(await join('host@example.org'));
    const options = JSON.parse(await optionsToAdd(actor)) as { rp: object; challenge: string };
    expect(options.rp).toMatchObject({ id: 'stallbook.example' });
    for (const foreign of [
      new SecurityKey('https://evil.example'),
      new SecurityKey('https://evil.example', 'stallbook.example'),
    ]) {
      await expect(add(actor, foreign.create(await optionsToAdd(actor)))).rejects.toMatchObject(REFUSED);
    }
    expect(await harness.call(mySecondFactor, {}, actor)).toMatchObject({ on: false, passkeys: [] });
  });

  it('open a session after the password, once per answer', async () => {
    const { key, recoveryCodes } = await enroll('vera@example.org');
    expect(recoveryCodes).toHaveLength(10);
    const { ticket, passkey, authenticator } = await ticketOf(harness.signIn('vera@example.org', PASSWORD));
    expect([passkey, authenticator]).toEqual([true, false]);
    const answer = key.get((await harness.call(signInPasskeyOptions, { ticket })).options);
    const session = await harness.call(completeSignIn, { ticket, passkey: answer });
    expect(harness.actorIn(session).secondFactor?.checkedAt).not.toBeNull();
    await expect(harness.call(completeSignIn, { ticket, passkey: answer })).rejects.toMatchObject(REFUSED);
  });

  it('open a session while codes are refused because of wrong guesses', async () => {
    harness.clock.pause();
    const { key } = await enroll('guesses@example.org');
    const { ticket } = await ticketOf(harness.signIn('guesses@example.org', PASSWORD));
    const guess = () => harness.call(completeSignIn, { ticket, code: 'AAAA-AAAA-AAAA' });
    for (let time = 0; time < 5; time += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'IDENTITY.WRONG_FACTOR' });
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const answer = key.get((await harness.call(signInPasskeyOptions, { ticket })).options);
    await expect(harness.call(completeSignIn, { ticket, passkey: answer })).resolves.toMatchObject({ user: {} });
  });

  it('accepts a passkey only for a challenge of the same account and purpose within five minutes', async () => {
    const { key, actor } = await enroll('time@example.org');
    const other = await enroll('other@example.org');
    const check = (passkey: string) => harness.call(checkSecondFactor, { passkey }, actor);
    const toAdd = await optionsToAdd(actor);
    const foreign = await optionsToCheck(other.actor);
    const made = JSON.stringify({ challenge: Buffer.from('made up by the browser').toString('base64url') });
    for (const options of [toAdd, foreign, made]) await expect(check(key.get(options))).rejects.toMatchObject(REFUSED);
    await expect(check(other.key.get(await optionsToCheck(actor)))).rejects.toMatchObject(REFUSED);
    const options = await optionsToCheck(actor);
    await harness.clock.advance(5 * 60_000);
    await expect(check(key.get(options))).rejects.toMatchObject(REFUSED);
    // So many wrong answers are waited for.
    await harness.clock.advance(60_000);
    await check(key.get(await optionsToCheck(actor)));
  });

  it('are refused when their counter goes back, as in a copy', async () => {
    const { key, actor } = await enroll('copied@example.org');
    const check = async () => harness.call(checkSecondFactor, { passkey: key.get(await optionsToCheck(actor)) }, actor);
    await check();
    key.counter = 0;
    await expect(check()).rejects.toMatchObject(REFUSED);
  });

  it('are refused when a copy answers in the same instant, and when they are removed in it', async () => {
    const { key, actor } = await enroll('instant@example.org');
    const check = async () => harness.call(checkSecondFactor, { passkey: key.get(await optionsToCheck(actor)) }, actor);
    const party = harness.app.get(RelyingParty);
    const answered = party.answered.bind(party);
    const during = (work: () => Promise<unknown>) =>
      jest.spyOn(party, 'answered').mockImplementationOnce(async (...given) => {
        const used = await answered(...given);
        await work();
        return used;
      });
    during(check);
    await expect(check()).rejects.toMatchObject(REFUSED);
    const { passkeys } = await harness.call(mySecondFactor, {}, actor);
    during(() => harness.call(removePasskey, { id: passkeys[0]!.id }, actor));
    await expect(check()).rejects.toMatchObject(REFUSED);
  });

  it('are refused with an invalid answer', async () => {
    const { actor } = await enroll('nonsense@example.org');
    for (const passkey of ['', '{', '7', 'null', '[]']) {
      await expect(harness.call(checkSecondFactor, { passkey }, actor)).rejects.toMatchObject({
        code: expect.stringMatching(/BAD_INPUT|PASSKEY_REFUSED/) as string,
      });
    }
  });

  it('are renamed and removed only by their owner', async () => {
    const { actor } = await enroll('owner@example.org');
    const { actor: stranger } = await enroll('stranger@example.org');
    const { passkeys } = await harness.call(mySecondFactor, {}, actor);
    const id = passkeys[0]?.id ?? '';
    await expect(harness.call(renamePasskey, { id, name: 'Mine' }, stranger)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(harness.call(removePasskey, { id }, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await harness.call(renamePasskey, { id, name: ' Blue key ' }, actor);
    expect((await harness.call(mySecondFactor, {}, actor)).passkeys).toMatchObject([{ id, name: 'Blue key' }]);
    await harness.call(removePasskey, { id }, actor);
    expect(await harness.call(mySecondFactor, {}, actor)).toMatchObject({ on: false, recoveryCodesLeft: 0 });
    await harness.signIn('owner@example.org', PASSWORD);
  });

  it('give an admin of a public host their rights, and the last one cannot be removed', async () => {
    const plain = await join(ADMIN);
    expect(plain.user).toMatchObject({ role: 'none', awaitsSecondFactor: true });
    const before = harness.actorIn(plain);
    const key = new SecurityKey(ORIGIN);
    await add(before, key.create(await optionsToAdd(before)));
    const session = await harness.call(refreshSession, { refreshToken: plain.refreshToken });
    expect(session.user).toMatchObject({ role: 'admin', awaitsSecondFactor: false });
    const actor = harness.actorIn(session);
    const { passkeys, required } = await harness.call(mySecondFactor, {}, actor);
    expect(required).toBe(true);
    const refusal = { code: 'IDENTITY.SECOND_FACTOR_REQUIRED' };
    await expect(harness.call(turnOffSecondFactor, {}, actor)).rejects.toMatchObject(refusal);
    await expect(harness.call(removePasskey, { id: passkeys[0]?.id ?? '' }, actor)).rejects.toMatchObject(refusal);
    await add(actor, new SecurityKey(ORIGIN).create(await optionsToAdd(actor)), 'Second');
    await harness.call(removePasskey, { id: passkeys[0]?.id ?? '' }, actor);
  });
});
