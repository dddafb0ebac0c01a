import { startGateway, type RunningGateway } from '@stallbook/gateway';
import type { Person } from '../testing/person.js';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';

const VERA = { email: 'vera@example.org', password: PASSWORD };
interface Sessions {
  own: { id: string; current: boolean }[];
}

describe('session fixation', () => {
  let harness: Harness;
  let vera: Person;
  let secure: RunningGateway;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity']);
    vera = await harness.join('vera', 'vendor');
    secure = await startGateway({ config: { ...harness.config, STALLBOOK_PUBLIC_URL: 'https://market.example' } });
  });
  afterAll(async () => {
    await secure.close();
    await harness.close();
  });

  const sessionsOf = async (person: Person) =>
    (await person.ask<Sessions>('{ own: mySessions { id current } }')).data.own;
  const current = async (person: Person) => (await sessionsOf(person)).find((one) => one.current)?.id;
  const signedIn = async (from = harness.visitor()): Promise<Person> => {
    expect((await from.post('/auth/sign-in', VERA)).status).toBe(200);
    return from;
  };

  it('signing in always creates a new session', async () => {
    const mallory = await harness.join('mallory', 'vendor');
    const planted = { access: mallory.cookie('sb_access') ?? '', refresh: mallory.cookie('sb_refresh') ?? '' };
    const victim = harness.visitor().setCookie('sb_access', planted.access).setCookie('sb_refresh', planted.refresh);
    await signedIn(victim);
    expect([victim.cookie('sb_access'), victim.cookie('sb_refresh')]).not.toContain(planted.access);
    expect(victim.cookie('sb_refresh')?.split('.')[0]).not.toBe(planted.refresh.split('.')[0]);
    const { data } = await victim.ask<{ currentUser: { email: string } }>('{ currentUser { email } }');
    expect(data.currentUser.email).toBe('vera@example.org');
    expect((await mallory.post('/auth/refresh', {})).status).toBe(401);
  });

  it('a session ends when the same browser signs in again', async () => {
    const browser = await signedIn();
    const before = await current(browser);
    await signedIn(browser);
    expect((await sessionsOf(browser)).map(({ id }) => id)).not.toContain(before);
    expect(await current(browser)).not.toBe(before);
  });

  it('invalid cookies do not prevent a sign-in', async () => {
    for (const nonsense of ['x'.repeat(3_000), 'a.b.c', '%00']) {
      await signedIn(harness.visitor().setCookie('sb_access', nonsense).setCookie('sb_refresh', nonsense));
      const stuck = harness.visitor().setCookie('sb_refresh', nonsense);
      expect((await stuck.post('/auth/refresh', {})).status).toBe(401);
      expect((await stuck.post('/auth/sign-out', {})).status).toBe(200);
    }
  });

  it('under https, session cookies cannot be set by other hosts or read by scripts', async () => {
    const browser = harness.visitor().at(secure.url);
    await signedIn(browser);
    await browser.post('/auth/sign-out', {});
    const lines = browser.received.filter((line) => line.includes('sb_'));
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      expect(line).toMatch(
        /^__Host-sb_(access|refresh|device)=.*; Path=\/;(.*;)? HttpOnly; Secure; SameSite=(Lax|Strict)/,
      );
      expect(line).not.toMatch(/domain=/i);
    }
    expect(browser.cookie('__Host-sb_refresh')).toBeUndefined();
  });

  it('cookies under names that another host can set are ignored', async () => {
    const from = (name: string) =>
      harness
        .visitor()
        .at(secure.url)
        .setCookie(`${name}sb_access`, vera.cookie('sb_access') ?? '');
    expect((await from('').fetch('/auth/session')).status).toBe(401);
    expect((await from('__Host-').fetch('/auth/session')).status).toBe(200);
  });
});
