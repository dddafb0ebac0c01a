import { LinkType, ProfileRole, signUp, verifyLink } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness } from '../../testing/harness.js';
import type { Harness } from '../../testing/harness.js';

const PASSWORD = 'a pass phrase';

describe('signing up', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness()));
  afterAll(() => stage.close());

  it('[ID-024] [ID-026] [ID-025] asks for a confirmation and mails the link to it', async () => {
    const metadata = { role: ProfileRole.vendor, businessName: 'Vera Pottery', contactName: 'Vera' };
    const done = await stage.register('vera@example.org', PASSWORD, metadata);
    expect(done).toEqual({ userId: expect.any(String), needsConfirmation: true });
    await expect(stage.signIn('vera@example.org', PASSWORD)).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
    const [mail] = await stage.mailsTo('vera@example.org');
    expect(mail).toMatchObject({ type: 'confirm_sign_up', toName: '' });
    expect(mail?.data['confirm_url']).toMatch(/\/auth\/confirm#token_hash=[\w-]{43}&type=signup$/);
  });

  it('[ID-030] refuses a password under 6 characters', async () => {
    await expect(stage.register('short@example.org', '12345')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'password', message: 'Password must be at least 6 characters' }],
    });
  });

  it('[ID-002] gives nobody the role admin', async () => {
    await expect(stage.register('eve@example.org', PASSWORD, { role: 'admin' as ProfileRole })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'metadata.role' }],
    });
  });

  it('counts once, mails once', async () => {
    const commandId = newId();
    const input = { email: 'twice@example.org', password: PASSWORD, metadata: {} };
    const first = await stage.call(signUp, input, undefined, commandId);
    expect(await stage.call(signUp, input, undefined, commandId)).toEqual(first);
    expect(await stage.mailsTo('twice@example.org')).toHaveLength(1);
  });

  it('answers alike for an address that has an account, and leaves that account alone', async () => {
    await stage.register('known@example.org', PASSWORD);
    await stage.confirm('known@example.org');
    const known = await stage.register('KNOWN@example.org', 'another pass phrase');
    expect(known).toEqual({ userId: expect.any(String), needsConfirmation: true });
    await expect(stage.signIn('known@example.org', 'another pass phrase')).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
  });

  it('tells the owner of an address by mail alone that it has an account, once, in no word of whoever asked', async () => {
    await stage.register('owner@example.org', PASSWORD, { contactName: 'Olga' });
    await stage.confirm('owner@example.org');
    const again = { email: 'OWNER@example.org', password: PASSWORD, metadata: { contactName: 'Buy at evil.example' } };
    const commandId = newId();
    for (let time = 0; time < 2; time += 1) await stage.call(signUp, again, undefined, commandId);
    const [, ...told] = await stage.mailsTo('owner@example.org');
    expect(told).toMatchObject([{ type: 'account_exists', toName: 'Olga' }]);
    expect(told[0]?.data).toEqual({
      login_url: expect.stringMatching(/^http.*\/login$/),
      reset_url: expect.stringMatching(/^http.*\/forgot-password$/),
    });
    expect(await stage.mailsTo('OWNER@example.org')).toEqual([]);
  });

  it('mails nothing about an account to whoever repeats the command that made it', async () => {
    const input = { email: 'repeated@example.org', password: PASSWORD, metadata: {} };
    const commandId = newId();
    await stage.call(signUp, input, undefined, commandId);
    await stage.confirm('repeated@example.org');
    await stage.call(signUp, input, undefined, commandId);
    expect(await stage.mailsTo('repeated@example.org')).toHaveLength(1);
  });

  it('keeps every sign-up of an address apart, and the last one changes none before it', async () => {
    await stage.register('open@example.org', PASSWORD);
    const tokenHash = await stage.tokenMailedTo('open@example.org');
    await stage.call(signUp, { email: 'Open@example.org', password: 'the second phrase', metadata: {} });
    for (const password of [PASSWORD, 'the second phrase']) {
      await expect(stage.signIn('open@example.org', password)).rejects.toMatchObject({
        message: 'Invalid login credentials',
      });
    }
    const confirm = { tokenHash, type: LinkType.signup, password: 'the second phrase' };
    await expect(stage.call(verifyLink, confirm)).rejects.toMatchObject({ fields: [{ path: 'password' }] });
    expect(await stage.call(verifyLink, { ...confirm, password: PASSWORD })).toMatchObject({ needsPassword: false });
    await expect(stage.signIn('open@example.org', PASSWORD)).resolves.toBeDefined();
    expect(await stage.db.collection('accounts').countDocuments({ email: 'open@example.org' })).toBe(1);
  });

  it('is limited per address of mail, known or not, and per address of the caller', async () => {
    const message = expect.stringMatching(/^Too many attempts\. Please try again in (2\d|30) seconds\.$/) as string;
    const limited = { code: 'RATE_LIMITED', message };
    await stage.register('known-limit@example.org', PASSWORD);
    await stage.confirm('known-limit@example.org');
    for (const [email, tries] of [
      ['known-limit@example.org', 4],
      ['unknown-limit@example.org', 5],
    ] as const) {
      for (let tried = 0; tried < tries; tried += 1) await stage.register(email, PASSWORD);
      await expect(stage.register(email, PASSWORD)).rejects.toMatchObject(limited);
    }
    const from = (n: number) =>
      stage.call(signUp, {
        email: `many${n}@example.org`,
        password: PASSWORD,
        metadata: {},
        remoteAddress: '192.0.2.77',
      });
    for (let at = 0; at < 100; at += 20) await Promise.all(Array.from({ length: 20 }, (_, n) => from(at + n)));
    await expect(from(100)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('stores neither password nor token as such', async () => {
    await stage.register('secret@example.org', 'a very plain secret');
    const token = await stage.tokenMailedTo('secret@example.org');
    const stored = JSON.stringify([
      await stage.db.collection('accounts').find().toArray(),
      await stage.db.collection('links').find().toArray(),
    ]);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain('a very plain secret');
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });
});

describe('confirming an address', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness()));
  afterAll(() => stage.close());

  it('[ID-045] opens a session in the browser that signed up, once, and says so the second time', async () => {
    await stage.register('vera@example.org', PASSWORD);
    const tokenHash = await stage.tokenMailedTo('vera@example.org');
    const done = await stage.confirm('vera@example.org');
    expect(done).toMatchObject({ type: 'signup', session: { user: { email: 'vera@example.org' } } });
    expect(done.session?.user.emailConfirmedAt).not.toBeNull();
    await expect(stage.call(verifyLink, { tokenHash, type: LinkType.signup })).rejects.toMatchObject({
      code: 'IDENTITY.ALREADY_CONFIRMED',
      message: 'Your email is already confirmed. You can log in.',
    });
  });

  it('[ID-046] tries the plain token where the hash is invalid', async () => {
    await stage.register('plain@example.org', PASSWORD);
    const token = await stage.tokenMailedTo('plain@example.org');
    const input = { tokenHash: 'wrong', token, type: LinkType.signup, password: PASSWORD };
    const done = await stage.call(verifyLink, input);
    expect(done.session?.user.email).toBe('plain@example.org');
  });

  it('asks for the password in any other browser, and lets it be guessed only so often', async () => {
    await stage.register('phone@example.org', PASSWORD);
    const link = { tokenHash: await stage.tokenMailedTo('phone@example.org'), type: LinkType.signup };
    const elsewhere = { ...link, browserToken: 'another browser' };
    for (const one of [link, elsewhere]) {
      expect(await stage.call(verifyLink, one)).toEqual({
        type: 'signup',
        session: null,
        needsPassword: true,
        chosenPlan: null,
      });
    }
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = { ...elsewhere, password: `guess ${guess}` };
      await expect(stage.call(verifyLink, wrong)).rejects.toMatchObject({ fields: [{ path: 'password' }] });
    }
    const right = { ...elsewhere, password: PASSWORD };
    await expect(stage.call(verifyLink, right)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await stage.clock.advance(30_000);
    expect((await stage.call(verifyLink, right)).session).not.toBeNull();
  });

  it('sets a new password for the reader of the mailbox, and takes over nothing else that was typed', async () => {
    const metadata = {
      role: ProfileRole.vendor,
      businessName: 'Fake',
      contactName: 'Eve',
      city: 'Austin',
      state: 'TX',
    };
    await stage.register('owner@example.org', 'the stranger chose this', metadata);
    const link = { tokenHash: await stage.tokenMailedTo('owner@example.org'), type: LinkType.signup };
    await expect(stage.call(verifyLink, { ...link, newPassword: 'weak' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: expect.arrayContaining([{ path: 'newPassword', message: expect.any(String) }]),
    });
    const done = await stage.call(verifyLink, { ...link, newPassword: 'Linen-and-0ak' });
    expect(done.session?.user).toMatchObject({ profile: null, userMetadata: { businessName: null, role: null } });
    await expect(stage.signIn('owner@example.org', 'the stranger chose this')).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
    await expect(stage.signIn('owner@example.org', 'Linen-and-0ak')).resolves.toBeDefined();
  });

  it('confirms the sign-up of this browser, whichever link to the mailbox is opened in it', async () => {
    await stage.register('two@example.org', PASSWORD);
    await stage.call(signUp, { email: 'two@example.org', password: 'the stranger chose this', metadata: {} });
    await expect(stage.confirm('two@example.org')).resolves.toMatchObject({ needsPassword: false });
    await expect(stage.signIn('two@example.org', PASSWORD)).resolves.toBeDefined();
    await expect(stage.signIn('two@example.org', 'the stranger chose this')).rejects.toMatchObject({
      code: 'IDENTITY.INVALID_CREDENTIALS',
    });
  });

  it('makes one account when two sign-ups of an address are confirmed together', async () => {
    const passwords = ['pass phrase 1', 'pass phrase 2'];
    const links: { tokenHash: string; password: string }[] = [];
    for (const password of passwords) {
      await stage.call(signUp, { email: 'race@example.org', password, metadata: {} });
      links.push({ tokenHash: await stage.tokenMailedTo('race@example.org'), password });
    }
    const done = await Promise.allSettled(
      links.map((link) => stage.call(verifyLink, { ...link, type: LinkType.signup })),
    );
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'IDENTITY.ALREADY_CONFIRMED' },
    });
    expect(await stage.db.collection('accounts').countDocuments({ email: 'race@example.org' })).toBe(1);
  });

  it('[ID-026] gives back the plan that was chosen at sign-up', async () => {
    const browserToken = 'the browser of these tests';
    await stage.call(signUp, {
      email: 'pro@example.org',
      password: PASSWORD,
      metadata: {},
      chosenPlan: 'vendor_pro',
      browserToken,
    });
    expect((await stage.confirm('pro@example.org')).chosenPlan).toBe('vendor_pro');
  });

  it('takes a link for its own purpose alone', async () => {
    await stage.register('purpose@example.org', PASSWORD);
    const tokenHash = await stage.tokenMailedTo('purpose@example.org');
    await expect(stage.call(verifyLink, { tokenHash, type: LinkType.recovery })).rejects.toMatchObject({
      code: 'IDENTITY.LINK_INVALID',
    });
    await expect(stage.call(verifyLink, { type: LinkType.signup })).rejects.toMatchObject({
      code: 'IDENTITY.LINK_INVALID',
    });
  });

  it('[ID-056] stops working 24 hours after the link was issued', async () => {
    await stage.register('late@example.org', PASSWORD);
    const tokenHash = await stage.tokenMailedTo('late@example.org');
    await stage.clock.advance(24 * 60 * 60_000);
    await expect(stage.call(verifyLink, { tokenHash, type: LinkType.signup })).rejects.toMatchObject({
      code: 'IDENTITY.LINK_EXPIRED',
    });
  });

  it('[ID-054] mails another link, and answers alike where there is nothing to confirm', async () => {
    await stage.register('again@example.org', PASSWORD);
    const first = await stage.tokenMailedTo('again@example.org');
    expect(await stage.resend('again@example.org')).toEqual({ id: expect.any(String) });
    await eventually(async () => expect(await stage.tokenMailedTo('again@example.org')).not.toBe(first));
    await stage.confirm('again@example.org');
    expect(await stage.resend('again@example.org')).toEqual({ id: expect.any(String) });
    expect(await stage.resend('nobody@example.org')).toEqual({ id: expect.any(String) });
    expect(await stage.mailsTo('again@example.org')).toHaveLength(2);
    expect(await stage.mailsTo('nobody@example.org')).toHaveLength(0);
  });

  it('mails so many links and no more', async () => {
    for (let mail = 0; mail < 5; mail += 1) await stage.resend('flood@example.org');
    await expect(stage.resend('flood@example.org')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
