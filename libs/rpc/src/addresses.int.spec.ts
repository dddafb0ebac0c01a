import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Controller, Module } from '@nestjs/common';
import type { INestMicroservice, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern } from '@nestjs/microservices';
import { RpcClient } from './client/rpc-client.js';
import { StallModule, whoServes } from './fixture/stalls.js';
import { Handles, RPC_TRANSPORT } from './server/handles.js';
import { InProcessServer } from './server/in-process-server.js';
import { TcpRpcServer } from './server/tcp-server.js';

const secret = 'a secret of at least thirty-two characters';
const logger = { error: () => {}, warn: () => {}, debug: () => {} };

/** Counts what reaches it. */
class CountingServer extends TcpRpcServer {
  calls = 0;
  override async handleMessage(...args: Parameters<TcpRpcServer['handleMessage']>) {
    this.calls += 1;
    return super.handleMessage(...args);
  }
}

describe('a name that resolves to several addresses', () => {
  const hosts = ['127.0.0.1', '127.0.0.2'];
  const apps: INestMicroservice[] = [];
  let servers: CountingServer[];
  let port: number;
  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    ({ port } = probe.address() as AddressInfo);
    probe.close();
    servers = hosts.map((host) => new CountingServer({ secret, logger, host, port }));
    for (const strategy of servers) {
      const app = await NestFactory.createMicroservice(StallModule, { strategy, logger: false });
      await app.listen();
      apps.push(app);
    }
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  it('has its calls spread over all of them, and follows the name when it changes', async () => {
    let resolved = hosts;
    const client = new RpcClient({
      secret,
      registry: new Map(),
      addresses: { events: `events.internal:${port}` },
      lookup: async () => resolved,
      refreshMs: 0,
    });
    const counts = async (calls: number) => {
      for (const server of servers) server.calls = 0;
      for (let call = 0; call < calls; call += 1) await client.call(whoServes, {});
      return servers.map((server) => server.calls);
    };
    expect(await counts(20)).toEqual([10, 10]);
    resolved = hosts.slice(1);
    await counts(2);
    expect(await counts(20)).toEqual([0, 20]);
    resolved = hosts;
    await counts(2);
    expect(await counts(20)).toEqual([10, 10]);
    client.close();
  });
});

describe('a server', () => {
  const listen = async (module: Type, registry = new Map()) => {
    const strategy = new InProcessServer({ secret, logger }, registry);
    const app = await NestFactory.createMicroservice(module, { strategy, logger: false, abortOnError: false });
    await app.listen();
    return app;
  };

  it('takes no handler around the checks', async () => {
    @Controller()
    class Unchecked {
      @MessagePattern('events.unchecked', RPC_TRANSPORT)
      run() {
        return true;
      }
    }
    @Module({ controllers: [Unchecked] })
    class UncheckedModule {}
    await expect(listen(UncheckedModule)).rejects.toThrow('declare it with @Handles');
  });

  it('takes one handler for an operation', async () => {
    @Controller()
    class Second {
      @Handles(whoServes)
      async run() {
        return { pid: 0 };
      }
    }
    @Module({ imports: [StallModule], controllers: [Second] })
    class TwiceModule {}
    await expect(listen(TwiceModule)).rejects.toThrow('events.whoServes has two handlers');
  });

  it('serves an operation once in a process', async () => {
    const registry = new Map();
    const app = await listen(StallModule, registry);
    await expect(listen(StallModule, registry)).rejects.toThrow('is served twice');
    await app.close();
    expect(registry.size).toBe(0);
  });
});
