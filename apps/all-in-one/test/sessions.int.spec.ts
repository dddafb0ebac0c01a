import { createHmac } from 'node:crypto';
import { emailHash, newId } from '@stallbook/kernel';
import { accessTokenKeys, signAccessToken, type AccessClaims } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import type { Person } from './testing/person.js';
import { ADMIN, openHarness, PASSWORD, type Harness } from './testing/harness.js';

const WHO = '{ currentUser { id role email } }';
interface Who {
  currentUser: { id: string; role: string; email: string } | null;
}
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('sessions in a browser', () => {
  let harness: Harness;
  let vera: Person;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'notifications']);
    vera = await harness.join('vera', 'vendor');
  });
  afterAll(() => harness.close());

  const whoIs = async (person: Person) => (await person.ask<Who>(WHO)).data.currentUser;
  const holding = (token: string) => harness.visitor().setCookie('sb_access', token);
  const tokenOf = (person: Person) => person.cookie('sb_access') ?? '';

  it('[ID-018] session cookies are hidden from scripts and other sites', () => {
    const access = vera.received.find((line) => line.startsWith('sb_access='));
    const refresh = vera.received.find((line) => line.startsWith('sb_refresh='));
    expect(access).toMatch(/; Path=\/;.*; HttpOnly; SameSite=Lax/);
    expect(refresh).toMatch(/; Path=\/auth;.*; HttpOnly; SameSite=Strict/);
  });

  it('[ID-018] no answer contains a token', async () => {
    const visitor = harness.visitor();
    for (const ask of [
      () => visitor.post('/auth/sign-in', { email: 'vera@example.org', password: PASSWORD }),
      () => visitor.post('/auth/refresh', {}),
      () => visitor.fetch('/auth/session'),
    ]) {
      const text = await (await ask()).text();
      expect(text).toContain('vera@example.org');
      expect(text).not.toMatch(/token|eyJ/i);
    }
  });

  it('a wrong, forged, or unsigned token is anonymous', async () => {
    const [header = '', body = '', mac = ''] = tokenOf(vera).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const none = base64({ alg: 'none', typ: 'JWT' });
    const elevated = base64({ ...claims, role: 'organizer' });
    const otherKey = createHmac('sha256', 'another secret').update(`${header}.${body}`).digest('base64url');
    const tokens = [
      'nonsense',
      `${header}.${body}`,
      `${header}.${body}.`,
      `${none}.${body}.`,
      `${none}.${elevated}.${mac}`,
      `${header}.${elevated}.${mac}`,
      `${header}.${body}.${otherKey}`,
      `${header}.${body}.${mac}.more`,
      `${base64({ alg: 'HS512', typ: 'JWT' })}.${body}.${mac}`,
    ];
    for (const token of tokens) {
      expect({ token, who: await whoIs(holding(token)) }).toEqual({ token, who: null });
      const { errors } = await holding(token).ask('{ unreadCount { count } }');
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
      expect((await holding(token).fetch('/auth/session')).status).toBe(401);
    }
    expect(await whoIs(holding(tokenOf(vera)))).toMatchObject({ role: 'vendor' });
  });

  it('only a confirmed address on the list is an admin', async () => {
    const key = accessTokenKeys(harness.config);
    const token = (more: Partial<AccessClaims>) =>
      signAccessToken(
        { sub: newId(), role: 'none', confirmed: true, sid: newId(), eh: emailHash(ADMIN), ...more },
        key,
        harness.clock,
      );
    const codes = async (more: Partial<AccessClaims>) =>
      (await holding(token(more)).ask('{ countAccounts { admins } }')).errors.map(({ extensions }) => extensions.code);
    expect(await codes({})).toEqual([]);
    expect(await codes({ confirmed: false })).toEqual(['PERMISSION_DENIED']);
    expect(await codes({ eh: emailHash('other@example.org') })).toEqual(['PERMISSION_DENIED']);
  });

  it('only admins see the queues, without the contents of jobs', async () => {
    const adam = await harness.join('adam');
    expect((await adam.fetch('/admin/queues')).status).toBe(200);
    for (const [person, to] of [
      [vera, '/dashboard'],
      [harness.visitor(), '/login'],
    ] as const) {
      const reply = await person.fetch('/admin/queues');
      expect([reply.status, reply.headers.get('location')]).toEqual([302, to]);
      expect((await person.fetch('/admin/queues/api/queues')).status).toBe(302);
    }
    // Shows which job it is and its status, but none of its data.
    await eventually(async () => {
      const reply = await adam.fetch('/admin/queues/api/queues?activeQueue=emails&status=failed&page=1');
      const { queues } = (await reply.json()) as { queues: { name: string; jobs: Record<string, unknown>[] }[] };
      const [job] = queues.find(({ name }) => name === 'emails')?.jobs ?? [];
      const hidden = { data: 'not shown', returnValue: 'not shown' };
      expect(job).toMatchObject({ id: expect.any(String) as string, name: 'confirm_sign_up', ...hidden });
    });
  });

  it('writes from other sites are refused', async () => {
    const sent = async (path: string, headers: Record<string, string>) =>
      (await vera.post(path, { query: WHO, email: 'x@example.org' }, headers)).status;
    for (const path of [
      '/graphql',
      '/auth/sign-out',
      '/auth/refresh',
      '/uploads/imports',
      `/uploads/attachments/${newId()}`,
    ]) {
      expect([path, await sent(path, { origin: 'https://evil.example' })]).toEqual([path, 403]);
      expect([path, await sent(path, { origin: 'null' })]).toEqual([path, 403]);
      expect([path, await sent(path, { 'sec-fetch-site': 'cross-site' })]).toEqual([path, 403]);
    }
    expect(await sent('/graphql', { origin: harness.url })).toBe(200);
    expect(await sent('/graphql', { origin: harness.config.STALLBOOK_PUBLIC_URL })).toBe(200);
    expect(await whoIs(vera)).toMatchObject({ role: 'vendor' });
  });

  it('take email and password from the body alone, and ask for the one that is missing', async () => {
    const given = { email: 'vera@example.org', password: PASSWORD };
    const inAddress = `/auth/sign-in?${new URLSearchParams(given)}`;
    for (const [path, body] of [
      [inAddress, {}],
      ['/auth/sign-in', { ...given, password: '' }],
      ['/auth/sign-in', { ...given, email: '' }],
    ] as const) {
      const reply = await harness.visitor().post(path, body);
      expect({ path, status: reply.status, answer: await reply.json() }).toMatchObject({
        path,
        status: 400,
        answer: { error: { code: 'BAD_INPUT' } },
      });
    }
  });

  it('invalid link fields are refused without a server error', async () => {
    const wrong = [{ $gt: '' }, ['x'], 7, null, 'x'.repeat(300)];
    const refused = async (path: string, body: object) => {
      const reply = await harness.visitor().post(path, body);
      expect({ path, body, status: reply.status }).toEqual({ path, body, status: 400 });
    };
    for (const value of wrong) {
      await refused('/auth/forgot-password', { email: value });
      await refused('/auth/resend', { email: value });
      await refused('/auth/sign-in', { email: value, password: PASSWORD });
      await refused('/auth/sign-in', { email: 'vera@example.org', password: value });
      await refused('/auth/confirm', { tokenHash: 'x', type: value });
      if (value !== null) await refused('/auth/confirm', { tokenHash: value, type: 'recovery' });
    }
    expect((await harness.visitor().post('/auth/sign-in', { password: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect(await whoIs(vera)).toMatchObject({ role: 'vendor' });
  });

  it('[ID-079] [ID-081] leave the browser at sign-out even if their tokens are broken', async () => {
    const person = harness.visitor().setCookie('sb_access', 'broken').setCookie('sb_refresh', 'broken');
    expect((await person.post('/auth/sign-out', {})).status).toBe(200);
    expect([person.cookie('sb_access'), person.cookie('sb_refresh')]).toEqual([undefined, undefined]);
    for (const [name, path] of [
      ['sb_access', '/'],
      ['sb_refresh', '/auth'],
    ]) {
      const line = person.received.find((one) => one.startsWith(`${name}=;`));
      expect(line).toContain(`Path=${path};`);
      expect(line).toContain('Expires=Thu, 01 Jan 1970');
    }
  });

  // Run last, because they move the clock.
  it('live signals end with their access token', async () => {
    await vera.post('/auth/refresh', {});
    await harness.clock.advance(15 * 60_000 - 15_000);
    const live = await vera.fetch('/live');
    expect(live.headers.get('x-content-type-options')).toBe('nosniff');
    expect(live.status).toBe(200);
    await live.text();
    expect((await vera.fetch('/live')).status).toBe(401);
    expect((await vera.post('/auth/refresh', {})).status).toBe(200);
    const again = await vera.fetch('/live');
    expect(again.status).toBe(200);
    await again.body?.cancel();
  });

  it('a session is anonymous after fifteen minutes and continues with the refresh token', async () => {
    const old = tokenOf(vera);
    await harness.clock.advance(15 * 60_000 + 1_000);
    expect(await whoIs(vera)).toBeNull();
    expect((await vera.post('/auth/refresh', {})).status).toBe(200);
    expect(await whoIs(vera)).toMatchObject({ role: 'vendor' });
    expect(await whoIs(holding(old))).toBeNull();
    expect((await harness.visitor().post('/auth/refresh', {})).status).toBe(401);
  });

  it('a session ends when a refresh token is used twice', async () => {
    const thief = harness.visitor().setCookie('sb_refresh', vera.cookie('sb_refresh') ?? '');
    expect((await vera.post('/auth/refresh', {})).status).toBe(200);
    await harness.clock.advance(60_000);
    expect((await thief.post('/auth/refresh', {})).status).toBe(401);
    expect((await vera.post('/auth/refresh', {})).status).toBe(401);
    expect([vera.cookie('sb_access'), vera.cookie('sb_refresh')]).toEqual([undefined, undefined]);
  });
});
