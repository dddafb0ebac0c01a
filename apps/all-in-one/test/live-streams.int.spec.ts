import { connect, type Socket } from 'node:net';
import { liveChannel, liveSince } from '@stallbook/contracts';
import { startGateway, type RunningGateway } from '@stallbook/gateway';
import { REDIS, SessionRevocationList } from '@stallbook/platform';
import { openProxy } from '@stallbook/platform/testing';
import { RpcClient } from '@stallbook/rpc';
import { eventually } from '@stallbook/testing';
import type { FastifyReply, RouteOptions } from 'fastify';
import type { Redis } from 'ioredis';
import { openHarness, type Harness } from './testing/harness.js';
import type { Person } from './testing/person.js';

const SLOTS = 2;

/** Holds those who pass until it is opened. */
function barrier() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('a live stream', () => {
  let harness: Harness;
  let gateway: RunningGateway;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let vera: Person;
  let channel: string;
  let watching = 0;
  const requests: { reply: FastifyReply; handler?: 'begun' | 'done' }[] = [];
  let beforeHandler = Promise.resolve();
  let afterLiveSince = Promise.resolve();

  const observe = (route: RouteOptions) => {
    if (route.url !== '/live') return;
    const { handler } = route;
    route.preHandler = async (_request, reply) => {
      requests.push({ reply });
      await beforeHandler;
    };
    route.handler = async function (request, reply) {
      const observed = requests.find((one) => one.reply === reply)!;
      observed.handler = 'begun';
      await handler.call(this, request, reply);
      observed.handler = 'done';
    };
  };

  beforeAll(async () => {
    harness = await openHarness();
    proxy = await openProxy(harness.config.REDIS_URL);
    const config = { ...harness.config, REDIS_URL: proxy.url, STALLBOOK_LIVE_STREAMS_PER_PERSON: SLOTS };
    gateway = await startGateway({ config, onRoute: observe });
    vera = (await harness.join('vera', 'vendor')).at(gateway.url);
    const { currentUser } = await vera.do<{ currentUser: { id: string } }>('{ currentUser { id } }');
    channel = liveChannel(config.STALLBOOK_DB_PREFIX, currentUser.id);

    const rpc = gateway.app.get(RpcClient);
    const call = rpc.call.bind(rpc);
    jest.spyOn(rpc, 'call').mockImplementation(async (operation, input, options) => {
      const result = await call(operation, input as never, options);
      if (operation.name === liveSince.name) await afterLiveSince;
      return result;
    });
    const ended = gateway.app.get(SessionRevocationList);
    const watch = ended.watch.bind(ended);
    jest.spyOn(ended, 'watch').mockImplementation((...given) => {
      const forget = watch(...given);
      watching += 1;
      return () => {
        watching -= 1;
        forget();
      };
    });
  });
  afterAll(async () => {
    await gateway.close();
    await proxy.close();
    await harness.close();
  });
  beforeEach(() => {
    requests.length = 0;
    beforeHandler = Promise.resolve();
    afterLiveSince = Promise.resolve();
  });

  const begin = async (times: number): Promise<Socket> => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const head = `GET /live HTTP/1.1\r\nHost: localhost\r\nCookie: sb_access=${vera.cookie('sb_access')}\r\n\r\n`;
    socket.write(head.repeat(times));
    await eventually(() => expect(requests).toHaveLength(times));
    return socket;
  };
  const leave = async (socket: Socket) => {
    socket.resetAndDestroy();
    await eventually(() => expect(requests.every(({ reply }) => reply.request.socket.destroyed)).toBe(true));
  };
  const allHandlersAre = (state: 'begun' | 'done') =>
    eventually(() => expect(requests.every(({ handler }) => handler === state)).toBe(true));
  const noFollowers = () => {
    const redis = gateway.app.get<Redis>(REDIS);
    return eventually(async () => expect(await redis.pubsub('NUMSUB', channel)).toEqual([channel, 0]));
  };
  const expectNothingLeft = async () => {
    await allHandlersAre('done');
    expect(watching).toBe(0);
    await noFollowers();
    const streams = await Promise.all(Array.from({ length: SLOTS }, () => vera.fetch('/live')));
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(streams.map(({ body }) => body?.cancel()));
    await noFollowers();
  };

  it('leaves no follower, watcher, or slot behind when it ends while its first cursor is read', async () => {
    const { opened, open } = barrier();
    afterLiveSince = opened;
    const socket = await begin(1);
    await allHandlersAre('begun');
    await leave(socket);
    open();
    await expectNothingLeft();
  });

  it('leaves no follower, watcher, or slot behind when it ends before its handler begins', async () => {
    const { opened, open } = barrier();
    beforeHandler = opened;
    const socket = await begin(1);
    await leave(socket);
    open();
    await expectNothingLeft();
  });

  it('leaves no follower, watcher, or slot behind when it stays without reading its signals', async () => {
    const socket = (await begin(1)).pause();
    await eventually(() => expect(watching).toBe(1));
    const signal = JSON.stringify({ type: 'import-progress', data: 'x'.repeat(1_000_000) });
    await eventually(async () => {
      await gateway.app.get<Redis>(REDIS).publish(channel, signal);
      expect(requests[0]?.handler).toBe('done');
    });
    socket.destroy();
    await expectNothingLeft();
  });

  it('leaves no follower, watcher, or slot behind when it waits for an earlier response of its connection', async () => {
    const { opened, open } = barrier();
    afterLiveSince = opened;
    const socket = await begin(SLOTS);
    await allHandlersAre('begun');
    open();
    await eventually(() => expect(watching).toBe(SLOTS));
    await leave(socket);
    await expectNothingLeft();
  });

  it('is refused while Redis is away, and then begins', async () => {
    const begins = () =>
      eventually(async () => {
        const { status, body } = await vera.fetch('/live');
        await body?.cancel();
        expect(status).toBe(200);
      });
    await begins();
    await proxy.disconnect();
    await eventually(async () => expect((await vera.fetch('/live')).status).toBe(503));
    await proxy.reconnect();
    await begins();
    await expectNothingLeft();
  });
});
