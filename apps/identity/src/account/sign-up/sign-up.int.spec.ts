import { LinkType, ProfileRole, signUp, verifyLink } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../../testing/harness.js';
import { BackgroundTasks } from '../background-tasks.js';

const PASSWORD = 'a pass phrase';

describe('signing up', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  it('[ID-024] [ID-026] [ID-025] requires a confirmation and emails its link', async () => {
    const metadata = { role: ProfileRole.vendor, businessName: 'Vera Pottery', contactName: 'Vera' };
    const done = await harness.register('vera@example.org', PASSWORD, metadata);
    expect(done).toEqual({ userId: expect.any(String), needsConfirmation: true });
    await expect(harness.signIn('vera@example.org', PASSWORD)).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
    const [mail] = await harness.mailsTo('vera@example.org');
    expect(mail).toMatchObject({ type: 'confirm_sign_up', toName: '' });
    expect(mail?.data['confirm_url']).toMatch(/\/auth\/confirm#token_hash=[\w-]{43}&type=signup$/);
  });

  it('[ID-030] refuses a password under 6 characters', async () => {
    await expect(harness.register('short@example.org', '12345')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'password', message: 'Password must be at least 6 characters' }],
    });
  });

  it('[ID-002] cannot give the role admin', async () => {
    await expect(harness.register('eve@example.org', PASSWORD, { role: 'admin' as ProfileRole })).rejects.toMatchObject(
      {
        code: 'BAD_INPUT',
        fields: [{ path: 'metadata.role' }],
      },
    );
  });

  it('is idempotent and emails once', async () => {
    const commandId = newId();
    const input = { email: 'twice@example.org', password: PASSWORD, metadata: {} };
    const first = await harness.call(signUp, input, undefined, commandId);
    expect(await harness.call(signUp, input, undefined, commandId)).toEqual(first);
    expect(await harness.mailsTo('twice@example.org')).toHaveLength(1);
  });

  it('gives the same answer for an existing account, and does not change it', async () => {
    await harness.register('known@example.org', PASSWORD);
    await harness.confirm('known@example.org');
    const known = await harness.register('KNOWN@example.org', 'another pass phrase');
    expect(known).toEqual({ userId: expect.any(String), needsConfirmation: true });
    await expect(harness.signIn('known@example.org', 'another pass phrase')).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
  });

  it('tells only the owner, by one email without any text of the sender, that the address has an account', async () => {
    await harness.register('owner@example.org', PASSWORD, { contactName: 'Olga' });
    await harness.confirm('owner@example.org');
    const again = { email: 'OWNER@example.org', password: PASSWORD, metadata: { contactName: 'Buy at evil.example' } };
    const commandId = newId();
    for (let time = 0; time < 2; time += 1) await harness.call(signUp, again, undefined, commandId);
    const [, ...notices] = await harness.mailsTo('owner@example.org');
    expect(notices).toMatchObject([{ type: 'account_exists', toName: 'Olga' }]);
    expect(notices[0]?.data).toEqual({
      login_url: expect.stringMatching(/^http.*\/login$/),
      reset_url: expect.stringMatching(/^http.*\/forgot-password$/),
    });
    expect(await harness.mailsTo('OWNER@example.org')).toEqual([]);
  });

  it('sends no email about an account when its own sign-up is repeated', async () => {
    const input = { email: 'repeated@example.org', password: PASSWORD, metadata: {} };
    const commandId = newId();
    await harness.call(signUp, input, undefined, commandId);
    await harness.confirm('repeated@example.org');
    await harness.call(signUp, input, undefined, commandId);
    expect(await harness.mailsTo('repeated@example.org')).toHaveLength(1);
  });

  it('keeps several sign-ups of an address separate', async () => {
    await harness.register('open@example.org', PASSWORD);
    const tokenHash = await harness.tokenMailedTo('open@example.org');
    await harness.call(signUp, { email: 'Open@example.org', password: 'the second phrase', metadata: {} });
    for (const password of [PASSWORD, 'the second phrase']) {
      await expect(harness.signIn('open@example.org', password)).rejects.toMatchObject({
        message: 'Wrong email or password. Please try again.',
      });
    }
    const confirm = { tokenHash, type: LinkType.signup, password: 'the second phrase' };
    await expect(harness.call(verifyLink, confirm)).rejects.toMatchObject({ fields: [{ path: 'password' }] });
    expect(await harness.call(verifyLink, { ...confirm, password: PASSWORD })).toMatchObject({ needsPassword: false });
    await expect(harness.signIn('open@example.org', PASSWORD)).resolves.toBeDefined();
    expect(await harness.db.collection('accounts').countDocuments({ email: 'open@example.org' })).toBe(1);
  });

  it('is limited per email address, known or not, and per IP address', async () => {
    harness.clock.pause();
    const limited = { code: 'RATE_LIMITED', message: 'Too many attempts. Please try again in 30 seconds.' };
    await harness.register('known-limit@example.org', PASSWORD);
    await harness.confirm('known-limit@example.org');
    for (const [email, tries] of [
      ['known-limit@example.org', 4],
      ['unknown-limit@example.org', 5],
    ] as const) {
      for (let tried = 0; tried < tries; tried += 1) await harness.register(email, PASSWORD);
      await expect(harness.register(email, PASSWORD)).rejects.toMatchObject(limited);
    }
    const from = (n: number) =>
      harness.call(signUp, {
        email: `many${n}@example.org`,
        password: PASSWORD,
        metadata: {},
        remoteAddress: '192.0.2.77',
      });
    for (let at = 0; at < 100; at += 20) await Promise.all(Array.from({ length: 20 }, (_, n) => from(at + n)));
    await expect(from(100)).rejects.toMatchObject(limited);
  });

  it('stores neither password nor token in plain text', async () => {
    await harness.register('secret@example.org', 'a very plain secret');
    const token = await harness.tokenMailedTo('secret@example.org');
    const stored = JSON.stringify([
      await harness.db.collection('accounts').find().toArray(),
      await harness.db.collection('links').find().toArray(),
    ]);
    expect(stored).toContain('$argon2id$v=19$m=8192,t=1,p=1$');
    expect(stored).not.toContain('a very plain secret');
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });
});

