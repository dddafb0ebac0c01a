import { ServerTCP } from '@nestjs/microservices';
import type { MessageHandler } from '@nestjs/microservices';
import { bindHandler } from './bind-handler.js';
import { RPC_TRANSPORT } from './handles.js';
import { RpcPipeline } from './pipeline.js';
import type { RpcServerOptions } from './pipeline.js';

/** Bytes do not travel here, so a message stays small; in characters. */
export const MAX_MESSAGE = 16 * 1024 * 1024;
const DRAIN_MS = 5_000;

/** Serves the operations of a process over TCP: `app.connectMicroservice({ strategy: new TcpRpcServer(...) })`. */
export class TcpRpcServer extends ServerTCP {
  override transportId = RPC_TRANSPORT as never;
  private readonly pipeline: RpcPipeline;

  constructor(options: RpcServerOptions & { host: string; port: number }) {
    super({ host: options.host, port: options.port, maxBufferSize: MAX_MESSAGE });
    this.pipeline = new RpcPipeline(options);
  }

  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    const bound = bindHandler(this.pipeline, pattern, callback, extras);
    super.addHandler(pattern, bound as unknown as MessageHandler, isEventHandler, extras);
  }

  /** Refuses new calls, answers those under way, then closes the connections. */
  override async close(): Promise<void> {
    await this.pipeline.drain(DRAIN_MS);
    super.close();
  }
}
