import { HealthRegistry } from './health.js';

describe('readiness', () => {
  it('names what fails, and nothing else', async () => {
    const health = new HealthRegistry();
    health.register('mongodb', async () => undefined);
    const forget = health.register('redis', async () => {
      throw new Error('redis://user:hunter2@host');
    });
    expect(await health.failing()).toEqual(['redis']);
    forget();
    expect(await health.failing()).toEqual([]);
  });

  it('counts a check that does not answer as failed', async () => {
    const health = new HealthRegistry();
    health.register('bus', () => new Promise(() => {}));
    expect(await health.failing()).toEqual(['bus']);
  });

  it('ends when the process is told to stop', async () => {
    const health = new HealthRegistry();
    health.stop();
    expect(await health.failing()).toEqual(['stopping']);
  });
});
