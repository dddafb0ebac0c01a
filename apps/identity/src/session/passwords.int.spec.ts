import { AsyncResource } from 'node:async_hooks';
import {
  LinkType,
  refreshSession,
  requestPasswordReset,
  resetSession,
  updatePassword,
  verifyLink,
  type Session,
} from '@stallbook/contracts';
import { BackgroundTasks } from '../account/background-tasks.js';
import { PasswordHasher } from '../account/credentials/password-hasher.js';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { Sessions } from './sessions.js';
import { openHarness, type Harness } from '../testing/harness.js';

const PASSWORD = 'a pass phrase';
const NEW = 'Linen-and-0ak';
const LINK_INVALID = { code: 'IDENTITY.LINK_INVALID' };
const RESET_EXPIRED = {
  code: 'IDENTITY.RESET_EXPIRED',
  message: 'Your reset link has expired. Please request a new password reset.',
};

describe('a forgotten password', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  const join = async (email: string): Promise<Session> => {
    await harness.register(email, PASSWORD);
    return (await harness.confirm(email)).session!;
  };
  const forget = (email: string) => harness.call(requestPasswordReset, { email });
  const open = (tokenHash: string) => harness.call(verifyLink, { tokenHash, type: LinkType.recovery });
  const resetToken = async (email: string): Promise<string> => {
    const mail = await harness.lastMailTo(email, 'reset_password');
    return new URLSearchParams(new URL(mail.data['reset_url'] ?? '').hash.slice(1)).get('token_hash') ?? '';
  };
  const forgetAndOpen = async (email: string): Promise<Session> => {
    await forget(email);
    return (await open(await resetToken(email))).session!;
  };

  it('[ID-062] is replaced through an emailed link to /reset-password, ignoring the case of the address', async () => {
    await join('vera@example.org');
    await forget('VERA@example.ORG');
    const { data } = await harness.lastMailTo('vera@example.org', 'reset_password');
    expect(data['reset_url']).toMatch(/\/reset-password#token_hash=[\w-]{43}&type=recovery$/);
  });

  it('[ID-060] gives the same answers and limits without an account', async () => {
    harness.clock.pause();
    await join('known@example.org');
    for (const email of ['known@example.org', 'unknown@example.org']) {
      for (let asked = 0; asked < 5; asked += 1) expect(await forget(email)).toEqual({ id: expect.any(String) });
      await expect(forget(email)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    await harness.lastMailTo('known@example.org', 'reset_password');
    await harness.app.get(BackgroundTasks).beforeApplicationShutdown();
    expect(await harness.mailsTo('unknown@example.org')).toEqual([]);
  });

  it('is limited per IP address over all accounts', async () => {
    harness.clock.pause();
    const remoteAddress = '192.0.2.9';
    const from = (n: number) => harness.call(requestPasswordReset, { email: `victim${n}@example.org`, remoteAddress });
    await Promise.all(Array.from({ length: 30 }, (_, n) => from(n)));
    await expect(from(30)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('[ID-066] is replaced in the session of the link, which ends all others', async () => {
    const old = await join('lost@example.org');
    const reset = await forgetAndOpen('lost@example.org');
    expect(await harness.call(resetSession, {}, harness.actorIn(reset))).toEqual({ valid: true });
    await harness.call(updatePassword, { password: NEW }, harness.actorIn(reset));
    await expect(harness.call(refreshSession, { refreshToken: old.refreshToken })).rejects.toMatchObject({
      code: 'IDENTITY.SESSION_ENDED',
    });
    await expect(harness.call(refreshSession, { refreshToken: reset.refreshToken })).resolves.toBeDefined();
    await expect(harness.signIn('lost@example.org', PASSWORD)).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
    await expect(harness.signIn('lost@example.org', NEW)).resolves.toBeDefined();
    await harness.lastMailTo('lost@example.org', 'password_changed');
  });

  it.each([
    ['the current password', PASSWORD, { code: 'BAD_INPUT', fields: [{ path: 'currentPassword' }] }],
    ['a reset link', undefined, RESET_EXPIRED],
  ])('is not replaced by %s if another one is set meanwhile', async (_what, currentPassword, refusal) => {
    const email = `meanwhile-${currentPassword ? 'password' : 'link'}@example.org`;
    const own = harness.actorIn(await join(email));
    const actor = currentPassword ? own : harness.actorIn(await forgetAndOpen(email));
    const hasher = harness.app.get(PasswordHasher);
    const hash = hasher.hash.bind(hasher);
    jest.spyOn(hasher, 'hash').mockImplementationOnce(async (...given) => {
      const made = await hash(...given);
      await harness.call(updatePassword, { currentPassword: PASSWORD, password: NEW }, own);
      return made;
    });
    const change = { password: 'Other-and-0ak', currentPassword };
    await expect(harness.call(updatePassword, change, actor)).rejects.toMatchObject(refusal);
    await expect(harness.signIn(email, NEW)).resolves.toBeDefined();
  });

  it('opens no session if it is replaced while it is checked', async () => {
    const actor = harness.actorIn(await join('checked@example.org'));
    const hasher = harness.app.get(PasswordHasher);
    const verify = hasher.verify.bind(hasher);
    jest.spyOn(hasher, 'verify').mockImplementationOnce(async (...given) => {
      const matches = await verify(...given);
      await harness.call(updatePassword, { currentPassword: PASSWORD, password: NEW }, actor);
      return matches;
    });
    await expect(harness.signIn('checked@example.org', PASSWORD)).rejects.toMatchObject({
      code: 'IDENTITY.SESSION_ENDED',
    });
    const open = { accountId: actor.id, endedAt: null };
    expect(await harness.db.collection('sessions').countDocuments(open)).toBe(1);
  });

  it('opens no session while its replacement is being stored', async () => {
    const actor = harness.actorIn(await join('stored@example.org'));
    const sessions = harness.app.get(Sessions);
    const endOthers = sessions.endOthers.bind(sessions);
    const otherRequest = new AsyncResource('other request');
    jest.spyOn(sessions, 'endOthers').mockImplementationOnce(async (...given) => {
      await endOthers(...given);
      await otherRequest.runInAsyncScope(() => harness.signIn('stored@example.org', PASSWORD));
    });
    await harness.call(updatePassword, { currentPassword: PASSWORD, password: NEW }, actor);
    const open = { accountId: actor.id, endedAt: null };
    expect(await harness.db.collection('sessions').countDocuments(open)).toBe(1);
  });

  it('is replaced once per link', async () => {
    const actor = harness.actorIn((await join('once@example.org'), await forgetAndOpen('once@example.org')));
    await harness.call(updatePassword, { password: NEW }, actor);
    expect(await harness.call(resetSession, {}, actor)).toEqual({ valid: false });
    await expect(harness.call(updatePassword, { password: `${NEW}!` }, actor)).rejects.toMatchObject(RESET_EXPIRED);
  });

  it('is replaced once by a repeated command', async () => {
    await join('twice@example.org');
    const actor = harness.actorIn(await forgetAndOpen('twice@example.org'));
    const commandId = newId();
    const first = await harness.call(updatePassword, { password: NEW }, actor, commandId);
    expect(await harness.call(updatePassword, { password: NEW }, actor, commandId)).toEqual(first);
    await harness.lastMailTo('twice@example.org', 'password_changed');
    const notices = (await harness.mailsTo('twice@example.org')).filter(({ type }) => type === 'password_changed');
    expect(notices).toHaveLength(1);
  });

  it('[ID-071] must be replaced within a quarter of an hour after the link was opened', async () => {
    await join('slow@example.org');
    const actor = harness.actorIn(await forgetAndOpen('slow@example.org'));
    await harness.clock.advance(15 * 60_000);
    expect(await harness.call(resetSession, {}, actor)).toEqual({ valid: false });
    await expect(harness.call(updatePassword, { password: NEW }, actor)).rejects.toMatchObject(RESET_EXPIRED);
  });

  it('[ID-062] has a link that is valid for exactly an hour', async () => {
    await join('hour@example.org');
    await forget('hour@example.org');
    const token = await resetToken('hour@example.org');
    const [link] = await harness.db
      .collection('links')
      .find({ type: 'recovery' })
      .sort({ expiresAt: -1 })
      .limit(1)
      .toArray();
    const full = (link?.['expiresAt'] as Date).getTime();
    await harness.clock.moveTo(new Date(full));
    await expect(open(token)).rejects.toMatchObject({ code: 'IDENTITY.LINK_EXPIRED' });
    await harness.clock.moveTo(new Date(full - 60_000));
    await expect(open(token)).resolves.toMatchObject({ type: 'recovery' });
  });

  it('has a link that works once, even concurrently', async () => {
    await join('two@example.org');
    await forget('two@example.org');
    const token = await resetToken('two@example.org');
    const [opened, ...refused] = (await Promise.allSettled([open(token), open(token), open(token)])).sort((a, b) =>
      a.status.localeCompare(b.status),
    );
    expect(opened?.status).toBe('fulfilled');
    expect(refused).toEqual([
      { status: 'rejected', reason: expect.objectContaining(LINK_INVALID) },
      { status: 'rejected', reason: expect.objectContaining(LINK_INVALID) },
    ]);
  });

  it('has links that no stranger ends by requesting newer ones, but a new password does', async () => {
    const tokens = [await join('newer@example.org').then(() => '')];
    for (let time = 0; time < 4; time += 1) {
      await forget('newer@example.org');
      const last = await eventually(async () => {
        const token = await resetToken('newer@example.org');
        expect(tokens).not.toContain(token);
        return token;
      });
      tokens.push(last);
    }
    const [, first = '', second = '', third = ''] = tokens;
    await expect(open(second)).resolves.toBeDefined();
    const reset = (await open(first)).session!;
    await harness.call(updatePassword, { password: NEW }, harness.actorIn(reset));
    await expect(open(third)).rejects.toMatchObject(LINK_INVALID);
    await expect(open(tokens.at(-1) ?? '')).rejects.toMatchObject(LINK_INVALID);
  });
});

describe('changing the password', () => {
  let harness: Harness;
  let session: Session;
  beforeAll(async () => {
    harness = await openHarness();
    await harness.register('vera@example.org', PASSWORD);
    session = (await harness.confirm('vera@example.org')).session!;
  });
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());
  const change = (password: string, currentPassword?: string) =>
    harness.call(
      updatePassword,
      { password, ...(currentPassword !== undefined && { currentPassword }) },
      harness.actorIn(session),
    );

  it('[ID-066] requires a session and the current password', async () => {
    await expect(harness.call(updatePassword, { password: NEW })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(change(NEW)).rejects.toMatchObject(RESET_EXPIRED);
    await expect(change(NEW, 'wrong')).rejects.toMatchObject({ fields: [{ path: 'currentPassword' }] });
    await expect(harness.signIn('vera@example.org', PASSWORD)).resolves.toBeDefined();
  });

  it('[ID-067] is refused with every violated rule', async () => {
    await expect(change('!', PASSWORD)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'Please fix the password requirements below',
      fields: [
        { path: 'password', message: 'Password must be at least 8 characters long' },
        { path: 'password', message: 'Password must contain at least one lowercase letter' },
        { path: 'password', message: 'Password must contain at least one uppercase letter' },
        { path: 'password', message: 'Password must contain at least one number' },
      ],
    });
  });

  it.each([
    ['a very long text', 'aA1'.repeat(350_000)],
    ['an object', { $gt: '' } as unknown as string],
    ['a text that seems to end in its middle', 'aA1\u0000 linen'],
  ])('refuses %s', async (_, password) => {
    await expect(change(password, PASSWORD)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'password' }],
    });
  });

  it('accepts all characters and distinguishes them', async () => {
    const odd = 'aA1\u0001\u{1F33D} \u00e9';
    await change(odd, PASSWORD);
    await expect(harness.signIn('vera@example.org', 'aA1')).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
    await expect(harness.signIn('vera@example.org', odd.normalize('NFD'))).resolves.toBeDefined();
  });

  it('limits guesses of the current password', async () => {
    harness.clock.pause();
    for (let guess = 0; guess < 5; guess += 1)
      await expect(change(NEW, 'wrong')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(change(NEW, 'wrong')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
