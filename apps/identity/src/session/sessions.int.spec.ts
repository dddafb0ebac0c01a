import { hash } from '@node-rs/argon2';
import { currentUser, refreshSession, signIn, signOut } from '@stallbook/contracts';
import type { Session } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { openHarness } from '../testing/harness.js';
import type { Harness } from '../testing/harness.js';

const PASSWORD = 'a pass phrase';
const ENDED = { code: 'IDENTITY.SESSION_ENDED', message: 'Your session has expired. Please log in again.' };

describe('sessions', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness({ STALLBOOK_ADMIN_EMAILS: 'Admin@example.org' });
    await stage.register('vera@example.org', PASSWORD);
    await stage.confirm('vera@example.org');
  });
  afterAll(() => stage.close());

  const refresh = ({ refreshToken }: Session) => stage.call(refreshSession, { refreshToken });

  it('[ID-017] [ID-004] open with address and password, and tell who it is', async () => {
    const session = await stage.signIn('Vera@Example.org', PASSWORD);
    const user = await stage.call(currentUser, {}, stage.actorIn(session));
    expect(user).toEqual(session.user);
    expect(user).toMatchObject({ email: 'vera@example.org', role: 'none', profile: null });
    expect(Object.keys(user.userMetadata).sort()).toEqual(
      ['address', 'businessName', 'city', 'contactName', 'phone', 'role', 'state', 'zipCode'].sort(),
    );
  });

  it('answer a wrong password and an unknown address alike', async () => {
    const refusal = { code: 'IDENTITY.INVALID_CREDENTIALS', message: 'Invalid login credentials' };
    await expect(stage.signIn('vera@example.org', 'wrong')).rejects.toMatchObject(refusal);
    await expect(stage.signIn('nobody@example.org', 'wrong')).rejects.toMatchObject(refusal);
    await expect(stage.signIn('nobody@example.org', '')).rejects.toMatchObject(refusal);
  });

  it.each(['limited@example.org', 'unknown@example.org'])('let %s be guessed only so often', async (email) => {
    if (email.startsWith('limited')) await stage.join(email, PASSWORD);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(stage.signIn(email, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    }
    await expect(stage.signIn(email, PASSWORD)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 30 seconds.',
    });
    await stage.clock.advance(30_000);
    await expect(stage.signIn(email, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    await expect(stage.signIn(email, PASSWORD)).rejects.toMatchObject({
      message: 'Too many attempts. Please try again in 1 minute.',
    });
  });

  it('hash the password anew where the parameters changed since', async () => {
    await stage.join('weak@example.org', PASSWORD);
    const accounts = stage.db.collection('accounts');
    const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await accounts.updateOne({ email: 'weak@example.org' }, { $set: { passwordHash: weak } });
    await stage.signIn('weak@example.org', PASSWORD);
    await eventually(async () => {
      const account = await accounts.findOne({ email: 'weak@example.org' });
      expect(account?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });
    await expect(stage.signIn('weak@example.org', PASSWORD)).resolves.toBeDefined();
  });

  it('begin anew for whoever gets in after all', async () => {
    await stage.join('clumsy@example.org', PASSWORD);
    for (const wrong of [1, 2, 3, 4]) {
      for (let guess = 0; guess < wrong; guess += 1) {
        await expect(stage.signIn('clumsy@example.org', 'wrong')).rejects.toMatchObject({
          code: 'IDENTITY.INVALID_CREDENTIALS',
        });
      }
      await expect(stage.signIn('clumsy@example.org', PASSWORD)).resolves.toBeDefined();
    }
  });

  it('are limited per account, from however many addresses it is tried', async () => {
    await stage.join('hunted@example.org', PASSWORD);
    const from = (machine: number, password: string) =>
      stage.call(signIn, { email: 'hunted@example.org', password, remoteAddress: `198.51.100.${machine}` });
    for (let machine = 0; machine < 20; machine += 1) {
      await expect(from(machine, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    }
    await expect(from(20, PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await stage.clock.advance(30_000);
    await expect(from(20, PASSWORD)).resolves.toBeDefined();
  });

  it('are each their own for a crowd that logs in at one moment', async () => {
    const people = ['anna', 'bert', 'cleo', 'dora'].map((name) => `${name}@crowd.example`);
    for (const email of people) await stage.join(email, PASSWORD);
    const attempts = Array.from({ length: 40 }, (_, index) => ({
      email: people[index % people.length] ?? '',
      password: index % 10 === 9 ? 'wrong' : PASSWORD,
      remoteAddress: `192.0.2.${100 + index}`,
    }));
    const answers = await Promise.allSettled(attempts.map((attempt) => stage.call(signIn, attempt)));
    const opened = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const expected = attempts.map(({ email, password }) => (password === PASSWORD ? email : 'refused'));
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.user.email : 'refused'))).toEqual(expected);
    expect(new Set(opened.map(({ refreshToken }) => refreshToken)).size).toBe(36);
    for (const session of opened.slice(0, 8)) {
      expect(stage.actorIn(await refresh(session))).toEqual(stage.actorIn(session));
    }
  });

  it('are not kept from a device that was there before by what others try elsewhere', async () => {
    const email = 'besieged@example.org';
    await stage.join(email, PASSWORD);
    const from = (machine: number, password: string, deviceToken?: string) =>
      stage.call(signIn, {
        email,
        password,
        remoteAddress: `203.0.113.${machine}`,
        ...(deviceToken && { deviceToken }),
      });
    const { deviceToken = '' } = await from(99, PASSWORD);
    for (let machine = 0; machine < 20; machine += 1) {
      await expect(from(machine, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    }
    const limited = { code: 'RATE_LIMITED' };
    await expect(from(99, PASSWORD)).rejects.toMatchObject(limited);
    const [deviceId = ''] = deviceToken.split('.');
    const { deviceToken: others = '' } = await stage.call(signIn, { email: 'vera@example.org', password: PASSWORD });
    for (const untrue of ['x', `${deviceId}.${'A'.repeat(43)}`, others]) {
      await expect(from(99, PASSWORD, untrue)).rejects.toMatchObject(limited);
    }
    const again = await from(98, PASSWORD, deviceToken);
    expect(again.deviceToken).toBe(deviceToken);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(from(98, 'wrong', deviceToken)).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    }
    await expect(from(98, PASSWORD, deviceToken)).rejects.toMatchObject(limited);
  });

  it('are limited per address of the caller, whatever accounts it tries', async () => {
    const remoteAddress = '192.0.2.7';
    const guess = (email: string, password: string) => stage.call(signIn, { email, password, remoteAddress });
    const guesses = Array.from({ length: 50 }, (_, index) => `victim${index}@example.org`);
    for (let at = 0; at < guesses.length; at += 10) {
      const some = guesses.slice(at, at + 10).map((email) => guess(email, 'wrong'));
      expect((await Promise.allSettled(some)).every(({ status }) => status === 'rejected')).toBe(true);
      if (at < 40) await expect(guess('vera@example.org', PASSWORD)).resolves.toBeDefined();
    }
    await expect(guess('vera@example.org', PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(stage.signIn('vera@example.org', PASSWORD)).resolves.toBeDefined();
  });

  it('go on with a new refresh token each time', async () => {
    const first = await stage.signIn('vera@example.org', PASSWORD);
    const second = await refresh(first);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(stage.actorIn(second)).toEqual(stage.actorIn(first));
    await expect(refresh(second)).resolves.toBeDefined();
  });

  it('give two tabs of one moment the same next token', async () => {
    const first = await stage.signIn('vera@example.org', PASSWORD);
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  });

  it('end when a token comes a second time, with all their tokens', async () => {
    const first = await stage.signIn('vera@example.org', PASSWORD);
    const second = await refresh(first);
    await stage.clock.advance(11_000);
    await expect(refresh(first)).rejects.toMatchObject(ENDED);
    await expect(refresh(second)).rejects.toMatchObject(ENDED);
  });

  it('are not ended by a token that somebody made up', async () => {
    const session = await stage.signIn('vera@example.org', PASSWORD);
    const [id] = session.refreshToken.split('.');
    for (const forged of ['', 'x', `${id}.0.${'A'.repeat(43)}`, `${id}.1.${'A'.repeat(43)}`]) {
      await expect(stage.call(refreshSession, { refreshToken: forged })).rejects.toMatchObject(ENDED);
      await stage.call(signOut, { refreshToken: forged });
    }
    await expect(refresh(session)).resolves.toBeDefined();
  });

  it('[ID-083] end 30 days after the last use', async () => {
    const session = await stage.signIn('vera@example.org', PASSWORD);
    await stage.clock.advance(30 * 24 * 60 * 60_000);
    await expect(refresh(session)).rejects.toMatchObject(ENDED);
  });

  it('end 90 days after they were opened, however often they are used', async () => {
    const DAY_MS = 24 * 60 * 60_000;
    let session = await stage.signIn('vera@example.org', PASSWORD);
    const ends: string[] = [];
    for (let day = 0; day < 88; day += 22) {
      await stage.clock.advance(22 * DAY_MS);
      session = await refresh(session);
      ends.push(session.refreshExpiresAt);
    }
    expect(new Set(ends).size).toBe(3);
    expect(ends[3]).toBe(ends[2]);
    await stage.clock.advance(2 * DAY_MS);
    await expect(refresh(session)).rejects.toMatchObject(ENDED);
  });

  it('[ID-079] [ID-081] end on the server at sign-out, by cookie or by who calls', async () => {
    const [one, other] = [
      await stage.signIn('vera@example.org', PASSWORD),
      await stage.signIn('vera@example.org', PASSWORD),
    ];
    await stage.call(signOut, { refreshToken: one.refreshToken });
    await stage.call(signOut, {}, stage.actorIn(other));
    await stage.call(signOut, {});
    await expect(refresh(one)).rejects.toMatchObject(ENDED);
    await expect(refresh(other)).rejects.toMatchObject(ENDED);
  });

  it('[ID-003] belong to an admin when the confirmed address is on the list', async () => {
    const { user } = await stage.join('admin@example.org', PASSWORD);
    expect(user).toMatchObject({ role: 'admin', profile: null });
  });
});
