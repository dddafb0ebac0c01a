import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';

const WHO = '{ who: currentUser { id email role } }';
interface Who {
  who: { id: string; email: string; role: string };
}

describe('addresses that look like another', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({ STALLBOOK_ADMIN_EMAILS: 'mike@example.org' }, ['identity']);
    await harness.join('mike');
  });
  afterAll(() => harness.close());

  const signUp = (email: string) =>
    harness.visitor().post('/auth/sign-up', { email, password: PASSWORD, metadata: {} });
  const accounts = () => harness.db('identity').collection('accounts');

  it.each(['MIKE@example.org', ' Mike@Example.ORG ', 'mIkE@EXAMPLE.org'])(
    'in other letters are the same: %j signs in as who it is, and opens no second account',
    async (email) => {
      const mike = harness.visitor();
      expect((await mike.post('/auth/sign-in', { email: email.trim(), password: PASSWORD })).status).toBe(200);
      expect((await mike.ask<Who>(WHO)).data.who).toMatchObject({ email: 'mike@example.org', role: 'admin' });
      expect((await signUp(email.trim())).status).toBe(200);
      expect(await accounts().countDocuments({ email: 'mike@example.org' })).toBe(1);
    },
  );

  it.each([
    ['the Kelvin sign, whose small letter is a k', 'mi\u212ae@example.org'],
    ['a Cyrillic letter', 'm\u0456ke@example.org'],
    ['wide letters', '\uff4d\uff49\uff4b\uff45@example.org'],
    ['a letter with a combining mark', 'mike\u0301@example.org'],
    ['a dotted capital', 'M\u0130KE@example.org'],
    ['a blank without width', 'mi\u200bke@example.org'],
    ['letters that run the other way', 'mi\u202eke@example.org'],
  ])('a sign-up is refused for an address with %s before the @', async (_, email) => {
    const before = await accounts().countDocuments();
    expect((await signUp(email)).status).toBe(400);
    expect(await accounts().countDocuments()).toBe(before);
  });

  it.each([
    ['a space without width', 'mike@exam\u200bple.org'],
    ['wide letters', 'mike@\uff45xample.org'],
    ['a soft hyphen', 'mike@exam\u00adple.org'],
    ['a letter with a separate accent', 'mike@exa\u0301mple.org'],
  ])('with %s after the @ are refused by every form', async (_, email) => {
    for (const [route, body] of [
      ['sign-up', { email, password: PASSWORD, metadata: {} }],
      ['sign-in', { email, password: PASSWORD }],
      ['forgot-password', { email }],
      ['resend', { email }],
    ] as const) {
      const reply = await harness.visitor().post(`/auth/${route}`, body);
      const { error } = (await reply.json()) as { error: { fields: { path: string; message: string }[] } };
      expect({ route, status: reply.status }).toEqual({ route, status: 400 });
      expect(error.fields).toEqual([
        { path: 'email', message: expect.stringMatching(/invisible|valid email/) as string },
      ]);
    }
  });

  it.each(['mi.ke@example.org', 'mike+admin@example.org', 'mike@example.org.evil.example', 'mike@xn--exmple-4nf.org'])(
    'a similar address is a different person: %s has no rights of mike',
    async (email) => {
      const other = harness.visitor();
      const typed = email.replace('xn--exmple-4nf', 'ex\u0430mple');
      expect((await other.post('/auth/sign-up', { email: typed, password: PASSWORD, metadata: {} })).status).toBe(200);
      const tokenHash = await harness.tokenMailedTo(email);
      expect((await other.post('/auth/confirm', { tokenHash, type: 'signup' })).status).toBe(200);
      const { who } = (await other.ask<Who>(WHO)).data;
      expect(who).toMatchObject({ email, role: 'none' });
    },
  );
});
