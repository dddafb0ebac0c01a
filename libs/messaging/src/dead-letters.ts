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

/** What an admin does with dead letters: the same over every adapter. */
export function createDeadLetters({ store, queue, logger }: DeadLettersParts): DeadLetters {
  const show = async (id: string): Promise<DeadLetter> => {
    const letter = await store.get(id);
    if (!letter) throw new UnknownDeadLetterError(id);
    return letter;
  };

  return {
    list: (group) => store.list(group),
    show,
    async resend(id) {
      const letter = await show(id);
      await queue.add([toRecord(letter.message, retryTopic(letter.group))]);
      await store.remove(letter);
      logger.info({ group: letter.group, ...labels(letter.message) }, 'dead letter was sent again');
    },
    async discard(id, reason) {
      const letter = await show(id);
      await store.remove(letter);
      logger.warn({ group: letter.group, ...labels(letter.message), reason }, 'dead letter was discarded');
    },
    async forget(topic, key) {
      const letters = await store.list();
      const held = letters.filter(({ message }) => message.topic === topic && message.key === key);
      for (const letter of held) await store.remove(letter);
    },
  };
}
