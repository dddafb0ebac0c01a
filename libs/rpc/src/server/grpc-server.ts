import { setTimeout as pause } from 'node:timers/promises';
import { Server as Grpc, ServerCredentials, status, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import { badInput, unauthenticated, type DomainError } from '@stallbook/kernel';
import { ActorVerifier } from '../actor/actor-verifier.js';
import type { RpcEnvelope, RpcReply } from '../envelope.js';
import { internal } from '../errors.js';
import { CALL, WIRE_OPTIONS } from '../wire.js';
import { OperationServer } from './operation-server.js';
import type { RpcServerOptions } from './pipeline.js';

const MAX_CONNECTION_AGE_MS = 30_000;

export interface GrpcRpcServerOptions extends RpcServerOptions {
  host: string;
  port: number;
  actorKeys: string;
  /** Callers resolve the name again when a connection ends, which is how they find new replicas. Default 30,000. */
  maxConnectionAgeMs?: number;
}

export class GrpcRpcServer extends OperationServer {
  port = 0;
  private readonly verifier: ActorVerifier;
  private readonly grpc: Grpc;

  constructor(private readonly options: GrpcRpcServerOptions) {
    super(options);
    this.verifier = new ActorVerifier(options.actorKeys);
    const { maxConnectionAgeMs = MAX_CONNECTION_AGE_MS } = options;
    this.grpc = new Grpc({ ...WIRE_OPTIONS, 'grpc.max_connection_age_ms': maxConnectionAgeMs });
    this.grpc.addService(
      { call: CALL },
      {
        call: (call: ServerUnaryCall<RpcEnvelope, RpcReply>, answer: sendUnaryData<RpcReply>) =>
          void this.reply(call).then((reply) => answer(...asGrpc(reply))),
      },
    );
  }

  listen(callback: (error?: unknown) => void): void {
    const { host, port } = this.options;
    this.grpc.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, bound) => {
      this.port = bound;
      callback(error ?? undefined);
    });
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.grpc.tryShutdown(() => resolve()));
    await this.drain();
    await Promise.race([closed, pause(1_000, undefined, { ref: false })]);
    this.grpc.forceShutdown();
  }

  unwrap<T>(): T {
    return this.grpc as T;
  }

  private async reply(received: ServerUnaryCall<RpcEnvelope, RpcReply>): Promise<RpcReply> {
    const envelope: unknown = received.request;
    if (!isEnvelope(envelope)) return failed(badInput('This call is malformed.'));
    const handler = this.bound.get(envelope.operation);
    if (!handler) return failed(internal());
    const { input, actor: token, ...call } = envelope;
    const actor = token === undefined ? undefined : this.verifier.verify(token, envelope);
    if (token !== undefined && !actor) return failed(unauthenticated());
    const deadline = Number(received.getDeadline());
    return handler({ ...call, input: parsed(input), actor, deadline, abandoned: () => received.cancelled });
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200;

function isEnvelope(value: unknown): value is RpcEnvelope {
  const { operation, input, commandId, correlationId, actor } = (value ?? {}) as Partial<RpcEnvelope>;
  const hasIds = [operation, commandId, correlationId].every(isId);
  return hasIds && typeof input === 'string' && (actor === undefined || typeof actor === 'string');
}

/** Returns null for invalid JSON; no operation accepts null. */
function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return null;
  }
}

const failed = ({ code, message }: DomainError): RpcReply => ({ error: { code, message } });

function asGrpc(reply: RpcReply): Parameters<sendUnaryData<RpcReply>> {
  if (!('refused' in reply)) return [null, reply];
  return [{ code: reply.refused === 'closing' ? status.UNAVAILABLE : status.RESOURCE_EXHAUSTED }];
}
