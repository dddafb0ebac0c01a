export class UnknownTopicError extends Error {
  override readonly name = 'UnknownTopicError';

  constructor(readonly topics: string[]) {
    super(`No such topic: ${topics.join(', ')}. Create topics with ensureTopics before use.`);
  }
}

export class UnknownDeadLetterError extends Error {
  override readonly name = 'UnknownDeadLetterError';

  constructor(readonly id: string) {
    super(`There is no dead letter with the ID ${id}.`);
  }
}

export class TransactionStuckError extends Error {
  override readonly name = 'TransactionStuckError';

  constructor(cause: Error) {
    super(`The transaction failed repeatedly: ${cause.message}`, { cause });
  }
}

export class BusClosedError extends Error {
  override readonly name = 'BusClosedError';

  constructor() {
    super('The message bus is closed.');
  }
}

export class PublishAbandonedError extends Error {
  override readonly name = 'PublishAbandonedError';

  constructor() {
    super('The publisher gave up before the messages were sent.');
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

export const describeError = (error: unknown): string => {
  const { name, message } = asError(error);
  return `${name}: ${message}`.slice(0, 500);
};
