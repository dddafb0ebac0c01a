import { newId } from '@stallbook/kernel';
import type { BusMessage, MessageBus } from '@stallbook/messaging';

/** Publishes two messages of one stream in the wrong order. No service reacts to them. */
export function publishInWrongOrder(bus: MessageBus): Promise<void> {
  const stream = newId();
  const message = (sequence: number): BusMessage => ({
    id: newId(),
    topic: 'applications.application.v1',
    key: stream,
    stream,
    sequence,
    type: 'application.planted',
    version: 1,
    occurredAt: new Date().toISOString(),
    correlationId: stream,
    data: {},
  });
  return bus.publish([message(2_000), message(1_000)]);
}
