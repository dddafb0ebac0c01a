import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { ServerTCP } from '@nestjs/microservices';
import type { MessageHandler } from '@nestjs/microservices';
import { PING } from '../envelope.js';
import { PromptSocket } from '../prompt-socket.js';
import { bindHandler } from './bind-handler.js';
import { RPC_TRANSPORT } from './handles.js';
import { RpcPipeline } from './pipeline.js';
import type { RpcServerOptions } from './pipeline.js';

const DRAIN_MS = 5_000;
const FLUSH_MS = 1_000;

/** Serves the operations of a process over TCP: `app.connectMicroservice({ strategy: new TcpRpcServer(...) })`. */
export class TcpRpcServer extends ServerTCP {
  override transportId = RPC_TRANSPORT as never;
  private readonly pipeline: RpcPipeline;
  private readonly sockets = new Set<Socket>();

  constructor(options: RpcServerOptions & { host: string; port: number }) {
    super({ host: options.host, port: options.port, socketClass: PromptSocket });
    this.pipeline = new RpcPipeline(options);
    super.addHandler(PING, async () => this.pipeline.ping());
    this.unwrap<Server>().on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    const bound = bindHandler(this.pipeline, this.messageHandlers, pattern, callback, extras);
    super.addHandler(pattern, bound as unknown as MessageHandler, isEventHandler, extras);
  }

  /** Refuses new calls, answers those under way, then closes the connections. */
  override async close(): Promise<void> {
    await this.pipeline.drain(DRAIN_MS);
    // Nest writes an answer in the turn after the handler's end, and destroys what is not yet sent when it closes.
    await turn();
    const ended = [...this.sockets].map((socket) => once(socket.end(), 'close').catch(() => undefined));
    await Promise.race([Promise.all(ended), pause(FLUSH_MS, undefined, { ref: false })]);
    super.close();
  }
}
