export class UnknownTopicError extends Error {
  override readonly name = 'UnknownTopicError';

  constructor(readonly topics: string[]) {
    super(`No such topic: ${topics.join(', ')}. Topics are created by ensureTopics before they are used.`);
  }
}

export class UnknownDeadLetterError extends Error {
  override readonly name = 'UnknownDeadLetterError';

  constructor(readonly id: string) {
    super(`No dead letter has the id ${id}.`);
  }
}

/** A transaction failed again and again although its server answers: no outage, but the work's own fault. */
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

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** For logs and dead letters: name and message, bounded; no stack, no payload. */
export const describeError = (error: unknown): string => {
  const { name, message } = asError(error);
  return `${name}: ${message}`.slice(0, 500);
};
