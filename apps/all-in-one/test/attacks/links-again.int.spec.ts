import { HOUR_MS } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import type { Person } from '../testing/person.js';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';

const NEW = 'Linen-and-0ak';
const SET = 'mutation($input: UpdatePasswordInput!) { updatePassword(input: $input) { id } }';

type Kind = 'signup' | 'recovery';

/** The identity specs cover the rules; this spec covers the public routes. */
describe('links that were mailed', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness({}, ['identity'])));
  afterAll(() => harness.close());

  const open = async (tokenHash: string, type: Kind, who: Person = harness.visitor()) => {
    const reply = await who.post('/auth/confirm', {
      tokenHash,
      type,
      ...(type === 'signup' && { password: PASSWORD }),
    });
    const { error, session } = (await reply.json()) as { error?: { code: string }; session: object | null };
    return error?.code ?? (session ? 'opened' : 'not opened');
  };
  const issued = async (): Promise<{ expiresAt: Date }> => {
    const links = harness.db('identity').collection<{ expiresAt: Date }>('links');
    const [last] = await links.find().sort({ expiresAt: -1 }).limit(1).toArray();
    if (!last) throw new Error('no link');
    return last;
  };
  const signUp = async (name: string): Promise<string> => {
    const email = `${name}@example.org`;
    await harness.visitor().post('/auth/sign-up', { email, password: PASSWORD, metadata: {} });
    return harness.tokenMailedTo(email);
  };
  const resetToken = (email: string, not?: string): Promise<string> =>
    eventually(async () => {
      const mails = await harness.mailsTo(email);
      const url = mails.findLast(({ data }) => 'reset_url' in data)?.data['reset_url'] ?? '';
      const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token_hash') ?? '';
      if (token === not) throw new Error('no newer mail yet');
      return token;
    });

  it('[ID-056] a confirmation link works for exactly 24 hours', async () => {
    const [late, early] = [await signUp('late'), await signUp('early')];
    const full = (await issued()).expiresAt.getTime();
    const begun = harness.clock.now().getTime();
    expect(Math.abs(full - begun - 24 * HOUR_MS)).toBeLessThan(HOUR_MS);
    await harness.clock.advance(full - begun - 60_000);
    expect(await open(early, 'signup')).toBe('opened');
    await harness.clock.advance(full - harness.clock.now().getTime());
    expect(await open(late, 'signup')).toBe('IDENTITY.LINK_EXPIRED');
  });

  it('a link works for one of two people who open it simultaneously, and for no one later', async () => {
    await harness.join('two');
    await harness.visitor().post('/auth/forgot-password', { email: 'two@example.org' });
    const token = await resetToken('two@example.org');
    const [owner, thief] = [harness.visitor(), harness.visitor()];
    const answers = await Promise.all([open(token, 'recovery', owner), open(token, 'recovery', thief)]);
    expect(answers.sort()).toEqual(['IDENTITY.LINK_INVALID', 'opened']);
    const set = [owner, thief].map((who) =>
      who.ask(SET, { input: { password: NEW } }, { 'idempotency-key': crypto.randomUUID() }),
    );
    const refused = (await Promise.all(set)).filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(1);
    expect(await open(token, 'recovery')).toBe('IDENTITY.LINK_INVALID');
  });

  it('a link ends when a newer one is sent', async () => {
    const first = await signUp('newer');
    await harness.visitor().post('/auth/resend', { email: 'newer@example.org' });
    const second = await eventually(async () => {
      const mails = await harness.mailsTo('newer@example.org');
      const token =
        new URLSearchParams(new URL(mails.at(-1)?.data['confirm_url'] ?? '').hash.slice(1)).get('token_hash') ?? '';
      if (token === first) throw new Error('no newer mail yet');
      return token;
    });
    expect(await open(first, 'signup')).toBe('IDENTITY.LINK_INVALID');
    expect(await open(second, 'signup')).toBe('opened');
  });

  it('a link for a new password stays when someone requests a newer one', async () => {
    await harness.join('kept');
    await harness.visitor().post('/auth/forgot-password', { email: 'kept@example.org' });
    const older = await resetToken('kept@example.org');
    await harness.visitor().post('/auth/forgot-password', { email: 'kept@example.org' });
    const newer = await resetToken('kept@example.org', older);
    expect(await open(older, 'recovery')).toBe('opened');
    expect(await open(newer, 'recovery')).toBe('opened');
  });

  it('a link works only for its purpose', async () => {
    const token = await signUp('purpose');
    expect(await open(token, 'recovery')).toBe('IDENTITY.LINK_INVALID');
    expect(await open(token, 'signup')).toBe('opened');
  });
});
