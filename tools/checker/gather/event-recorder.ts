import { topics } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { BusMessage, MessageBus, Subscription } from '@stallbook/messaging';

/** Reads as a new consumer would, from the first message on. */
export class EventRecorder {
  private constructor(
    private readonly heard: BusMessage[],
    private readonly subscription: Subscription,
  ) {}

  static async open(bus: MessageBus): Promise<EventRecorder> {
    const heard: BusMessage[] = [];
    const options = { group: `checker.${newId()}`, topics: topics.map(({ name }) => name) };
    const subscription = await bus.subscribe(options, (messages) => {
      heard.push(...messages);
      return Promise.resolve();
    });
    return new EventRecorder(heard, subscription);
  }

  /** Everything published so far. */
  async all(): Promise<BusMessage[]> {
    await this.subscription.caughtUp();
    return [...this.heard];
  }

  close(): Promise<void> {
    return this.subscription.stop();
  }
}
