import { UnknownDeadLetterError } from './errors.js';
import { labels } from './labels.js';
import type { BusLogger, DeadLetter, DeadLetters } from './port.js';
import { toRecord, type PublishQueue } from './publish/publish-queue.js';
import { retryTopic, type DeadLetterStore } from './transport.js';

interface DeadLettersParts {
  store: DeadLetterStore;
  queue: PublishQueue;
  logger: BusLogger;
}

export function createDeadLetters({ store, queue, logger }: DeadLettersParts): DeadLetters {
  const show = async (id: string): Promise<DeadLetter> => {
    const deadLetter = await store.get(id);
    if (!deadLetter) throw new UnknownDeadLetterError(id);
    return deadLetter;
  };

  return {
    list: (group) => store.list(group),
    show,
    async resend(id) {
      const deadLetter = await show(id);
      await queue.add([toRecord(deadLetter.message, retryTopic(deadLetter.group))]);
      await store.remove(deadLetter);
      logger.info({ group: deadLetter.group, ...labels(deadLetter.message) }, 'dead letter was sent again');
    },
    async discard(id, reason) {
      const deadLetter = await show(id);
      await store.remove(deadLetter);
      logger.warn({ group: deadLetter.group, ...labels(deadLetter.message), reason }, 'dead letter was discarded');
    },
    async forget(topic, key) {
      const deadLetters = await store.list();
      const held = deadLetters.filter(({ message }) => message.topic === topic && message.key === key);
      for (const deadLetter of held) await store.remove(deadLetter);
    },
  };
}
