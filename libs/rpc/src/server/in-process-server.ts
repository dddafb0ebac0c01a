import { Server } from '@nestjs/microservices';
import type { CustomTransportStrategy, MessageHandler } from '@nestjs/microservices';
import { bindHandler } from './bind-handler.js';
import type { BoundHandler } from './bind-handler.js';
import { RPC_TRANSPORT } from './handles.js';
import { RpcPipeline } from './pipeline.js';
import type { RpcServerOptions } from './pipeline.js';

const DRAIN_MS = 5_000;

/** Operations served in this very process, by name. */
export type InProcessRegistry = Map<string, BoundHandler>;
export const inProcess: InProcessRegistry = new Map();

/** Serves operations to callers of the same process, through the same pipeline as gRPC and without the network. */
export class InProcessServer extends Server implements CustomTransportStrategy {
  override transportId = RPC_TRANSPORT;
  private readonly pipeline: RpcPipeline;
  private readonly own: InProcessRegistry = new Map();

  constructor(
    options: RpcServerOptions,
    private readonly registry: InProcessRegistry = inProcess,
  ) {
    super();
    this.pipeline = new RpcPipeline(options);
  }

  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    this.own.set(String(pattern), bindHandler(this.pipeline, this.own, pattern, callback, extras));
    super.addHandler(pattern, callback, isEventHandler, extras);
  }

  /** Offers the operations; throws when another server of this process serves one of them already. */
  listen(callback: () => void): void {
    for (const [name, handler] of this.own) {
      if (this.registry.has(name)) throw new Error(`${name} is served twice in this process`);
      this.registry.set(name, handler);
    }
    callback();
  }

  async close(): Promise<void> {
    await this.pipeline.drain(DRAIN_MS);
    for (const [name, handler] of this.own) if (this.registry.get(name) === handler) this.registry.delete(name);
  }

  on(): void {}

  unwrap<T>(): T {
    return this.registry as T;
  }
}
