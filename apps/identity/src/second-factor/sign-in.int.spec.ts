import {
  checkSecondFactor,
  completeSignIn,
  LinkType,
  mySecurityRecord,
  refreshSession,
  requestPasswordReset,
  resetSession,
  turnOffSecondFactor,
  updatePassword,
  verifyLink,
  type CompleteSignInInput,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../testing/harness.js';
import { factorsOn, PASSWORD } from './testing/factors.js';

const WRONG = { code: 'IDENTITY.WRONG_FACTOR' };
const EXPIRED = { code: 'IDENTITY.TICKET_EXPIRED' };

describe('a sign-in with a second factor', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  const { codeOf, enroll, ticketOf, nextCode } = factorsOn(() => harness);
  const complete = (input: CompleteSignInInput) => harness.call(completeSignIn, input);
  const signIn = (email: string) => ticketOf(harness.signIn(email, PASSWORD));
  const resetToken = async (email: string): Promise<string> => {
    await harness.call(requestPasswordReset, { email });
    const mail = await harness.lastMailTo(email, 'reset_password');
    return new URLSearchParams(new URL(mail.data['reset_url'] ?? '').hash.slice(1)).get('token_hash') ?? '';
  };

  it('opens no session with only the password', async () => {
    const { secret } = await enroll('ada@example.org');
    const accountId = (await harness.db.collection('accounts').findOne({ email: 'ada@example.org' }))?._id;
    const open = () => harness.db.collection('sessions').countDocuments({ accountId: accountId as never });
    const before = await open();
    const { ticket, authenticator, passkey } = await signIn('ada@example.org');
    expect([authenticator, passkey, await open()]).toEqual([true, false, before]);
    await nextCode();
    const session = await complete({ ticket, code: codeOf(secret) });
    expect(session).toMatchObject({ user: { email: 'ada@example.org', hasSecondFactor: true } });
    expect(harness.actorIn(session).secondFactor?.checkedAt).not.toBeNull();
    const again = await harness.call(refreshSession, { refreshToken: session.refreshToken });
    expect(harness.actorIn(again).secondFactor).toEqual(harness.actorIn(session).secondFactor);
  });

  it('accepts a code once, and no earlier code', async () => {
    const { secret, code: early } = await enroll('once@example.org');
    const { ticket } = await signIn('once@example.org');
    // The one that confirmed the app was used too.
    await expect(complete({ ticket, code: early })).rejects.toMatchObject(WRONG);
    await nextCode();
    const code = codeOf(secret);
    await complete({ ticket, code });
    await expect(complete({ ticket, code })).rejects.toMatchObject(WRONG);
    await expect(complete({ ticket, code: early })).rejects.toMatchObject(WRONG);
  });

  it('accepts a code once, even concurrently', async () => {
    const { secret } = await enroll('race@example.org');
    const { ticket } = await signIn('race@example.org');
    await nextCode();
    const code = codeOf(secret);
    const outcomes = await Promise.allSettled([complete({ ticket, code }), complete({ ticket, code })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('accepts each recovery code once, and emails the owner', async () => {
    const { recoveryCodes } = await enroll('lost@example.org');
    const [code = '', other = ''] = recoveryCodes;
    const { ticket } = await signIn('lost@example.org');
    const twice = await Promise.allSettled([complete({ ticket, code }), complete({ ticket, code })]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(complete({ ticket, code })).rejects.toMatchObject(WRONG);
    const session = await complete({ ticket, code: other.toLowerCase().replaceAll('-', ' ') });
    const mail = await harness.lastMailTo('lost@example.org', 'second_factor_changed');
    expect(mail.data['what']).toBe('recovery_code_used');
    const record = await harness.call(mySecurityRecord, {}, harness.actorIn(session));
    expect(record.filter(({ kind }) => kind === 'recovery_code_used')).toHaveLength(2);
  });

  it('limits guesses of codes per account, from all addresses', async () => {
    harness.clock.pause();
    const { secret, recoveryCodes } = await enroll('guessed@example.org');
    const { ticket } = await signIn('guessed@example.org');
    await nextCode();
    const right = codeOf(secret);
    const wrong = right === '000000' ? '000001' : '000000';
    for (const code of [wrong, 'AAAA-AAAA-AAAA', wrong, wrong, wrong]) {
      await expect(complete({ ticket, code })).rejects.toMatchObject(WRONG);
    }
    for (const code of [right, recoveryCodes[0] ?? '']) {
      await expect(complete({ ticket, code })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    await harness.clock.advance(60_000);
    const session = await complete({ ticket, code: codeOf(secret) });
    await eventually(async () => {
      const record = await harness.call(mySecurityRecord, {}, harness.actorIn(session));
      expect(record.filter(({ kind }) => kind === 'second_factor_failed')).toHaveLength(5);
    });
  });

  it('lets the owner in on a known device and in an open session, while guesses from elsewhere are refused', async () => {
    harness.clock.pause();
    const { secret, session } = await enroll('besieged@example.org');
    const { ticket } = await signIn('besieged@example.org');
    await nextCode();
    const { deviceToken = '' } = session;
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(complete({ ticket, code: 'AAAA-AAAA-AAAA' })).rejects.toMatchObject(WRONG);
    }
    const refused = { code: 'RATE_LIMITED' };
    await expect(complete({ ticket, code: codeOf(secret) })).rejects.toMatchObject(refused);
    await expect(complete({ ticket, code: codeOf(secret), deviceToken: 'forged' })).rejects.toMatchObject(refused);
    await harness.call(checkSecondFactor, { code: codeOf(secret) }, harness.actorIn(session));
    await nextCode();
    await expect(complete({ ticket, code: codeOf(secret), deviceToken })).resolves.toMatchObject({ user: {} });
  });

  it('records every wrong code and every used recovery code, also under one command ID', async () => {
    const { recoveryCodes, session } = await enroll('noted@example.org');
    const { ticket } = await signIn('noted@example.org');
    const send = (code = '') => harness.call(completeSignIn, { ticket, code }, undefined, 'the-same-key');
    for (const code of ['AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB']) await expect(send(code)).rejects.toMatchObject(WRONG);
    await send(recoveryCodes[0]);
    await send(recoveryCodes[1]);
    await eventually(async () => {
      const record = await harness.call(mySecurityRecord, {}, harness.actorIn(session));
      const kinds = record.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'second_factor_failed')).toHaveLength(2);
      expect(kinds.filter((kind) => kind === 'recovery_code_used')).toHaveLength(2);
    });
  });

  it('begins again with the new password after the password was changed', async () => {
    const { secret, session } = await enroll('changed@example.org');
    const { ticket } = await signIn('changed@example.org');
    await harness.call(
      updatePassword,
      { currentPassword: PASSWORD, password: 'Linen-and-0ak' },
      harness.actorIn(session),
    );
    await nextCode();
    await expect(complete({ ticket, code: codeOf(secret) })).rejects.toMatchObject(EXPIRED);
    const next = await ticketOf(harness.signIn('changed@example.org', 'Linen-and-0ak'));
    await expect(complete({ ticket: next.ticket, code: codeOf(secret) })).resolves.toBeDefined();
  });

  it('continues within ten minutes, only in the same browser', async () => {
    const { secret } = await enroll('slow@example.org');
    const { ticket } = await signIn('slow@example.org');
    const [id = '', step = '', , mac = ''] = ticket.split('.');
    await nextCode();
    const code = codeOf(secret);
    const later = `${id}.${step}.${harness.clock.now().getTime() + 86_400_000}.${mac}`;
    for (const bad of ['', 'nonsense', later, ticket.replace('password', 'recovery')]) {
      await expect(complete({ ticket: bad, code })).rejects.toMatchObject(EXPIRED);
    }
    await expect(complete({ ticket, code, userAgent: 'another browser' })).rejects.toMatchObject(EXPIRED);
    await harness.clock.advance(10 * 60_000);
    await expect(complete({ ticket, code: codeOf(secret) })).rejects.toMatchObject(EXPIRED);
  });

  it('also requires the second factor after a password reset link', async () => {
    const { secret } = await enroll('reset@example.org');
    const tokenHash = await resetToken('reset@example.org');
    const { ticket } = await ticketOf(harness.call(verifyLink, { tokenHash, type: LinkType.recovery }));
    await nextCode();
    const session = await complete({ ticket, code: codeOf(secret) });
    const actor = harness.actorIn(session);
    expect(await harness.call(resetSession, {}, actor)).toEqual({ valid: true });
    await harness.call(updatePassword, { password: 'Linen-and-0ak' }, harness.actorIn(session));
    await ticketOf(harness.signIn('reset@example.org', 'Linen-and-0ak'));
  });

  it('sets a new password after a reset link also once the lost factor was turned off', async () => {
    const { recoveryCodes } = await enroll('phone-lost@example.org');
    const tokenHash = await resetToken('phone-lost@example.org');
    const { ticket } = await ticketOf(harness.call(verifyLink, { tokenHash, type: LinkType.recovery }));
    const actor = harness.actorIn(await complete({ ticket, code: recoveryCodes[0] ?? '' }));
    await harness.call(turnOffSecondFactor, {}, actor);
    await harness.call(updatePassword, { password: 'Linen-and-0ak' }, actor);
    await expect(harness.signIn('phone-lost@example.org', 'Linen-and-0ak')).resolves.toBeDefined();
    expect(await harness.call(resetSession, {}, actor)).toEqual({ valid: false });
  });

  it('needs only the password without a second factor', async () => {
    await harness.register('plain@example.org', PASSWORD);
    await harness.confirm('plain@example.org');
    const session = await harness.signIn('plain@example.org', PASSWORD);
    expect(session.user).toMatchObject({ hasSecondFactor: false, awaitsSecondFactor: false });
    expect(harness.actorIn(session).secondFactor).toBeUndefined();
  });
});
