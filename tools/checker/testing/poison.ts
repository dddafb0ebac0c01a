import { topics } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { MessageBus } from '@stallbook/messaging';
import type { Letter } from '../checks/dead-letters.js';

const TYPE = 'application.submitted';
const TOPIC = 'applications.application.v1';

/** Sends an unreadable message. Returns the expected dead letters. */
export async function sendPoison(bus: MessageBus, hearersOf: (type: string) => string[]): Promise<Letter[]> {
  await bus.ensureTopics([...topics]);
  const id = newId();
  const occurredAt = new Date().toISOString();
  await bus.publish([
    {
      id,
      topic: TOPIC,
      key: id,
      stream: id,
      sequence: 1,
      type: TYPE,
      version: 1,
      occurredAt,
      correlationId: id,
      data: { poison: true },
    },
  ]);
  return hearersOf(TYPE).map((group) => ({ group, messageId: id }));
}
