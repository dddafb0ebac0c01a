import type { Server } from 'node:http';
import { currentUser } from '@stallbook/contracts';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from './testing/harness.js';
import type { Person } from './testing/person.js';

describe('a gateway that stops', () => {
  let harness: Harness;
  let gateway: RunningGateway;
  let vera: Person;
  beforeAll(async () => {
    harness = await openHarness({}, ['identity', 'notifications']);
    gateway = await startGateway({ config: harness.config });
    vera = (await harness.join('vera', 'vendor')).at(gateway.url);
  });
  afterAll(async () => {
    await gateway.close();
    await harness.close();
  });

  /** Holds the answers of the services until it is opened. */
  function hold() {
    const rpc = gateway.app.get(RpcClient);
    const call = rpc.call.bind(rpc);
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const held = jest.spyOn(rpc, 'call').mockImplementation(async (operation, input, options) => {
      const result = await call(operation, input as never, options);
      await opened;
      return result;
    });
    return { held, open };
  }

  it('answers the requests in progress and ends live streams', async () => {
    const stream = await vera.fetch('/live');
    const { held, open } = hold();
    const request = vera.ask('{ currentUser { id } }');
    await eventually(() => expect(held.mock.calls.map(([{ name }]) => name)).toContain(currentUser.name));

    const closed = gateway.close();
    const server: Server = gateway.app.getHttpServer();
    await eventually(() => expect(server.listening).toBe(false));
    open();

    expect(await request).toMatchObject({ status: 200, errors: [] });
    expect(await stream.text()).toContain('retry:');
    await closed;
  });
});