describe('confirming an address', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());
  afterEach(() => harness.clock.resume());

  it('[ID-045] opens a session once in the browser that signed up, and is reported as used afterwards', async () => {
    await harness.register('vera@example.org', PASSWORD);
    const tokenHash = await harness.tokenMailedTo('vera@example.org');
    const done = await harness.confirm('vera@example.org');
    expect(done).toMatchObject({ type: 'signup', session: { user: { email: 'vera@example.org' } } });
    expect(done.session?.user.emailConfirmedAt).not.toBeNull();
    await expect(harness.call(verifyLink, { tokenHash, type: LinkType.signup })).rejects.toMatchObject({
      code: 'IDENTITY.ALREADY_CONFIRMED',
      message: 'Your email is already confirmed. You can log in.',
    });
  });

  it('[ID-046] tries the plain token if the hash is invalid', async () => {
    await harness.register('plain@example.org', PASSWORD);
    const token = await harness.tokenMailedTo('plain@example.org');
    const input = { tokenHash: 'wrong', token, type: LinkType.signup, password: PASSWORD };
    const done = await harness.call(verifyLink, input);
    expect(done.session?.user.email).toBe('plain@example.org');
  });

  it('requires the password in any other browser, and limits guesses', async () => {
    harness.clock.pause();
    await harness.register('phone@example.org', PASSWORD);
    const link = { tokenHash: await harness.tokenMailedTo('phone@example.org'), type: LinkType.signup };
    const elsewhere = { ...link, browserToken: 'another browser' };
    for (const one of [link, elsewhere]) {
      expect(await harness.call(verifyLink, one)).toEqual({
        type: 'signup',
        session: null,
        needsPassword: true,
        chosenPlan: null,
      });
    }
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = { ...elsewhere, password: `guess ${guess}` };
      await expect(harness.call(verifyLink, wrong)).rejects.toMatchObject({ fields: [{ path: 'password' }] });
    }
    const right = { ...elsewhere, password: PASSWORD };
    await expect(harness.call(verifyLink, right)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await harness.clock.advance(30_000);
    expect((await harness.call(verifyLink, right)).session).not.toBeNull();
  });

  it('sets a new password for the owner of the mailbox, and drops all other input', async () => {
    const metadata = {
      role: ProfileRole.vendor,
      businessName: 'Fake',
      contactName: 'Eve',
      city: 'Austin',
      state: 'TX',
    };
    await harness.register('owner@example.org', 'the stranger chose this', metadata);
    const link = { tokenHash: await harness.tokenMailedTo('owner@example.org'), type: LinkType.signup };
    await expect(harness.call(verifyLink, { ...link, newPassword: 'weak' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: expect.arrayContaining([{ path: 'newPassword', message: expect.any(String) }]),
    });
    const done = await harness.call(verifyLink, { ...link, newPassword: 'Linen-and-0ak' });
    expect(done.session?.user).toMatchObject({ profile: null, userMetadata: { businessName: null, role: null } });
    await expect(harness.signIn('owner@example.org', 'the stranger chose this')).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
    await expect(harness.signIn('owner@example.org', 'Linen-and-0ak')).resolves.toBeDefined();
  });

  it('confirms the sign-up of this browser, whichever emailed link it opens', async () => {
    await harness.register('two@example.org', PASSWORD);
    await harness.call(signUp, { email: 'two@example.org', password: 'the stranger chose this', metadata: {} });
    await expect(harness.confirm('two@example.org')).resolves.toMatchObject({ needsPassword: false });
    await expect(harness.signIn('two@example.org', PASSWORD)).resolves.toBeDefined();
    await expect(harness.signIn('two@example.org', 'the stranger chose this')).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
  });

  it('creates one account when two sign-ups of an address are confirmed concurrently', async () => {
    const passwords = ['pass phrase 1', 'pass phrase 2'];
    const links: { tokenHash: string; password: string }[] = [];
    for (const password of passwords) {
      await harness.call(signUp, { email: 'race@example.org', password, metadata: {} });
      links.push({ tokenHash: await harness.tokenMailedTo('race@example.org'), password });
    }
    const done = await Promise.allSettled(
      links.map((link) => harness.call(verifyLink, { ...link, type: LinkType.signup })),
    );
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'IDENTITY.ALREADY_CONFIRMED' },
    });
    expect(await harness.db.collection('accounts').countDocuments({ email: 'race@example.org' })).toBe(1);
  });

  it('[ID-026] returns the plan chosen at sign-up', async () => {
    const browserToken = 'the browser of these tests';
    await harness.call(signUp, {
      email: 'pro@example.org',
      password: PASSWORD,
      metadata: {},
      chosenPlan: 'vendor_pro',
      browserToken,
    });
    expect((await harness.confirm('pro@example.org')).chosenPlan).toBe('vendor_pro');
  });

  it('accepts a link only for its own purpose', async () => {
    await harness.register('purpose@example.org', PASSWORD);
    const tokenHash = await harness.tokenMailedTo('purpose@example.org');
    await expect(harness.call(verifyLink, { tokenHash, type: LinkType.recovery })).rejects.toMatchObject({
      code: 'IDENTITY.LINK_INVALID',
    });
    await expect(harness.call(verifyLink, { type: LinkType.signup })).rejects.toMatchObject({
      code: 'IDENTITY.LINK_INVALID',
    });
  });

  it('[ID-056] stops working 24 hours after the link was issued', async () => {
    await harness.register('late@example.org', PASSWORD);
    const tokenHash = await harness.tokenMailedTo('late@example.org');
    await harness.clock.advance(24 * 60 * 60_000);
    await expect(harness.call(verifyLink, { tokenHash, type: LinkType.signup })).rejects.toMatchObject({
      code: 'IDENTITY.LINK_EXPIRED',
    });
  });

  it('[ID-054] emails another link, and gives the same answer if there is nothing to confirm', async () => {
    await harness.register('again@example.org', PASSWORD);
    const first = await harness.tokenMailedTo('again@example.org');
    expect(await harness.resend('again@example.org')).toEqual({ id: expect.any(String) });
    await eventually(async () => expect(await harness.tokenMailedTo('again@example.org')).not.toBe(first));
    await harness.confirm('again@example.org');
    expect(await harness.resend('again@example.org')).toEqual({ id: expect.any(String) });
    expect(await harness.resend('unknown@example.org')).toEqual({ id: expect.any(String) });
    await harness.app.get(BackgroundTasks).beforeApplicationShutdown();
    expect(await harness.mailsTo('again@example.org')).toHaveLength(2);
    expect(await harness.mailsTo('unknown@example.org')).toHaveLength(0);
  });

  it('limits the number of emailed links', async () => {
    harness.clock.pause();
    for (let mail = 0; mail < 5; mail += 1) await harness.resend('flood@example.org');
    await expect(harness.resend('flood@example.org')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
