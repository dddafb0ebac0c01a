import { ClientTCP } from '@nestjs/microservices';
import { firstValueFrom, TimeoutError } from 'rxjs';
import { timeout } from 'rxjs/operators';
import { PING } from '../envelope.js';
import type { RpcEnvelope, RpcReply } from '../envelope.js';
import { deadlineExceeded, internal } from '../errors.js';
import { PromptSocket } from '../prompt-socket.js';

const CONNECT_MS = 1_000;
const PROBE_MS = 1_000;
/** One late answer is a slow operation; several with none in between are an address that hangs. */
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
  /** Whether calls may go there. An address that failed is asked first whether it is back. */
  isUp = true;
  private probeAt = 0;
  private failures = 0;
  private timeouts = 0;
  private readonly client: ClientTCP;

  constructor(
    readonly host: string,
    readonly port: number,
  ) {
    this.client = new ClientTCP({ host, port, socketClass: PromptSocket });
  }

  /** Throws `ConnectionFailure`, or `DEADLINE_EXCEEDED` when the answer does not come in time. */
  async send(operation: string, envelope: RpcEnvelope): Promise<RpcReply> {
    this.pending += 1;
    try {
      await this.connect(envelope.deadline);
      const reply = await this.exchange(operation, envelope);
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

  /** Asks an address that is down whether it is back, when it is time to; costs no call anything. */
  probe(): void {
    if (this.isUp || Date.now() < this.probeAt) return;
    this.probeAt = Infinity;
    void this.ask().then((isBack) => {
      if (isBack) {
        this.isUp = true;
        this.failures = 0;
      } else this.retryLater();
    });
  }

  close(): void {
    this.client.close();
  }

  private async ask(): Promise<boolean> {
    try {
      await this.connect(Date.now() + PROBE_MS);
      const reply = await firstValueFrom(this.client.send<RpcReply>(PING, {}).pipe(timeout(PROBE_MS)));
      return !('refused' in reply);
    } catch {
      this.client.close();
      return false;
    }
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
        if (this.timeouts >= HANGS_AFTER) this.drop();
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

  /** The calls that one break ended count once. */
  private rest(): void {
    if (!this.isUp) return;
    this.isUp = false;
    this.retryLater();
  }

  /** In 100 ms, doubling to at most 1 s. */
  private retryLater(): void {
    this.failures += 1;
    this.probeAt = Date.now() + Math.min(1_000, 50 * 2 ** this.failures);
  }
}
