import { fastify, type HTTPMethods } from 'fastify';
import { startEmulator } from '../emulator.js';
import type { World } from '../world.js';
import type { Control } from './control.js';
import { serveControl } from './control-routes.js';

describe('the control API', () => {
  it('refuses every route without its key, and changes nothing', async () => {
    const called = jest.fn(() => {
      throw new Error('called without the key');
    });
    const untouched = new Proxy({}, { get: called });
    const app = fastify();
    const routes: { method: HTTPMethods; url: string }[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one as HTTPMethods, url });
    });
    serveControl(app, untouched as World, untouched as Control, 'the right key');
    expect(routes.length).toBeGreaterThan(10);
    for (const { method, url } of routes) {
      for (const authorization of [undefined, '', 'Bearer ', 'Bearer the wrong key', 'the right key']) {
        const headers = authorization === undefined ? {} : { authorization };
        const reply = await app.inject({ method: method as 'GET', url: url.replace(':id', 'some'), headers });
        expect(`${method} ${url} ${reply.statusCode}`).toBe(`${method} ${url} 401`);
      }
    }
    expect(called).not.toHaveBeenCalled();
    await app.close();
  });

  it('is not served where there is no key', async () => {
    const emulator = await startEmulator();
    const reply = await fetch(`${emulator.url}/_emulator/totals`, { headers: { authorization: 'Bearer ' } });
    expect(reply.status).toBe(404);
    await emulator.stop();
  });
});
