import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, TimeoutError } from 'rxjs';
import { timeout } from 'rxjs/operators';
import type { RpcEnvelope, RpcReply } from '../envelope.js';
import { deadlineExceeded, internal } from '../errors.js';
import { MAX_MESSAGE } from '../server/tcp-server.js';

const CONNECT_MS = 1_000;
/** One late answer is a slow operation; several with none in between, or one after a failure, are an address that hangs. */
const HANGS_AFTER = 3;

/** The connection broke. `sent`: the service may have seen the call. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';

  constructor(readonly sent: boolean) {
    super(sent ? 'the connection broke before the answer' : 'no connection');
  }
}

/** One address of a service and the calls under way to it. */
export class Connection {
  pending = 0;
  /** Epoch ms until when the address is left alone. */
  downUntil = 0;
  private failures = 0;
  private timeouts = 0;
  private readonly client: ClientTCP;

  constructor(
    readonly host: string,
    readonly port: number,
  ) {
    this.client = new ClientTCP({ host, port, maxBufferSize: MAX_MESSAGE });
  }

  /** Throws `ConnectionFailure`, or `DEADLINE_EXCEEDED` when the answer does not come in time. */
  async send(operation: string, envelope: RpcEnvelope): Promise<RpcReply> {
    this.pending += 1;
    try {
      await this.connect(envelope.deadline);
      const reply = await this.exchange(operation, envelope);
      this.failures = 0;
      this.timeouts = 0;
      if ('refused' in reply) this.rest();
      return reply;
    } catch (error) {
      if (error instanceof ConnectionFailure) this.rest();
      throw error;
    } finally {
      this.pending -= 1;
    }
  }

  close(): void {
    this.client.close();
  }

  private async connect(deadline: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ConnectionFailure(false)), Math.min(CONNECT_MS, deadline - Date.now()));
    });
    try {
      await Promise.race([this.client.connect(), late]);
    } catch {
      this.client.close();
      throw new ConnectionFailure(false);
    } finally {
      clearTimeout(timer);
    }
  }

  private async exchange(operation: string, envelope: RpcEnvelope): Promise<RpcReply> {
    const answer = this.client.send<RpcReply, RpcEnvelope>(operation, envelope);
    try {
      return await firstValueFrom(answer.pipe(timeout(Math.max(1, envelope.deadline - Date.now()))));
    } catch (error) {
      if (error instanceof TimeoutError) {
        this.timeouts += 1;
        if (this.failures > 0 || this.timeouts >= HANGS_AFTER) this.drop();
        throw deadlineExceeded();
      }
      // Nest answers an operation that it does not know with a text; a broken connection is an Error.
      throw error instanceof Error ? new ConnectionFailure(true) : internal();
    }
  }

  /** Calls still under way break, and go on to another address. */
  private drop(): void {
    this.timeouts = 0;
    this.rest();
    this.client.close();
  }

  /** 100 ms, doubling to at most 5 s; the calls that one break ended count once. */
  private rest(): void {
    if (this.downUntil > Date.now()) return;
    this.failures += 1;
    this.downUntil = Date.now() + Math.min(5_000, 50 * 2 ** this.failures);
  }
}
