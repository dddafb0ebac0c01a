import {
  completeSignIn,
  LinkType,
  mySecurityRecord,
  refreshSession,
  requestPasswordReset,
  resetSession,
  updatePassword,
  verifyLink,
} from '@stallbook/contracts';
import type { CompleteSignInInput } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { openHarness } from '../testing/harness.js';
import type { Harness } from '../testing/harness.js';
import { factorsOn, PASSWORD } from './testing.js';

const WRONG = { code: 'IDENTITY.WRONG_FACTOR' };
const EXPIRED = { code: 'IDENTITY.TICKET_EXPIRED' };

describe('a sign-in with a second factor', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness()));
  afterAll(() => stage.close());

  const { codeOf, enroll, ticketOf, nextCode } = factorsOn(() => stage);
  const complete = (input: CompleteSignInInput) => stage.call(completeSignIn, input);
  const signIn = (email: string) => ticketOf(stage.signIn(email, PASSWORD));
  const resetToken = async (email: string): Promise<string> => {
    await stage.call(requestPasswordReset, { email });
    const mail = await stage.lastMailTo(email, 'reset_password');
    return new URLSearchParams(new URL(mail.data['reset_url'] ?? '').hash.slice(1)).get('token_hash') ?? '';
  };

  it('opens no session by the password alone', async () => {
    const { secret } = await enroll('ada@example.org');
    const accountId = (await stage.db.collection('accounts').findOne({ email: 'ada@example.org' }))?._id;
    const open = () => stage.db.collection('sessions').countDocuments({ accountId: accountId as never });
    const before = await open();
    const { ticket, authenticator, passkey } = await signIn('ada@example.org');
    expect([authenticator, passkey, await open()]).toEqual([true, false, before]);
    await nextCode();
    const session = await complete({ ticket, code: codeOf(secret) });
    expect(session).toMatchObject({ user: { email: 'ada@example.org', hasSecondFactor: true } });
    expect(stage.actorIn(session).secondFactor?.checkedAt).not.toBeNull();
    const again = await stage.call(refreshSession, { refreshToken: session.refreshToken });
    expect(stage.actorIn(again).secondFactor).toEqual(stage.actorIn(session).secondFactor);
  });

  it('takes a code once, and none from before it', async () => {
    const { secret } = await enroll('once@example.org');
    const { ticket } = await signIn('once@example.org');
    // The one that confirmed the app was used too.
    await expect(complete({ ticket, code: codeOf(secret) })).rejects.toMatchObject(WRONG);
    const early = codeOf(secret);
    await nextCode();
    const code = codeOf(secret);
    await complete({ ticket, code });
    await expect(complete({ ticket, code })).rejects.toMatchObject(WRONG);
    await expect(complete({ ticket, code: early })).rejects.toMatchObject(WRONG);
  });

  it('takes a code once, also for two people at the same moment', async () => {
    const { secret } = await enroll('race@example.org');
    const { ticket } = await signIn('race@example.org');
    await nextCode();
    const code = codeOf(secret);
    const outcomes = await Promise.allSettled([complete({ ticket, code }), complete({ ticket, code })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('takes each recovery code once, and tells the owner by mail', async () => {
    const { recoveryCodes } = await enroll('lost@example.org');
    const [code = '', other = ''] = recoveryCodes;
    const { ticket } = await signIn('lost@example.org');
    const twice = await Promise.allSettled([complete({ ticket, code }), complete({ ticket, code })]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(complete({ ticket, code })).rejects.toMatchObject(WRONG);
    const session = await complete({ ticket, code: other.toLowerCase().replaceAll('-', ' ') });
    const mail = await stage.lastMailTo('lost@example.org', 'second_factor_changed');
    expect(mail.data['what']).toBe('A recovery code was used.');
    const record = await stage.call(mySecurityRecord, {}, stage.actorIn(session));
    expect(record.filter(({ kind }) => kind === 'recovery_code_used')).toHaveLength(2);
  });

  it('lets codes be guessed a few times for one account, from wherever', async () => {
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
    await stage.clock.advance(60_000);
    const session = await complete({ ticket, code: codeOf(secret) });
    await eventually(async () => {
      const record = await stage.call(mySecurityRecord, {}, stage.actorIn(session));
      expect(record.filter(({ kind }) => kind === 'second_factor_failed')).toHaveLength(5);
    });
  });

  it('goes on for ten minutes, in the browser that it began in', async () => {
    const { secret } = await enroll('slow@example.org');
    const { ticket } = await signIn('slow@example.org');
    const [id = '', step = '', , mac = ''] = ticket.split('.');
    await nextCode();
    const code = codeOf(secret);
    const later = `${id}.${step}.${stage.clock.now().getTime() + 86_400_000}.${mac}`;
    for (const bad of ['', 'nonsense', later, ticket.replace('password', 'recovery')]) {
      await expect(complete({ ticket: bad, code })).rejects.toMatchObject(EXPIRED);
    }
    await expect(complete({ ticket, code, userAgent: 'another browser' })).rejects.toMatchObject(EXPIRED);
    await stage.clock.advance(10 * 60_000);
    await expect(complete({ ticket, code: codeOf(secret) })).rejects.toMatchObject(EXPIRED);
  });

  it('is asked for the second factor by the link for a new password too', async () => {
    const { secret } = await enroll('reset@example.org');
    const tokenHash = await resetToken('reset@example.org');
    const { ticket } = await ticketOf(stage.call(verifyLink, { tokenHash, type: LinkType.recovery }));
    await nextCode();
    const session = await complete({ ticket, code: codeOf(secret) });
    const actor = stage.actorIn(session);
    expect(await stage.call(resetSession, {}, actor)).toEqual({ valid: true });
    await stage.call(updatePassword, { password: 'Linen-and-0ak' }, actor);
    await ticketOf(stage.signIn('reset@example.org', 'Linen-and-0ak'));
  });

  it('asks those without a second factor for nothing more', async () => {
    await stage.register('plain@example.org', PASSWORD);
    await stage.confirm('plain@example.org');
    const session = await stage.signIn('plain@example.org', PASSWORD);
    expect(session.user).toMatchObject({ hasSecondFactor: false, awaitsSecondFactor: false });
    expect(stage.actorIn(session).secondFactor).toBeUndefined();
  });
});
