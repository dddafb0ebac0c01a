import { Controller, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagePattern } from '@nestjs/microservices';
import { StallModule, replicaInfo } from '../testing/stalls.js';
import { Handles, RPC_TRANSPORT } from './handles.js';
import { InProcessServer } from './in-process-server.js';

const logger = { error: () => {}, warn: () => {}, debug: () => {} };

describe('an RPC server', () => {
  const listen = async (module: Type, registry = new Map()) => {
    const strategy = new InProcessServer({ logger }, registry);
    const app = await NestFactory.createMicroservice(module, { strategy, logger: false, abortOnError: false });
    await app.listen();
    return app;
  };

  it('refuses a handler that bypasses the checks', async () => {
    @Controller()
    class Unchecked {
      @MessagePattern('events.unchecked', RPC_TRANSPORT)
      run() {
        return true;
      }
    }
    @Module({ controllers: [Unchecked] })
    class UncheckedModule {}
    await expect(listen(UncheckedModule)).rejects.toThrow('Declare it with @Handles');
  });

  it('accepts only one handler per operation', async () => {
    @Controller()
    class Second {
      @Handles(replicaInfo)
      async run() {
        return { pid: 0 };
      }
    }
    @Module({ imports: [StallModule], controllers: [Second] })
    class TwiceModule {}
    await expect(listen(TwiceModule)).rejects.toThrow('events.replicaInfo has two handlers');
  });

  it('serves an operation only once per process', async () => {
    const registry = new Map();
    const app = await listen(StallModule, registry);
    await expect(listen(StallModule, registry)).rejects.toThrow('is already served in this process');
    await app.close();
    expect(registry.size).toBe(0);
  });
});
