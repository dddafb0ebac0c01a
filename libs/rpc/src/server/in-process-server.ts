import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { bindHandler, type BoundHandler } from './bind-handler.js';
import { RPC_TRANSPORT } from './handles.js';
import { RpcPipeline, type RpcServerOptions } from './pipeline.js';

const DRAIN_MS = 5_000;

export type InProcessRegistry = Map<string, BoundHandler>;
export const inProcess: InProcessRegistry = new Map();

export class InProcessServer extends Server implements CustomTransportStrategy {
  override transportId = RPC_TRANSPORT;
  private readonly pipeline: RpcPipeline;
  private readonly handlers: InProcessRegistry = new Map();

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
    this.handlers.set(String(pattern), bindHandler(this.pipeline, this.handlers, pattern, callback, extras));
    super.addHandler(pattern, callback, isEventHandler, extras);
  }

  /** @throws if another server of this process already serves one of the operations */
  listen(callback: () => void): void {
    for (const [name, handler] of this.handlers) {
      if (this.registry.has(name)) throw new Error(`${name} is already served in this process`);
      this.registry.set(name, handler);
    }
    callback();
  }

  async close(): Promise<void> {
    await this.pipeline.drain(DRAIN_MS);
    for (const [name, handler] of this.handlers) if (this.registry.get(name) === handler) this.registry.delete(name);
  }

  on(): void {}

  unwrap<T>(): T {
    return this.registry as T;
  }
}
