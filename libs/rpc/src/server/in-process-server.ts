import { OperationServer, type BoundHandler } from './operation-server.js';
import type { RpcServerOptions } from './pipeline.js';

export type InProcessRegistry = Map<string, BoundHandler>;
export const inProcess: InProcessRegistry = new Map();

export class InProcessServer extends OperationServer {
  constructor(
    options: RpcServerOptions,
    private readonly registry: InProcessRegistry = inProcess,
  ) {
    super(options);
  }

  /** @throws if another server of this process already serves one of the operations */
  listen(callback: () => void): void {
    for (const [name, handler] of this.bound) {
      if (this.registry.has(name)) throw new Error(`${name} is already served in this process`);
      this.registry.set(name, handler);
    }
    callback();
  }

  async close(): Promise<void> {
    await this.drain();
    for (const [name, handler] of this.bound) if (this.registry.get(name) === handler) this.registry.delete(name);
  }

  unwrap<T>(): T {
    return this.registry as T;
  }
}
