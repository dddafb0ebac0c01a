import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { eventually } from '@stallbook/testing';
import { openProxy } from '@stallbook/platform/testing';
import type { Person } from './testing/person.js';
import { enroll } from './testing/second-factor.js';
import { openHarness, PASSWORD, type Harness } from './testing/harness.js';

const NEW = 'Linen-and-0ak';
const WHO = '{ currentUser { id } }';

describe('the access token of a session that ended', () => {
  let harness: Harness;
  /** A second gateway whose connection to Redis can be cut. */
  let other: RunningGateway;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let joined = 0;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'notifications']);
    proxy = await openProxy(harness.config.REDIS_URL);
    other = await startGateway({ config: { ...harness.config, REDIS_URL: proxy.url } });
  });
  afterAll(async () => {
    await other.close();
    await proxy.close();
    await harness.close();
  });

  const email = (name: string) => `${name}@example.org`;
  const join = async (): Promise<{ name: string; one: Person; two: Person }> => {
    const name = `vera${(joined += 1)}`;
    const one = await harness.join(name, 'vendor');
    const two = harness.visitor();
    await two.post('/auth/sign-in', { email: email(name), password: PASSWORD });
    return { name, one, two };
  };
  const thiefOf = (person: Person) => [person.at(harness.url), person.at(other.url)];
  const known = async (thieves: Person[]) =>
    Promise.all(
      thieves.map(async (thief) => (await thief.ask<{ currentUser: object | null }>(WHO)).data.currentUser !== null),
    );

  it('an access token ends at every gateway with the sign-out, together with its live signals', async () => {
    const { one, two } = await join();
    const thieves = thiefOf(one);
    const streams = await Promise.all(thieves.map((thief) => thief.fetch('/live')));
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    expect(await known(thieves)).toEqual([true, true]);
    await one.post('/auth/sign-out', {});
    await eventually(async () => expect(await known(thieves)).toEqual([false, false]));
    await Promise.all(streams.map((stream) => stream.text()));
    expect((await thieves[1]!.fetch('/auth/session')).status).toBe(401);
    expect(await known(thiefOf(two))).toEqual([true, true]);
  });

  it('an access token ends with a global sign-out, a new password, and the end of its session', async () => {
    const everywhere = await join();
    const away = [...thiefOf(everywhere.one), ...thiefOf(everywhere.two)];
    await everywhere.one.do('mutation { endAllSessions { id } }');
    await eventually(async () => expect(await known(away)).toEqual([false, false, false, false]));

    const changed = await join();
    const change = 'mutation($input: UpdatePasswordInput!) { updatePassword(input: $input) { id } }';
    await changed.one.do(change, { input: { password: NEW, currentPassword: PASSWORD } });
    await eventually(async () => expect(await known(thiefOf(changed.two))).toEqual([false, false]));
    expect(await known(thiefOf(changed.one))).toEqual([true, true]);

    const named = await join();
    const { data } = await named.one.ask<{ mySessions: { id: string; current: boolean }[] }>(
      '{ mySessions { id current } }',
    );
    const id = data.mySessions.find(({ current }) => !current)?.id;
    await named.one.do('mutation($id: ID!) { endSession(input: { id: $id }) { id } }', { id });
    await eventually(async () => expect(await known(thiefOf(named.two))).toEqual([false, false]));
  });

  it('an access token from before the second factor ends when it is turned on, every time, and the session stays', async () => {
    const { one } = await join();
    for (let times = 0; times < 2; times += 1) {
      const thieves = thiefOf(one);
      expect(await known(thieves)).toEqual([true, true]);
      const live = await thieves[1]!.fetch('/live');
      expect(live.status).toBe(200);
      await enroll(harness, one);
      await live.text();
      await eventually(async () => expect(await known(thieves)).toEqual([false, false]));
      expect(await known(thiefOf(one))).toEqual([true, true]);
      await one.do('mutation { turnOffSecondFactor { id } }');
      await one.post('/auth/refresh', {});
    }
    expect(await known(thiefOf(one))).toEqual([true, true]);
  });

  it('an access token ends when the account is deleted', async () => {
    const { one, two } = await join();
    const erase = 'mutation($input: EraseAccountInput!) { eraseAccount(input: $input) { id } }';
    const thieves = [...thiefOf(one), ...thiefOf(two)];
    const live = await thieves[3]!.fetch('/live');
    expect(live.status).toBe(200);
    await one.do(erase, { input: { currentPassword: PASSWORD } });
    await live.text();
    await eventually(async () => expect(await known(thieves)).toEqual([false, false, false, false]));
    for (const thief of thieves) expect((await thief.fetch('/live')).status).toBe(401);
  });

  it('an access token ends at a gateway that lost Redis for a moment', async () => {
    const { one } = await join();
    const thieves = thiefOf(one);
    expect(await known(thieves)).toEqual([true, true]);
    await proxy.disconnect();
    await one.post('/auth/sign-out', {});
    await eventually(async () => expect(await known([thieves[0]!])).toEqual([false]));
    await proxy.reconnect();
    await eventually(async () => expect(await known(thieves)).toEqual([false, false]));
  });

  // Runs last, because it moves the clock.
  it('an access token ends when a refresh token is used twice', async () => {
    const { one } = await join();
    const thief = harness.visitor().setCookie('sb_refresh', one.cookie('sb_refresh') ?? '');
    await one.post('/auth/refresh', {});
    const thieves = thiefOf(one);
    await harness.clock.advance(60_000);
    expect(await known(thieves)).toEqual([true, true]);
    expect((await thief.post('/auth/refresh', {})).status).toBe(401);
    await eventually(async () => expect(await known(thieves)).toEqual([false, false]));
  });
});
