import { hash } from '@node-rs/argon2';
import { currentUser, refreshSession, signIn, signOut, type Session } from '@stallbook/contracts';
import { DAY_MS } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../testing/harness.js';

const PASSWORD = 'a pass phrase';
const ENDED = { code: 'IDENTITY.SESSION_ENDED', message: 'Your session has expired. Please log in again.' };

describe('sessions', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_ADMIN_EMAILS: 'Admin@example.org' });
    await harness.register('vera@example.org', PASSWORD);
    await harness.confirm('vera@example.org');
  });
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  const refresh = ({ refreshToken }: Session) => harness.call(refreshSession, { refreshToken });

  it('[ID-017] [ID-004] open with address and password, and return the user', async () => {
    const session = await harness.signIn('Vera@Example.org', PASSWORD);
    const user = await harness.call(currentUser, {}, harness.actorIn(session));
    expect(user).toEqual(session.user);
    expect(user).toMatchObject({
      id: harness.actorIn(session).id,
      email: 'vera@example.org',
      role: 'none',
      profile: null,
    });
    expect(user.emailConfirmedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    expect(Object.keys(user.userMetadata).sort()).toEqual(
      ['address', 'businessName', 'city', 'contactName', 'phone', 'role', 'state', 'zipCode'].sort(),
    );
  });

  it('give the same answer for a wrong password and an unknown address', async () => {
    const refusal = { code: 'IDENTITY.INVALID_CREDENTIALS', message: 'Wrong email or password. Please try again.' };
    await expect(harness.signIn('vera@example.org', 'wrong')).rejects.toMatchObject(refusal);
    await expect(harness.signIn('missing@example.org', 'wrong')).rejects.toMatchObject(refusal);
    await expect(harness.signIn('missing@example.org', '')).rejects.toMatchObject(refusal);
  });

  it.each(['limited@example.org', 'unknown@example.org'])('limit password guesses for %s', async (email) => {
    harness.clock.pause();
    if (email.startsWith('limited')) await harness.join(email, PASSWORD);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(harness.signIn(email, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    }
    await expect(harness.signIn(email, PASSWORD)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please try again in 30 seconds.',
    });
    await harness.clock.advance(30_000);
    await expect(harness.signIn(email, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    await expect(harness.signIn(email, PASSWORD)).rejects.toMatchObject({
      message: 'Too many attempts. Please try again in 1 minute.',
    });
  });

  it('replace the password hash after the parameters changed', async () => {
    await harness.join('weak@example.org', PASSWORD);
    const accounts = harness.db.collection('accounts');
    const earlier = await hash(PASSWORD, { memoryCost: 9_216, timeCost: 1, parallelism: 1 });
    await accounts.updateOne({ email: 'weak@example.org' }, { $set: { passwordHash: earlier } });
    await harness.signIn('weak@example.org', PASSWORD);
    await eventually(async () => {
      const account = await accounts.findOne({ email: 'weak@example.org' });
      expect(account?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=8192,t=1,p=1\$/);
    });
    await expect(harness.signIn('weak@example.org', PASSWORD)).resolves.toBeDefined();
  });

  it('reset the count of guesses after a successful sign-in', async () => {
    await harness.join('clumsy@example.org', PASSWORD);
    for (const wrong of [1, 2, 3, 4]) {
      for (let guess = 0; guess < wrong; guess += 1) {
        await expect(harness.signIn('clumsy@example.org', 'wrong')).rejects.toMatchObject({
          code: 'IDENTITY.INVALID_CREDENTIALS',
        });
      }
      await expect(harness.signIn('clumsy@example.org', PASSWORD)).resolves.toBeDefined();
    }
  });

  it('limit guesses per account over all IP addresses', async () => {
    harness.clock.pause();
    await harness.join('hunted@example.org', PASSWORD);
    const from = (machine: number, password: string) =>
      harness.call(signIn, { email: 'hunted@example.org', password, remoteAddress: `198.51.100.${machine}` });
    for (let machine = 0; machine < 20; machine += 1) {
      await expect(from(machine, 'wrong')).rejects.toMatchObject({ code: 'IDENTITY.INVALID_CREDENTIALS' });
    }
    await expect(from(20, PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await harness.clock.advance(30_000);
    await expect(from(20, PASSWORD)).resolves.toBeDefined();
  });

  it('are separate for many concurrent sign-ins', async () => {
    const people = ['anna', 'bert', 'cleo', 'dora'].map((name) => `${name}@crowd.example`);
    for (const email of people) await harness.join(email, PASSWORD);
    const attempts = Array.from({ length: 40 }, (_, index) => ({
      email: people[index % people.length] ?? '',
      password: index % 10 === 9 ? 'wrong' : PASSWORD,
      remoteAddress: `192.0.2.${100 + index}`,
    }));
    const answers = await Promise.allSettled(attempts.map((attempt) => harness.call(signIn, attempt)));
    const opened = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const expected = attempts.map(({ email, password }) => (password === PASSWORD ? email : 'refused'));
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.user.email : 'refused'))).toEqual(expected);
    expect(new Set(opened.map(({ refreshToken }) => refreshToken)).size).toBe(36);
    for (const session of opened.slice(0, 8)) {
      expect(harness.actorIn(await refresh(session))).toEqual(harness.actorIn(session));
    }
  });

  it('open on a known device despite guesses from elsewhere', async () => {
    harness.clock.pause();
    const email = 'besieged@example.org';
    await harness.join(email, PASSWORD);
    const from = (machine: number, password: string, deviceToken?: string) =>
      harness.call(signIn, {
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
    const { deviceToken: others = '' } = await harness.call(signIn, { email: 'vera@example.org', password: PASSWORD });
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

  it('limit guesses per IP address over all accounts', async () => {
    harness.clock.pause();
    const remoteAddress = '192.0.2.7';
    const guess = (email: string, password: string) => harness.call(signIn, { email, password, remoteAddress });
    const guesses = Array.from({ length: 50 }, (_, index) => `victim${index}@example.org`);
    for (let at = 0; at < guesses.length; at += 10) {
      const some = guesses.slice(at, at + 10).map((email) => guess(email, 'wrong'));
      expect((await Promise.allSettled(some)).every(({ status }) => status === 'rejected')).toBe(true);
      if (at < 40) await expect(guess('vera@example.org', PASSWORD)).resolves.toBeDefined();
    }
    await expect(guess('vera@example.org', PASSWORD)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(harness.signIn('vera@example.org', PASSWORD)).resolves.toBeDefined();
  });

  it('continue with a new refresh token each time', async () => {
    const first = await harness.signIn('vera@example.org', PASSWORD);
    const second = await refresh(first);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(harness.actorIn(second)).toEqual(harness.actorIn(first));
    await expect(refresh(second)).resolves.toBeDefined();
  });

  it('return the same next token to two concurrent tabs', async () => {
    const first = await harness.signIn('vera@example.org', PASSWORD);
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(new Set(answers.map(({ refreshToken }) => refreshToken)).size).toBe(1);
  });

  it('end with all their tokens when a token is reused', async () => {
    const first = await harness.signIn('vera@example.org', PASSWORD);
    const second = await refresh(first);
    await harness.clock.advance(11_000);
    await expect(refresh(first)).rejects.toMatchObject(ENDED);
    await expect(refresh(second)).rejects.toMatchObject(ENDED);
  });

  it('ignore forged tokens', async () => {
    const session = await harness.signIn('vera@example.org', PASSWORD);
    const [id] = session.refreshToken.split('.');
    for (const forged of ['', 'x', `${id}.0.${'A'.repeat(43)}`, `${id}.1.${'A'.repeat(43)}`]) {
      await expect(harness.call(refreshSession, { refreshToken: forged })).rejects.toMatchObject(ENDED);
      await harness.call(signOut, { refreshToken: forged });
    }
    await expect(refresh(session)).resolves.toBeDefined();
  });

  it('[ID-083] end 30 days after the last use', async () => {
    const session = await harness.signIn('vera@example.org', PASSWORD);
    await harness.clock.advance(30 * 24 * 60 * 60_000);
    await expect(refresh(session)).rejects.toMatchObject(ENDED);
  });

  it('are published as ended when they expire unused', async () => {
    const { sessionId = '' } = harness.actorIn(await harness.signIn('vera@example.org', PASSWORD));
    const published = () => harness.redis.zscore(`${harness.config.STALLBOOK_DB_PREFIX}:ended-sessions`, sessionId);
    await harness.clock.advance(29 * DAY_MS);
    expect(await published()).toBeNull();
    await harness.clock.advance(DAY_MS);
    await eventually(async () => expect(await published()).not.toBeNull());
  });

  it('outlive their expiry in the database, so that their end is published also after an outage', async () => {
    const indexes = await harness.db.collection('sessions').indexes();
    const deleting = indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
    const days = deleting.map(({ key, expireAfterSeconds = 0 }) => [key, expireAfterSeconds / 86_400]);
    // They expire 30 days after their last use.
    expect(days).toEqual([[{ rotatedAt: 1 }, 37]]);
  });

  it('end 90 days after they were opened, even with use', async () => {
    let session = await harness.signIn('vera@example.org', PASSWORD);
    const ends: string[] = [];
    for (let day = 0; day < 88; day += 22) {
      await harness.clock.advance(22 * DAY_MS);
      session = await refresh(session);
      ends.push(session.refreshExpiresAt);
    }
    expect(new Set(ends).size).toBe(3);
    expect(ends[3]).toBe(ends[2]);
    await harness.clock.advance(2 * DAY_MS);
    await expect(refresh(session)).rejects.toMatchObject(ENDED);
  });

  it('[ID-079] end on the server at sign-out, by cookie or by caller', async () => {
    const [one, other] = [
      await harness.signIn('vera@example.org', PASSWORD),
      await harness.signIn('vera@example.org', PASSWORD),
    ];
    await harness.call(signOut, { refreshToken: one.refreshToken });
    await harness.call(signOut, {}, harness.actorIn(other));
    await harness.call(signOut, {});
    await expect(refresh(one)).rejects.toMatchObject(ENDED);
    await expect(refresh(other)).rejects.toMatchObject(ENDED);
  });

  it('[ID-003] have admin rights if the confirmed address is on the list', async () => {
    const { user } = await harness.join('admin@example.org', PASSWORD);
    expect(user).toMatchObject({ role: 'admin', profile: null });
  });
});
