import type { RpcClient } from '@stallbook/rpc';
import type { FastifyRequest } from 'fastify';
import type { ReadCache } from '../cache/read-cache.js';
import { Caller } from './caller.js';
import { WROTE } from './cookies.js';

export interface RequestParts {
  rpc: RpcClient;
  cache: ReadCache;
}

export class Requests {
  constructor(private readonly parts: RequestParts) {}

  callerOf(request: FastifyRequest): Caller {
    const key = request.headers['idempotency-key'];
    const { rpc, cache } = this.parts;
    return new Caller({
      rpc,
      cache,
      actor: request.user?.actor,
      idempotencyKey: typeof key === 'string' ? key : undefined,
      wroteJustNow: request.cookies[WROTE] !== undefined,
    });
  }
}
