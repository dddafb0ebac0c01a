import { HealthRegistry } from './health.js';

const works = async () => undefined;
const hangs = () => new Promise(() => {});
const fails = async () => {
  throw new Error('redis://user:hunter2@host');
};

describe('readiness', () => {
  it('names a failing essential server and no details', async () => {
    const health = new HealthRegistry();
    health.register('bus', works, { essential: false });
    const forget = health.register('mongodb', fails, { essential: true });
    expect(await health.readiness()).toEqual({ ready: false, failing: ['mongodb'], degraded: [] });
    forget();
    expect(await health.readiness()).toEqual({ ready: true, failing: [], degraded: [] });
  });

  it('stays ready while an optional server fails', async () => {
    const health = new HealthRegistry();
    health.register('mongodb', works, { essential: true });
    health.register('redis', fails, { essential: false });
    expect(await health.readiness()).toEqual({ ready: true, failing: [], degraded: ['redis'] });
    expect(await health.servers()).toEqual(
      new Map([
        ['mongodb', true],
        ['redis', false],
      ]),
    );
  });

  it('counts a hanging check as failed and does not call it again until it ends', async () => {
    const health = new HealthRegistry();
    const check = jest.fn(hangs);
    health.register('bus', check, { essential: false });
    expect((await health.readiness()).degraded).toEqual(['bus']);
    expect((await health.readiness()).degraded).toEqual(['bus']);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('does not wait as long for an optional server as for an essential one', async () => {
    const [optional, essential] = [new HealthRegistry(), new HealthRegistry()];
    optional.register('bus', hangs, { essential: false });
    essential.register('mongodb', hangs, { essential: true });
    const first = await Promise.race([essential.readiness(), optional.readiness()]);
    expect(first).toEqual({ ready: true, failing: [], degraded: ['bus'] });
  });

  it('begins when the process has started and ends when it stops', async () => {
    const health = new HealthRegistry();
    health.starting();
    expect(await health.readiness()).toMatchObject({ ready: false, failing: ['starting'] });
    health.started();
    expect(await health.readiness()).toMatchObject({ ready: true });
    health.stopping();
    expect(await health.readiness()).toMatchObject({ ready: false, failing: ['stopping'] });
  });
});
