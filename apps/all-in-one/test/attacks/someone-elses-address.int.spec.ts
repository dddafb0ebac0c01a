import { createHash } from 'node:crypto';
import { eventually } from '@stallbook/testing';
import type { Person } from '../testing/person.js';
import { ADMIN, openHarness, type Harness } from '../testing/harness.js';

const OWNERS = 'the owner chose this';
const STRANGERS = 'the stranger chose this';
const NEW = 'Linen-and-0ak';
const SET = 'mutation($input: UpdatePasswordInput!) { updatePassword(input: $input) { id } }';
const CHANGE = 'mutation($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { id } }';

interface Reply {
  userId?: string;
  session: { user: { email: string }; role: string } | null;
  needsPassword?: boolean;
  chosenPlan?: string;
  error?: { code: string };
}
interface Confirmation {
  type?: 'signup' | 'email_change' | 'recovery';
  password?: string;
  newPassword?: string;
}

/**
 * No one gets in without the mailbox, and a password works only if the mailbox owner confirmed it. Each test uses
 * two browsers: a stranger's and the owner's. Only the owner reads the mailbox.
 */
describe('an address that a stranger uses', () => {
  let harness: Harness;
  let names = 0;
  beforeAll(async () => (harness = await openHarness({}, ['identity'])));
  afterAll(() => harness.close());

  const freshAddress = () => `owner${(names += 1)}@example.org`;
  const answer = async (reply: Response): Promise<Reply> => (await reply.json()) as Reply;
  const signUp = async (who: Person, email: string, password: string, more: object = {}) => {
    const metadata = { role: 'vendor', businessName: password, contactName: password, city: 'Portland', state: 'OR' };
    const reply = await who.post('/auth/sign-up', { email, password, metadata, ...more });
    expect(reply.status).toBe(200);
    return answer(reply);
  };
  /** A valid link of a sign-up or an account; only the owner can read it. */
  const linkTo = (email: string, { of, not }: { of?: string; not?: string } = {}): Promise<string> =>
    eventually(async () => {
      const urls = (await harness.mailsTo(email)).flatMap(({ data }) => data['confirm_url'] ?? data['reset_url'] ?? []);
      const links = harness
        .db('identity')
        .collection<{ tokenHash: string; accountId: string; usedAt: Date | null }>('links');
      for (const url of urls) {
        const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token_hash') ?? '';
        const tokenHash = createHash('sha256').update(token).digest('base64url');
        const link = await links.findOne({ tokenHash, usedAt: null });
        if (link && token !== not && (of === undefined || link.accountId === of)) return token;
      }
      throw new Error(`no link to ${email}`);
    });
  const open = async (who: Person, tokenHash: string | undefined, given: Confirmation = {}) =>
    answer(await who.post('/auth/confirm', { tokenHash, type: 'signup', ...given }));
  const signIn = async (email: string, password: string): Promise<number> =>
    (await harness.visitor().post('/auth/sign-in', { email, password })).status;
  const whoIs = async (who: Person): Promise<string | undefined> => {
    const reply = await who.fetch('/auth/session');
    return reply.ok ? ((await reply.json()) as { user: { email: string } }).user.email : undefined;
  };

  it('a sign-up opens no session before the mailbox confirms it', async () => {
    const [stranger, email] = [harness.visitor(), freshAddress()];
    expect(await signUp(stranger, email, STRANGERS)).toMatchObject({ needsConfirmation: true, session: null });
    expect(await whoIs(stranger)).toBeUndefined();
    expect(stranger.cookie('sb_access')).toBeUndefined();
    expect(stranger.cookie('sb_refresh')).toBeUndefined();
    expect(await signIn(email, STRANGERS)).toBe(422);
  });

  it('the link signs in only the browser that signed up', async () => {
    const [owner, phone, email] = [harness.visitor(), harness.visitor(), freshAddress()];
    await signUp(owner, email, OWNERS, { chosenPlan: 'vendor_pro' });
    const link = await linkTo(email);
    expect(await open(phone, link)).toEqual({ type: 'signup', session: null, needsPassword: true, chosenPlan: null });
    expect(await whoIs(phone)).toBeUndefined();
    expect(await open(owner, link)).toMatchObject({ session: { user: { email } }, chosenPlan: 'vendor_pro' });
    expect(await whoIs(owner)).toBe(email);
    expect((await open(phone, link)).error?.code).toBe('IDENTITY.ALREADY_CONFIRMED');
  });

  it.each(['a free address', 'an address on the list of admins'])(
    "stays with the owner who opens the link of a stranger's sign-up: %s",
    async (kind) => {
      const email = kind === 'a free address' ? freshAddress() : ADMIN;
      const [stranger, owner] = [harness.visitor(), harness.visitor()];
      await signUp(stranger, email, STRANGERS);
      const link = await linkTo(email);
      expect(await open(owner, link)).toMatchObject({ needsPassword: true, session: null });
      expect((await open(owner, link, { password: OWNERS })).error?.code).toBe('BAD_INPUT');
      const role = email === ADMIN ? 'admin' : 'none';
      expect(await open(owner, link, { newPassword: NEW })).toMatchObject({
        session: { user: { email }, role, profile: null },
      });
      expect(await signIn(email, STRANGERS)).toBe(422);
      expect(await signIn(email, NEW)).toBe(200);
      expect((await stranger.post('/auth/refresh', {})).status).toBe(401);
      expect((await open(stranger, 'a guess')).error?.code).toBe('IDENTITY.LINK_INVALID');
    },
  );

  it.each([
    ['the stranger first', true],
    ['the owner first', false],
  ])('keeps two sign-ups apart, %s', async (_, strangerFirst) => {
    const [stranger, owner, email] = [harness.visitor(), harness.visitor(), freshAddress()];
    const ids = { stranger: '', owner: '' };
    const both = [
      async () => (ids.stranger = (await signUp(stranger, email, STRANGERS)).userId ?? ''),
      async () => (ids.owner = (await signUp(owner, email, OWNERS)).userId ?? ''),
    ];
    for (const one of strangerFirst ? both : both.reverse()) await one();
    const [strangersLink, ownersLink] = [
      await linkTo(email, { of: ids.stranger }),
      await linkTo(email, { of: ids.owner }),
    ];
    const elsewhere = harness.visitor();
    expect((await open(elsewhere, strangersLink, { password: OWNERS })).error?.code).toBe('BAD_INPUT');
    expect(await open(elsewhere, ownersLink, { password: OWNERS })).toMatchObject({
      session: { user: { email }, profile: { businessName: OWNERS } },
    });
    for (const link of [strangersLink, ownersLink])
      expect((await open(stranger, link)).error?.code).toBe('IDENTITY.ALREADY_CONFIRMED');
    expect([await signIn(email, STRANGERS), await signIn(email, OWNERS)]).toEqual([422, 200]);
    expect(await whoIs(stranger)).toBeUndefined();
  });

  it("confirms the sign-up of the owner's own browser, though the link is of the stranger's", async () => {
    const [stranger, owner, email] = [harness.visitor(), harness.visitor(), freshAddress()];
    await signUp(owner, email, OWNERS);
    const { userId } = await signUp(stranger, email, STRANGERS);
    const strangersLink = await linkTo(email, { of: userId });
    expect(await open(owner, strangersLink)).toMatchObject({ session: { profile: { businessName: OWNERS } } });
    expect([await signIn(email, STRANGERS), await signIn(email, OWNERS)]).toEqual([422, 200]);
  });

  it.each(['free', 'admin'])('a sign-up changes no existing account, and gets the same answer: %s', async (kind) => {
    const email = kind === 'admin' ? ADMIN : freshAddress();
    const owner = harness.visitor();
    if (kind !== 'admin') {
      await signUp(owner, email, NEW);
      await open(owner, await linkTo(email));
    }
    const accounts = harness.db('identity').collection('accounts');
    const shown = { projection: { passwordHash: 1, metadata: 1, emailConfirmedAt: 1 } };
    const before = await accounts.findOne({ email }, shown);
    const [stranger, free] = [harness.visitor(), freshAddress()];
    const told = { ...(await signUp(stranger, email, STRANGERS)), userId: '' };
    expect({ ...(await signUp(stranger, free, STRANGERS)), userId: '' }).toEqual(told);
    await eventually(async () =>
      expect((await harness.mailsTo(email)).map(({ type }) => type)).toContain('account_exists'),
    );
    expect(await accounts.find({ email }, shown).toArray()).toEqual([before]);
    expect([await signIn(email, STRANGERS), await signIn(email, NEW)]).toEqual([422, 200]);
    expect(await whoIs(stranger)).toBeUndefined();
    if (kind !== 'admin') expect(await whoIs(owner)).toBe(email);
  });

  it("does not move to a stranger's account when the owner opens the link to change it", async () => {
    const [email, owner] = [freshAddress(), harness.visitor()];
    const stranger = await harness.join(`stranger${names}`);
    await stranger.do(CHANGE, { input: { email, currentPassword: 'a pass phrase' } });
    const link = await linkTo(email);
    expect(await open(owner, link, { type: 'email_change' })).toMatchObject({ needsPassword: true, session: null });
    expect((await open(owner, link, { type: 'email_change', password: OWNERS })).error?.code).toBe('BAD_INPUT');
    expect(await open(owner, link, { type: 'email_change', newPassword: NEW })).toMatchObject({ needsPassword: true });
    expect(await whoIs(stranger)).toBe(`stranger${names}@example.org`);
    const { userId } = await signUp(owner, email, OWNERS);
    expect(await open(owner, await linkTo(email, { of: userId }))).toMatchObject({ session: { user: { email } } });
    expect((await open(stranger, link, { type: 'email_change' })).error?.code).toBe('IDENTITY.LINK_INVALID');
    expect([await signIn(email, 'a pass phrase'), await signIn(email, OWNERS)]).toEqual([422, 200]);
  });

  it('a stranger gains nothing by requesting a new password', async () => {
    const [stranger, owner, email] = [harness.visitor(), harness.visitor(), freshAddress()];
    await signUp(owner, email, OWNERS);
    await open(owner, await linkTo(email));
    await stranger.post('/auth/forgot-password', { email });
    const link = await linkTo(email);
    expect((await stranger.ask(SET, { input: { password: NEW } })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const phone = harness.visitor();
    expect(await open(phone, link, { type: 'recovery' })).toMatchObject({ session: { user: { email } } });
    await phone.do(SET, { input: { password: NEW } });
    await eventually(async () => expect(await whoIs(owner)).toBeUndefined());
    expect([await signIn(email, OWNERS), await signIn(email, NEW)]).toEqual([422, 200]);
  });

  it('the owner can confirm an address by setting a new password', async () => {
    const [stranger, owner, email] = [harness.visitor(), harness.visitor(), freshAddress()];
    await signUp(stranger, email, STRANGERS);
    const first = await linkTo(email);
    await owner.post('/auth/forgot-password', { email });
    const link = await linkTo(email, { not: first });
    expect(await open(owner, link, { newPassword: NEW })).toMatchObject({ session: { user: { email } } });
    expect([await signIn(email, STRANGERS), await signIn(email, NEW)]).toEqual([422, 200]);
  });
});

describe('an installation that asks for no confirmation', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness({ STALLBOOK_EMAIL_CONFIRMATION: 'optional' }, ['identity'])));
  afterAll(() => harness.close());

  const signUp = async (who: Person, email: string) =>
    (await (await who.post('/auth/sign-up', { email, password: OWNERS, metadata: {} })).json()) as Reply & {
      needsConfirmation: boolean;
    };

  it('[ID-026] without confirmation, a sign-up opens a session that creates the profile', async () => {
    const vera = harness.visitor();
    const email = 'vera@example.org';
    expect(await signUp(vera, email)).toMatchObject({ needsConfirmation: false, session: { user: { email } } });
    const input = { role: 'vendor', businessName: 'Pots', contactName: 'Vera', city: 'Salem', state: 'OR' };
    const create = 'mutation($input: CreateProfileInput!) { it: createProfile(input: $input) { businessName } }';
    expect(await vera.do(create, { input })).toEqual({ it: { businessName: 'Pots' } });
  });

  it('without confirmation, a sign-up opens no session for an existing account or an admin', async () => {
    await signUp(harness.visitor(), 'taken@example.org');
    for (const email of ['taken@example.org', ADMIN]) {
      const stranger = harness.visitor();
      expect(await signUp(stranger, email)).toMatchObject({ needsConfirmation: true, session: null });
      expect((await stranger.fetch('/auth/session')).status).toBe(401);
    }
  });
});
