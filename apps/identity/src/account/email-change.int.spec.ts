import {
  LinkType,
  profile,
  profileSaved,
  ProfileRole,
  requestEmailChange,
  requestPasswordReset,
  verifyLink,
  type Session,
} from '@stallbook/contracts';
import { DAY_MS } from '@stallbook/kernel';
import { EmailQueue } from '@stallbook/platform';
import { openProxy } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { MongoServerError } from 'mongodb';
import { openHarness, type Harness } from '../testing/harness.js';
import { FormerAddressEmail } from './former-address-email.js';

const PASSWORD = 'a pass phrase';
const LINK_INVALID = { code: 'IDENTITY.LINK_INVALID' };
const fields = {
  role: ProfileRole.vendor,
  businessName: 'Vera Pottery',
  contactName: 'Vera',
  city: 'Austin',
  state: 'TX',
};

describe('a change of address', () => {
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

  const join = async (name: string): Promise<Session> => {
    return harness.join(`${name}@example.org`, PASSWORD, fields);
  };
  const ask = (session: Session, email: string, currentPassword = PASSWORD) =>
    harness.call(requestEmailChange, { email, currentPassword }, harness.actorIn(session));
  const tokenTo = async (address: string): Promise<string> => {
    await harness.lastMailTo(address, 'confirm_email_change');
    return harness.tokenMailedTo(address);
  };
  const open = (tokenHash: string, session?: Session, password?: string) =>
    harness.call(
      verifyLink,
      { tokenHash, type: LinkType.email_change, ...(password !== undefined && { password }) },
      session && harness.actorIn(session),
    );

  it('[ID-053] takes effect when the new address confirms it, and is sent to the old one and to other services', async () => {
    const session = await join('vera');
    await ask(session, 'Vera@New.example');
    await expect(harness.signIn('vera@example.org', PASSWORD)).resolves.toBeDefined();
    expect(await open(await tokenTo('vera@new.example'), session)).toEqual({
      type: 'email_change',
      session: null,
      needsPassword: false,
      chosenPlan: null,
    });
    await expect(harness.signIn('vera@example.org', PASSWORD)).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
    await expect(harness.signIn('vera@new.example', PASSWORD)).resolves.toMatchObject({
      user: { id: session.user.id, email: 'vera@new.example' },
    });
    expect(await harness.lastMailTo('vera@example.org', 'email_changed')).toMatchObject({
      data: { new_email: 'vera@new.example' },
    });
    expect(
      await harness.received(profileSaved, session.user.id, ({ email }) => email !== 'vera@example.org'),
    ).toMatchObject({
      email: 'vera@new.example',
      businessName: 'Vera Pottery',
    });
    expect(await harness.call(profile, { id: session.user.id }, harness.actorIn(session))).toMatchObject({
      email: 'vera@new.example',
    });
    expect(JSON.stringify(await harness.db.collection('commits').find().toArray())).not.toContain('new.example');
  });

  it('takes effect while Redis is unavailable, and is sent to the old address once Redis is back', async () => {
    const session = await join('without-redis');
    await ask(session, 'without-redis@new.example');
    const token = await tokenTo('without-redis@new.example');
    await proxy.disconnect();
    try {
      await open(token, session);
    } finally {
      await proxy.reconnect();
    }
    await harness.lastMailTo('without-redis@example.org', 'email_changed');
    await eventually(async () => expect(await harness.db.collection('waitingEmails').countDocuments()).toBe(0));
  });

  it('is not sent to the old address if it is not committed, and once if the transaction runs again', async () => {
    const session = await join('repeated');
    await ask(session, 'repeated@new.example');
    const token = await tokenTo('repeated@new.example');
    const enqueued = jest.spyOn(EmailQueue.prototype, 'enqueue');
    const add = jest.spyOn(FormerAddressEmail.prototype, 'add').mockImplementationOnce(() => {
      throw new Error('the process ended');
    });
    await expect(open(token, session)).rejects.toThrow();
    expect(enqueued).not.toHaveBeenCalled();
    add.mockImplementationOnce(async () => {
      await harness.clock.advance(1_500);
      throw new MongoServerError({ message: 'conflict', errorLabels: ['TransientTransactionError'] });
    });
    await open(token, session);
    expect(add).toHaveBeenCalledTimes(3);
    await harness.lastMailTo('repeated@example.org', 'email_changed');
    await eventually(async () => expect(await harness.db.collection('waitingEmails').countDocuments()).toBe(0));
    expect(enqueued).toHaveBeenCalledTimes(1);
    add.mockRestore();
    enqueued.mockRestore();
  });

  it('requires the current password', async () => {
    const session = await join('guarded');
    await expect(ask(session, 'thief@example.org', 'a guess')).rejects.toMatchObject({
      fields: [{ path: 'currentPassword' }],
    });
    expect(await harness.mailsTo('thief@example.org')).toEqual([]);
  });

  it('gives the same answer for a taken address, without an email to its owner', async () => {
    await join('taken');
    const session = await join('curious');
    expect(await ask(session, 'TAKEN@example.org')).toEqual({ id: expect.any(String) });
    expect(await ask(session, 'free@example.org')).toEqual({ id: expect.any(String) });
    await tokenTo('free@example.org');
    const mails = await harness.mailsTo('taken@example.org');
    expect(mails.map(({ type }) => type)).not.toContain('confirm_email_change');
  });

  it('is refused to the second of two accounts that want one address', async () => {
    const [first, second] = [await join('first'), await join('second')];
    await ask(first, 'Wanted@example.org');
    const firstToken = await tokenTo('wanted@example.org');
    await ask(second, 'wanted@example.org');
    const secondToken = await eventually(async () => {
      const token = await tokenTo('wanted@example.org');
      if (token === firstToken) throw new Error('no second email yet');
      return token;
    });
    const outcomes = await Promise.allSettled([open(firstToken, first), open(secondToken, second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: LINK_INVALID });
  });

  it('has a link that works once, is replaced by newer ones, and revokes those to the old address', async () => {
    const session = await join('moving');
    await ask(session, 'one@new.example');
    const stale = await tokenTo('one@new.example');
    await harness.call(requestPasswordReset, { email: 'moving@example.org' });
    const reset = new URL((await harness.lastMailTo('moving@example.org', 'reset_password')).data['reset_url'] ?? '')
      .hash;
    await ask(session, 'two@new.example');
    const token = await tokenTo('two@new.example');
    await expect(open(stale)).rejects.toMatchObject(LINK_INVALID);
    await open(token, session);
    await expect(open(token, session)).rejects.toMatchObject(LINK_INVALID);
    const tokenHash = new URLSearchParams(reset.slice(1)).get('token_hash') ?? '';
    await expect(harness.call(verifyLink, { tokenHash, type: LinkType.recovery })).rejects.toMatchObject(LINK_INVALID);
  });

  it('may take the address of an unconfirmed sign-up, and deletes that sign-up', async () => {
    await harness.register('squatted@example.org', 'another phrase');
    const squatter = await harness.tokenMailedTo('squatted@example.org');
    const session = await join('owner');
    await ask(session, 'squatted@example.org');
    await open(await tokenTo('squatted@example.org'), session);
    await expect(harness.signIn('squatted@example.org', PASSWORD)).resolves.toBeDefined();
    const confirm = { tokenHash: squatter, type: LinkType.signup, password: 'another phrase' };
    await expect(harness.call(verifyLink, confirm)).rejects.toMatchObject({ code: 'IDENTITY.ALREADY_CONFIRMED' });
  });

  it('requires the session or the password of the account, not only the mailbox', async () => {
    const [session, stranger] = [await join('mover'), await join('stranger')];
    await ask(session, 'reader@example.org');
    const token = await tokenTo('reader@example.org');
    for (const who of [undefined, stranger]) {
      expect(await open(token, who)).toMatchObject({ needsPassword: true });
      await expect(open(token, who, 'a guess')).rejects.toMatchObject({ fields: [{ path: 'password' }] });
    }
    await expect(harness.signIn('reader@example.org', PASSWORD)).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
    expect(await open(token, undefined, PASSWORD)).toMatchObject({ needsPassword: false });
    await expect(harness.signIn('reader@example.org', PASSWORD)).resolves.toBeDefined();
  });

  it('is refused for an invalid address', async () => {
    const session = await join('bad-input');
    for (const email of [{ $gt: '' }, ['a@example.org'], 'a\u0000b@example.org', `${'a'.repeat(300)}@example.org`]) {
      await expect(ask(session, email as string)).rejects.toMatchObject({
        code: 'BAD_INPUT',
        fields: [{ path: 'email' }],
      });
    }
  });

  it('is refused for the current address', async () => {
    await expect(ask(await join('same'), 'SAME@example.org')).rejects.toMatchObject({
      fields: [{ path: 'email', message: 'That is your address already' }],
    });
  });

  it('has a link that is valid for exactly a day', async () => {
    await ask(await join('late'), 'late@new.example');
    const token = await tokenTo('late@new.example');
    await harness.clock.advance(DAY_MS);
    await expect(open(token)).rejects.toMatchObject({ code: 'IDENTITY.LINK_EXPIRED' });
  });
});
