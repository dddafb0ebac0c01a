import { newId, type Actor, type Operation } from '@stallbook/kernel';
import type { RpcClient } from '@stallbook/rpc';
import type { ReadCache } from '../cache/read-cache.js';

export interface CallerParts {
  rpc: RpcClient;
  cache: ReadCache;
  actor: Actor | undefined;
  idempotencyKey: string | undefined;
  /** Reads bypass the cache shortly after a write of the same session. */
  wroteJustNow: boolean;
}

export class Caller {
  constructor(private readonly parts: CallerParts) {}

  get actor(): Actor | undefined {
    return this.parts.actor;
  }

  call<I, O>(operation: Operation<I, O>, input: NoInfer<I>, options: { timeoutMs?: number } = {}): Promise<O> {
    const { rpc, actor, idempotencyKey } = this.parts;
    // A request can hold several commands, so the key alone is not a unique command ID.
    const commandId = idempotencyKey ? `${idempotencyKey}:${operation.name}` : newId();
    return rpc.call(operation, input, { ...(actor && { actor }), commandId, ...options });
  }

  /** For reads that are the same for everyone; at most a second old. */
  callPublic<I, O>(operation: Operation<I, O>, input: NoInfer<I>): Promise<O> {
    const { rpc, cache, wroteJustNow } = this.parts;
    const ask = () => rpc.call(operation, input);
    return wroteJustNow ? ask() : cache.through(`${operation.name} ${JSON.stringify(input)}`, ask);
  }

  /** For what is the same for every visitor and takes long to make; at most a second older than what it is made of. */
  shared<T>(key: string, make: () => Promise<T>): Promise<T> {
    const { actor, cache, wroteJustNow } = this.parts;
    return actor || wroteJustNow ? make() : cache.through(key, make);
  }
}
