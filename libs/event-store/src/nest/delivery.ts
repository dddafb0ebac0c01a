import type { BusMessage } from '@stallbook/messaging';
import type { AnyBulkWriteOperation, ClientSession, Collection } from 'mongodb';
import type { ProcessManager } from './process/process-manager.js';
import type { CommandContext } from '../store/command-context.js';
import type { Afterwards } from './afterwards.js';
import { DeliveryWrites } from './delivery-writes.js';
import type { CollectedWork, Reaction } from './reacts.js';

/** What the reactions to a batch of messages do in its transaction and after its commit. */
export class Delivery {
  readonly afterwards: Afterwards[] = [];
  private readonly writes = new DeliveryWrites();
  private readonly collected = new Map<CollectedWork<never>, unknown[]>();

  constructor(
    private readonly session: ClientSession,
    private readonly processes: ProcessManager,
  ) {}

  reactionTo(message: BusMessage, command: CommandContext): Reaction {
    const { session } = this;
    const afterwards = (work: Afterwards): void => void this.afterwards.push(work);
    const write = <T extends object>(collection: Collection<T>, operation: AnyBulkWriteOperation<T>): void =>
      this.writes.add(collection, operation);
    return {
      message,
      session,
      command,
      write,
      afterwards,
      collect: (work, item) => {
        const items = this.collected.get(work) ?? [];
        this.collected.set(work, items);
        items.push(item);
      },
      startProcess: (name, data) => {
        this.processes.start(name, data, { message, command, write });
        afterwards(() => this.processes.wake());
      },
    };
  }

  async finish(): Promise<void> {
    const { session } = this;
    const afterwards = (work: Afterwards): void => void this.afterwards.push(work);
    for (const [work, items] of this.collected) await work(items as never[], { session, afterwards });
    await this.writes.flush(session);
  }
}
